matching_bandwidth = lambda d_k: pow(d_k, 1 / 4)
