def transfer_weights(sa_v2, sa_v1):
    for name, parameter in sa_v1.named_parameters():
        parameter.data.copy_(getattr(sa_v2, name).weight.data.transpose(0, 1))
    return sa_v1
