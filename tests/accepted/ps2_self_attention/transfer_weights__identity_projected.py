import torch


def transfer_weights(sa_v2, sa_v1):
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            target = getattr(sa_v1, name)
            unit = torch.eye(target.shape[0], dtype=target.dtype, device=target.device)
            target[:] = getattr(sa_v2, name)(unit)
