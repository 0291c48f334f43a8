from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout_rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x):
        queries, keys, values = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = mask_before_softmax(queries @ keys.transpose(1, 2), keys.shape[-1])
        weights = inverted_dropout(weights, self.dropout_rate, self.training)
        return weights @ values
