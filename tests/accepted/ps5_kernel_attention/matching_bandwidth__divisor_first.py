def matching_bandwidth(d_k):
    divisor = d_k**0.5
    # x.x_i / lambda^2 = x.x_i / sqrt(d_k)
    return divisor**0.5
