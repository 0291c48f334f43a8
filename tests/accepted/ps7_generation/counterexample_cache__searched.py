import torch


def counterexample_cache():
    """Ways to cut are tried until the given attention parts from the full pass."""
    generator = torch.Generator().manual_seed(1)
    q, k, v = torch.randn(3, 1, 1, 6, 4, generator=generator).unbind(0)
    full = hasty_attention(q, k, v)
    for chunks in ([6], [1] * 6, [5, 1], [3, 3]):
        outputs, start = [], 0
        for t in chunks:
            end = start + t
            outputs.append(hasty_attention(q[:, :, start:end], k[:, :, :end], v[:, :, :end]))
            start = end
        if not torch.allclose(torch.cat(outputs, 2), full, atol=1e-4):
            return chunks
    return []
