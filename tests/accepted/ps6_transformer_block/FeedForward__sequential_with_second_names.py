from torch import nn


class FeedForward(nn.Sequential):
    def __init__(self, d_model, d_ff, activation="gelu"):
        match activation:
            case "gelu":
                phi = nn.GELU()
            case "gelu_tanh":
                phi = nn.GELU("tanh")
            case "relu":
                phi = nn.ReLU()
            case _:
                raise ValueError("activation")
        super().__init__(nn.Linear(d_model, d_ff), phi, nn.Linear(d_ff, d_model))
        self.linear1, self.linear2 = self[0], self[2]

    def forward(self, x):
        return self[2](self[1](self[0](x)))
