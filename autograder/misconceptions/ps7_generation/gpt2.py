"""Known mistakes of load_gpt2."""

# Programs as students write them.
# ruff: noqa: F841

from __future__ import annotations

import torch
from torch import nn

from autograder.misconceptions.hints import Hints
from autograder.mistakes import Mistakes

MISTAKES = Mistakes()

CONV1D: Hints = {
    "fr": (
        (
            "Une matrice carrée accepte sa transposée sans rien dire. Laquelle des quatre est "
            "carrée ?"
        ),
        (
            "Une matrice de GPT-2 est recopiée sans être transposée : ses `Conv1D` rangent (in, "
            "out), `nn.Linear` (out, in)."
        ),
        (
            "`.T` pour les quatre matrices `c_…`, `attn.c_proj` comprise ; jamais `.view` ni "
            "`.reshape`."
        ),
    ),
    "en": (
        "A square matrix accepts its transpose without a word. Which of the four is square?",
        (
            "A matrix of GPT-2 is copied without being transposed: its `Conv1D`s store (in, out), "
            "`nn.Linear` (out, in)."
        ),
        ("`.T` for the four matrices `c_…`, `attn.c_proj` included; never `.view` nor `.reshape`."),
    ),
}

PACKED: Hints = {
    "fr": (
        (
            "Dans quel ordre `c_attn` range-t-elle ses trois parts : tête par tête, ou toutes les "
            "requêtes d'abord ?"
        ),
        "Les colonnes de `c_attn` sont coupées dans un autre ordre que Q, K, V.",
        ("`queries, keys, values = c_attn.T.chunk(3)`, dans cet ordre, et de même pour le biais."),
    ),
    "en": (
        ("In which order does `c_attn` store its three parts: head by head, or all queries first?"),
        "The columns of `c_attn` are cut in another order than Q, K, V.",
        ("`queries, keys, values = c_attn.T.chunk(3)`, in that order, and likewise for the bias."),
    ),
}

BIASES_OF_GPT2: Hints = {
    "fr": (
        "Dans GPT-2 chaque `Linear` a un biais. Le tableau en compte combien par bloc ?",
        "Des biais ne sont pas recopiés : ceux de `c_attn`, de `c_proj` ou du MLP.",
        "Chaque ligne `.weight, .bias` du tableau se recopie deux fois.",
    ),
    "en": (
        "In GPT-2 each `Linear` has a bias. How many does the table count in a block?",
        "Some biases are not copied: those of `c_attn`, of `c_proj` or of the MLP.",
        "Each line `.weight, .bias` of the table is copied twice.",
    ),
}

NORMS_OF_GPT2: Hints = {
    "fr": (
        "Un modèle neuf a des normes à 1 et 0 : si tu les oublies, que devient GPT-2 ?",
        "Une norme n'est pas recopiée, ou l'est dans une autre : `ln_1`, `ln_2`, `ln_f`.",
        ("`ln_1` va dans `norm1`, `ln_2` dans `norm2`, `ln_f` dans `final_norm`, poids et biais."),
    ),
    "en": (
        "A fresh model has norms of 1 and 0: if you forget them, what becomes of GPT-2?",
        "A norm is not copied, or is copied into another: `ln_1`, `ln_2`, `ln_f`.",
        (
            "`ln_1` goes into `norm1`, `ln_2` into `norm2`, `ln_f` into `final_norm`, weight and "
            "bias."
        ),
    ),
}

TABLES_OF_GPT2: Hints = {
    "fr": (
        (
            "Deux tables font entrer les jetons : leur numéro, et leur place. Les as-tu toutes "
            "les deux ?"
        ),
        "`wte` ou `wpe` n'est pas recopiée.",
        "`wte.weight` dans `tok_emb`, `wpe.weight` dans `pos_emb`.",
    ),
    "en": (
        "Two tables let tokens in: their number, and their place. Do you have both?",
        "`wte` or `wpe` is not copied.",
        "`wte.weight` into `tok_emb`, `wpe.weight` into `pos_emb`.",
    ),
}

HEAD_OF_GPT2: Hints = {
    "fr": (
        "Où est la tête quand le dictionnaire n'en a pas ? Et quand il en a une ?",
        "`head` reste au hasard sans `lm_head.weight`, ou prend toujours la table des jetons.",
        '`weights.get("lm_head.weight", weights["wte.weight"])`.',
    ),
    "en": (
        "Where is the head when the dictionary has none? And when it has one?",
        "`head` stays random without `lm_head.weight`, or always takes the table of tokens.",
        '`weights.get("lm_head.weight", weights["wte.weight"])`.',
    ),
}

PREFIX: Hints = {
    "fr": (
        "Les clés commencent-elles toujours de la même façon ?",
        "Une des deux écritures, avec ou sans `transformer.`, n'est pas acceptée.",
        '`{name.removeprefix("transformer."): w for name, w in state_dict.items()}`.',
    ),
    "en": (
        "Do the keys always begin in the same way?",
        "One of the two spellings, with or without `transformer.`, is not accepted.",
        '`{name.removeprefix("transformer."): w for name, w in state_dict.items()}`.',
    ),
}

OTHER_KEYS: Hints = {
    "fr": (
        "Le dictionnaire contient un masque de plus : qu'en fais-tu ?",
        "Une clé que tu ne connais pas arrête tout.",
        "Va chercher les clés du tableau, une par une, au lieu de parcourir le dictionnaire.",
    ),
    "en": (
        "The dictionary holds one more mask: what do you do with it?",
        "A key that you do not know stops everything.",
        "Fetch the keys of the table, one by one, instead of going through the dictionary.",
    ),
}

LAYERS_OF_GPT2: Hints = {
    "fr": (
        (
            "Douze couches : chacune a-t-elle reçu ses propres poids ? `h.1` et `h.11` se "
            "ressemblent."
        ),
        "Toutes les couches ne sont pas remplies, ou l'une reçoit les poids d'une autre.",
        (
            "`for i, block in enumerate(model.blocks):` et des clés entières, "
            '`f"h.{i}.ln_1.weight"`.'
        ),
    ),
    "en": (
        "Twelve layers: has each received its own weights? `h.1` and `h.11` look alike.",
        "Not all layers are filled, or one is given the weights of another.",
        '`for i, block in enumerate(model.blocks):` and whole keys, `f"h.{i}.ln_1.weight"`.',
    ),
}

MEMORY_OF_GPT2: Hints = {
    "fr": (
        "Si l'on entraîne le modèle ensuite, que deviennent les nombres du dictionnaire ?",
        "Un paramètre lit la mémoire du dictionnaire au lieu d'avoir la sienne.",
        "`parameter.copy_(weight)` sous `torch.no_grad()`, ou `load_state_dict`, qui copie.",
    ),
    "en": (
        "If one then trains the model, what becomes of the numbers of the dictionary?",
        "A parameter reads the memory of the dictionary instead of having its own.",
        ("`parameter.copy_(weight)` under `torch.no_grad()`, or `load_state_dict`, which copies."),
    ),
}

DICTIONARY_CHANGED: Hints = {
    "fr": (
        "Le dictionnaire doit resservir : est-il le même après ton passage ?",
        "Des clés sont retirées ou ajoutées, ou des tenseurs transposés sur place.",
        (
            "Fais un nouveau dictionnaire avec les noms sans préfixe, et lis sans `pop` ni "
            "opération sur place."
        ),
    ),
    "en": (
        "The dictionary must serve again: is it the same after you?",
        "Keys are taken out or added, or tensors transposed in place.",
        (
            "Make a new dictionary with the names without prefix, and read without `pop` or any "
            "operation in place."
        ),
    ),
}

FROZEN_GPT2: Hints = {
    "fr": (
        "Peut-on encore affiner ce modèle ?",
        "Des poids ne sont plus des paramètres à entraîner.",
        ("`parameter.copy_(weight)` sous `torch.no_grad()` laisse `requires_grad` comme il est."),
    ),
    "en": (
        "Can this model still be fine-tuned?",
        "Some weights are no longer parameters to train.",
        "`parameter.copy_(weight)` under `torch.no_grad()` leaves `requires_grad` as it is.",
    ),
}

MLP_OF_GPT2: Hints = {
    "fr": (
        "Deux matrices s'appellent `c_proj` : laquelle sort de l'attention, laquelle du MLP ?",
        "Une matrice du MLP manque, ou n'est pas à sa place.",
        ("`mlp.c_fc` dans `linear1`, `mlp.c_proj` dans `linear2`, `attn.c_proj` dans `out_proj`."),
    ),
    "en": (
        "Two matrices are called `c_proj`: which one leaves attention, which one the MLP?",
        "A matrix of the MLP is missing, or is not in its place.",
        ("`mlp.c_fc` into `linear1`, `mlp.c_proj` into `linear2`, `attn.c_proj` into `out_proj`."),
    ),
}

KIND_OF_GPT2: Hints = {
    "fr": (
        "Un modèle en float64 l'est-il encore après le chargement ?",
        "Les poids sont convertis en chemin : ils perdent des décimales.",
        "Pas de `.float()` ni de `.half()` : `copy_` convertit vers le type du paramètre.",
    ),
    "en": (
        "Is a model in float64 still so after loading?",
        "Weights are converted on the way: they lose decimals.",
        "No `.float()` or `.half()`: `copy_` converts to the type of the parameter.",
    ),
}


@MISTAKES.of("load_gpt2", "LM-10", family="gpt2-square", **CONV1D)
def load_gpt2__square_not_transposed(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"], w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-10", **CONV1D)
def load_gpt2__nothing_transposed(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"], w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"], w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"], w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-10", **CONV1D)
def load_gpt2__reshaped(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(
                feed.linear1,
                w[h + "mlp.c_fc.weight"].reshape(feed.linear1.weight.shape),
                w[h + "mlp.c_fc.bias"],
            )
            put(
                feed.linear2,
                w[h + "mlp.c_proj.weight"].reshape(feed.linear2.weight.shape),
                w[h + "mlp.c_proj.bias"],
            )
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-10", **CONV1D)
def load_gpt2__everything_reshaped(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"]
            weights = weights.reshape(weights.shape[1], weights.shape[0]).chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"], w[h + "attn.c_proj.bias"])
            put(
                feed.linear1,
                w[h + "mlp.c_fc.weight"].reshape(feed.linear1.weight.shape),
                w[h + "mlp.c_fc.bias"],
            )
            put(
                feed.linear2,
                w[h + "mlp.c_proj.weight"].reshape(feed.linear2.weight.shape),
                w[h + "mlp.c_proj.bias"],
            )
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-10", **CONV1D)
def load_gpt2__parts_not_transposed(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].chunk(3, dim=1)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-10", **CONV1D)
def load_gpt2__rows_cut(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            packed = w[h + "attn.c_attn.weight"]
            weights = packed.reshape(3, packed.shape[0], packed.shape[0])
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-10", family="gpt2-square", **CONV1D)
def load_gpt2__transposed_twice(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T.T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "MH-11", **PACKED)
def load_gpt2__keys_first(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_key, weights[0], biases[0])
            put(attention.W_query, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "MH-11", **PACKED)
def load_gpt2__values_first(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_value, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_query, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "MH-11", **PACKED)
def load_gpt2__values_and_keys_swapped(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_value, weights[1], biases[1])
            put(attention.W_key, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "MH-11", **PACKED)
def load_gpt2__head_by_head(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            heads = attention.num_heads
            packed = w[h + "attn.c_attn.weight"].T
            weights = packed.reshape(heads, 3, -1, packed.shape[1]).transpose(0, 1)
            weights = weights.reshape(3, -1, packed.shape[1])
            biases = w[h + "attn.c_attn.bias"].reshape(heads, 3, -1).transpose(0, 1).reshape(3, -1)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "MH-11", **PACKED)
def load_gpt2__every_third_column(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            packed = w[h + "attn.c_attn.weight"].T
            weights = [packed[k::3] for k in range(3)]
            biases = [w[h + "attn.c_attn.bias"][k::3] for k in range(3)]
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "MH-11", **PACKED)
def load_gpt2__same_part_thrice(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[0], biases[0])
            put(attention.W_value, weights[0], biases[0])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-biases", **BIASES_OF_GPT2)
def load_gpt2__no_bias_of_projections(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            attention.W_query.weight.copy_(weights[0])
            attention.W_key.weight.copy_(weights[1])
            attention.W_value.weight.copy_(weights[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-biases", **BIASES_OF_GPT2)
def load_gpt2__no_bias_at_all(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-biases", **BIASES_OF_GPT2)
def load_gpt2__biases_zeroed(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.zero_()

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-biases", **BIASES_OF_GPT2)
def load_gpt2__biases_in_another_order(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[1])
            put(attention.W_key, weights[1], biases[0])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-biases", **BIASES_OF_GPT2)
def load_gpt2__no_bias_of_the_output(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            attention.out_proj.weight.copy_(w[h + "attn.c_proj.weight"].T)
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-norms", **NORMS_OF_GPT2)
def load_gpt2__norms_swapped(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            put(block.norm2, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-norms", **NORMS_OF_GPT2)
def load_gpt2__one_norm_twice(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-norms", **NORMS_OF_GPT2)
def load_gpt2__no_norms(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-norms", **NORMS_OF_GPT2)
def load_gpt2__no_final_norm(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-tables", **TABLES_OF_GPT2)
def load_gpt2__no_positions(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-tables", **TABLES_OF_GPT2)
def load_gpt2__no_tokens(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "LM-9", **HEAD_OF_GPT2)
def load_gpt2__head_left(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        if "lm_head.weight" in w:
            model.head.weight.copy_(w["lm_head.weight"])


@MISTAKES.of("load_gpt2", "LM-9", family="gpt2-tied", **HEAD_OF_GPT2)
def load_gpt2__head_always_tied(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w["wte.weight"])


@MISTAKES.of("load_gpt2", "LM-9", family="gpt2-tied", **HEAD_OF_GPT2)
def load_gpt2__head_bound_to_the_table(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
    model.head.weight = model.tok_emb.weight


@MISTAKES.of("load_gpt2", "LM-9", **HEAD_OF_GPT2)
def load_gpt2__head_required(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w["lm_head.weight"])


@MISTAKES.of("load_gpt2", "LM-9", **HEAD_OF_GPT2)
def load_gpt2__head_never_loaded(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])


@MISTAKES.of("load_gpt2", "PS7-gpt2-prefix", **PREFIX)
def load_gpt2__prefix_required(model, state_dict):
    prefix = "transformer."
    w = {n[len(prefix) :]: t for n, t in state_dict.items() if n.startswith(prefix)}
    if "lm_head.weight" in state_dict:
        w["lm_head.weight"] = state_dict["lm_head.weight"]

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-prefix", **PREFIX)
def load_gpt2__no_prefix(model, state_dict):
    w = state_dict

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-prefix", **PREFIX)
def load_gpt2__first_part_removed(model, state_dict):
    w = {name.partition(".")[2]: tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-keys", **OTHER_KEYS)
def load_gpt2__unknown_keys_refused(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}
    for name in w:
        if name.endswith(("attn.bias", "masked_bias")) or name.split(".")[0] not in (
            "wte",
            "wpe",
            "h",
            "ln_f",
            "lm_head",
        ):
            raise KeyError(name)

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-keys", **OTHER_KEYS)
def load_gpt2__found_by_their_end(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            bias = next(
                t
                for n, t in w.items()
                if (n.startswith(h) and n.endswith("attn.bias")) or n == h + "attn.c_proj.bias"
            )
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, bias)
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-layers", **LAYERS_OF_GPT2)
def load_gpt2__first_layer_alone(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks[:1]):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-layers", **LAYERS_OF_GPT2)
def load_gpt2__first_layer_everywhere(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for block in model.blocks:
            h, attention, feed = "h.0.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-layers", **LAYERS_OF_GPT2)
def load_gpt2__two_layers_alone(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks[:2]):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-layers", **LAYERS_OF_GPT2)
def load_gpt2__one_digit(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{str(i)[0]}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-layers", **LAYERS_OF_GPT2)
def load_gpt2__sorted_as_words(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = (
                f"h.{sorted(map(str, range(len(model.blocks))))[i]}.",
                block.attention,
                block.feed_forward,
            )
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-memory", **MEMORY_OF_GPT2)
def load_gpt2__data_assigned(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.data = weight
        layer.bias.data = bias

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-memory", **MEMORY_OF_GPT2)
def load_gpt2__new_parameters(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight = nn.Parameter(weight)
        layer.bias = nn.Parameter(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-memory", **MEMORY_OF_GPT2)
def load_gpt2__table_shared(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.data = w["wte.weight"]
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-memory", **MEMORY_OF_GPT2)
def load_gpt2__head_shared(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.data = w.get("lm_head.weight", w["wte.weight"])


@MISTAKES.of("load_gpt2", "PS7-gpt2-dictionary", **DICTIONARY_CHANGED)
def load_gpt2__popped(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(state_dict.pop("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-dictionary", **DICTIONARY_CHANGED)
def load_gpt2__head_added(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}
    if "lm_head.weight" not in state_dict:
        state_dict["lm_head.weight"] = w["wte.weight"]

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-dictionary", **DICTIONARY_CHANGED)
def load_gpt2__renamed(model, state_dict):
    for name in list(state_dict):
        state_dict[name.removeprefix("transformer.")] = state_dict.pop(name)
    w = state_dict

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-dictionary", **DICTIONARY_CHANGED)
def load_gpt2__transposed_in_place(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].t_(), w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-frozen", **FROZEN_GPT2)
def load_gpt2__frozen(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))
    model.requires_grad_(False)


@MISTAKES.of("load_gpt2", "PS7-gpt2-frozen", **FROZEN_GPT2)
def load_gpt2__tables_frozen(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))
    model.tok_emb.weight.requires_grad_(False)
    model.pos_emb.weight.requires_grad_(False)


@MISTAKES.of("load_gpt2", "PS7-gpt2-mlp", **MLP_OF_GPT2)
def load_gpt2__no_mlp(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-mlp", **MLP_OF_GPT2)
def load_gpt2__projection_of_the_mlp_left(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-mlp", **MLP_OF_GPT2)
def load_gpt2__output_projection_left(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-mlp", **MLP_OF_GPT2)
def load_gpt2__biases_of_both_projections(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-kind", **KIND_OF_GPT2)
def load_gpt2__through_float32(model, state_dict):
    w = {name.removeprefix("transformer."): tensor.float() for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))


@MISTAKES.of("load_gpt2", "PS7-gpt2-kind", **KIND_OF_GPT2)
def load_gpt2__through_float16(model, state_dict):
    w = {name.removeprefix("transformer."): tensor.half() for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(model.blocks):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))
