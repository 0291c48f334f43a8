import torch
from torch import nn


class Loss(nn.Module):
    def forward(self, logits, targets):
        z = logits.permute(0, 2, 1)
        log_p = z - z.logsumexp(1, keepdim=True)
        return -log_p.gather(1, targets.unsqueeze(1)).mean()


language_model_loss = Loss()
