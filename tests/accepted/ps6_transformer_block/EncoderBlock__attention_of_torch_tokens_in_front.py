from torch import nn


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.mha = nn.MultiheadAttention(d_model, num_heads)
        self.mlp = FeedForward(d_model, d_ff, activation="gelu")
        self.first, self.second = LayerNorm(d_model, eps=1e-5), LayerNorm(d_model)
        self.dropout = nn.Dropout(p=dropout)
        self.forward_of_order = self._pre if norm_first else self._post

    def _attend(self, x, mask):
        turned = x.transpose(0, 1)
        answer, _ = self.mha(turned, turned, turned, attn_mask=mask)
        return self.dropout(answer.transpose(0, 1))

    def _pre(self, x, mask):
        x = self._attend(self.first(x), mask) + x
        return self.dropout(self.mlp(self.second(x))) + x

    def _post(self, x, mask):
        x = self.first(self._attend(x, mask) + x)
        return self.second(self.dropout(self.mlp(x)) + x)

    def forward(self, x, mask=None):
        return self.forward_of_order(x, mask)
