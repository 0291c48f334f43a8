import math

import numpy as np


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    B, T, _ = X.shape
    d_k = W_q.shape[1]
    gX, gq, gk = np.zeros(X.shape), np.zeros(W_q.shape), np.zeros(W_k.shape)
    gv, go, loss = np.zeros(W_v.shape), np.zeros(W_out.shape), 0.0
    for b in range(B):
        q, k, v = X[b].dot(W_q), X[b].dot(W_k), X[b].dot(W_v)
        dq, dk, dv = np.zeros(q.shape), np.zeros(k.shape), np.zeros(v.shape)
        for i in range(T):
            s = np.array([q[i].dot(k[j]) for j in range(T)]) / math.sqrt(d_k)
            a = np.exp(s - s.max())
            a = a / a.sum()
            c = a.dot(v)
            e = c.dot(W_out) - target[b, i]
            loss += 0.5 * e.dot(e) / target.size
            e = e / target.size
            go += np.outer(c, e)
            dc = W_out.dot(e)
            da = v.dot(dc)
            ds = a * (da - a.dot(da)) / math.sqrt(d_k)
            dv += np.outer(a, dc)
            dq[i] += ds.dot(k)
            dk += np.outer(ds, q[i])
        gq += X[b].T.dot(dq)
        gk += X[b].T.dot(dk)
        gv += X[b].T.dot(dv)
        gX[b] = dq.dot(W_q.T) + dk.dot(W_k.T) + dv.dot(W_v.T)
    return loss, {"X": gX, "W_q": gq, "W_k": gk, "W_v": gv, "W_out": go}
