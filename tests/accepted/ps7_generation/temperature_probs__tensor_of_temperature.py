import torch


def temperature_probs(logits, temperature):
    tau = torch.as_tensor(temperature, dtype=logits.dtype, device=logits.device)
    if (tau <= 0).item():
        raise ValueError("temperature must be > 0")
    return (logits / tau).softmax(-1)
