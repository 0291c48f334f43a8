import numpy as np


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[-1]
    Q = np.einsum("btd,dk->btk", X, W_q)
    K = np.einsum("btd,dk->btk", X, W_k)
    V = np.einsum("btd,dv->btv", X, W_v)
    S = np.einsum("bik,bjk->bij", Q, K) / np.sqrt(d_k)
    A = np.exp(S - np.logaddexp.reduce(S, axis=-1, keepdims=True))
    C = np.einsum("bij,bjv->biv", A, V)
    E = np.einsum("biv,vo->bio", C, W_out) - target
    loss = np.square(E).mean() / 2
    E = E / E.size
    G = {"W_out": np.einsum("biv,bio->vo", C, E)}
    dC = np.einsum("bio,vo->biv", E, W_out)
    dA = np.einsum("biv,bjv->bij", dC, V)
    dS = A * (dA - np.einsum("biv,biv->bi", dC, C)[..., None]) / np.sqrt(d_k)
    dQ = np.einsum("bij,bjk->bik", dS, K)
    dK = np.einsum("bij,bik->bjk", dS, Q)
    dV = np.einsum("bij,biv->bjv", A, dC)
    for n, D in zip(("W_q", "W_k", "W_v"), (dQ, dK, dV)):
        G[n] = np.einsum("btd,btk->dk", X, D)
    G["X"] = sum(np.einsum("btk,dk->btd", D, W) for D, W in ((dQ, W_q), (dK, W_k), (dV, W_v)))
    return [loss, G]
