def transfer_weights(sa_v2, sa_v1):
    for name in ["W_query", "W_key", "W_value"]:
        getattr(sa_v1, name).data = getattr(sa_v2, name).weight.detach().T.contiguous().clone()
