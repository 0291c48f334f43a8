from torch import nn


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, activation="gelu"):
        super().__init__()
        self.linear1 = nn.Linear(d_model, d_ff)
        self.dropout = nn.Dropout(0.0)
        self.linear2 = nn.Linear(d_ff, d_model)
        if activation.startswith("gelu") and activation in {"gelu", "gelu_tanh"}:
            self.activation = nn.GELU(approximate={"gelu": "none"}.get(activation, "tanh"))
        elif activation == "relu":
            self.activation = nn.ReLU(inplace=True)
        else:
            raise ValueError("expected gelu, gelu_tanh or relu")

    def forward(self, x):
        return self.linear2(self.dropout(self.activation(self.linear1(x))))
