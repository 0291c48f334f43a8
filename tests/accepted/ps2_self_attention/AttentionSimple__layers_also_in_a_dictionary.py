from torch import nn


class AttentionSimple(nn.Module):
    def __init__(self, d_modele):
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.projections = nn.ModuleDict({"q": self.w_q, "k": self.w_k, "v": self.w_v})

    def forward(self, x, masque=None):
        return scaled_dot_product_attention(*(p(x) for p in self.projections.values()), masque)
