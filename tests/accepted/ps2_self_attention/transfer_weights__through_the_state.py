def transfer_weights(sa_v2, sa_v1):
    state = sa_v1.state_dict()
    for name in ("W_query", "W_key", "W_value"):
        state[name] = sa_v2.state_dict()[f"{name}.weight"].t()
    sa_v1.load_state_dict(state)
