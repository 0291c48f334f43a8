import torch


@torch.no_grad()
def transfer_weights(sa_v2, sa_v1):
    for mine, theirs in (
        (sa_v1.W_query, sa_v2.W_query),
        (sa_v1.W_key, sa_v2.W_key),
        (sa_v1.W_value, sa_v2.W_value),
    ):
        for i in range(mine.shape[0]):
            for j in range(mine.shape[1]):
                mine[i, j] = theirs.weight[j, i]
