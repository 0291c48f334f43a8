"""Everything that admission says to a student, in both languages."""

from __future__ import annotations

from autograder.text import Text

# -- Why a file cannot be graded ---------------------------------------------------------------

EMPTY = Text(
    "Le fichier est vide. Rouvre ton travail, enregistre-le (Ctrl+S), puis rends le fichier de "
    "nouveau.",
    "The file is empty. Open your work, save it (Ctrl+S), then hand the file in again.",
)
TOO_LARGE = Text(
    "Le fichier dépasse {limit} Mo. Ce sont sans doute les sorties : efface-les (menu Édition ou "
    "Noyau, « Effacer toutes les sorties »), enregistre, puis rends le fichier de nouveau.",
    "The file is larger than {limit} MB. Its outputs are probably to blame: clear them (Edit or "
    "Kernel menu, “Clear All Outputs”), save, then hand the file in again.",
)
TOO_MUCH_CODE = Text(
    "Le code du fichier dépasse {limit} ko : des données y ont sans doute été collées. "
    "Garde seulement tes fonctions, puis rends le fichier de nouveau.",
    "The code of the file is longer than {limit} kB: data was probably pasted into it. "
    "Keep your functions only, then hand the file in again.",
)
TOO_MANY_CELLS = Text(
    "Le fichier compte plus de {limit} cellules de code ou d'instructions : des données y ont "
    "sans doute été collées. Garde seulement tes fonctions, puis rends le fichier de nouveau.",
    "The file has more than {limit} code cells or statements: data was probably pasted into it. "
    "Keep your functions only, then hand the file in again.",
)
TRUNCATED = Text(
    "Le fichier est tronqué : sa fin manque. Rouvre-le dans Jupyter et enregistre-le de nouveau ; "
    "si Jupyter ne l'ouvre plus, repars d'une sauvegarde (Fichier, « Revenir au point de "
    "contrôle ») ou recopie tes fonctions dans le carnet de départ.",
    "The file is cut short: its end is missing. Open it in Jupyter and save it again; if Jupyter "
    "no longer opens it, go back to a checkpoint (File, “Revert Notebook to Checkpoint”) or copy "
    "your functions into the notebook that you were given.",
)
BROKEN_JSON = Text(
    "Le carnet est abîmé à la ligne {line} : ce n'est plus du JSON. A-t-il été modifié dans un "
    "éditeur de texte ? Rouvre une version intacte dans Jupyter, enregistre-la et rends-la.",
    "The notebook is damaged at line {line}: it is no longer JSON. Was it changed in a text "
    "editor? Open an intact version in Jupyter, save it and hand that in.",
)
CONFLICT = Text(
    "Le carnet contient des marques de conflit git (« <<<<<<< ») à la ligne {line}. Choisis l'une "
    "des deux versions, vérifie que Jupyter ouvre le carnet, puis rends-le de nouveau.",
    "The notebook holds git conflict marks (“<<<<<<<”) at line {line}. Choose one of the two "
    "versions, check that Jupyter opens the notebook, then hand it in again.",
)
TOO_DEEP = Text(
    "Le fichier est imbriqué trop profondément pour être un carnet. Rouvre ton travail dans "
    "Jupyter, enregistre-le, puis rends le fichier de nouveau.",
    "The file is nested too deeply to be a notebook. Open your work in Jupyter, save it, then "
    "hand the file in again.",
)
NOT_A_NOTEBOOK = Text(
    "Ce fichier JSON n'est pas un carnet Jupyter : il n'a pas de cellules. Rends le fichier "
    ".ipynb dans lequel tu as travaillé.",
    "This JSON file is not a Jupyter notebook: it has no cells. Hand in the .ipynb file that you "
    "worked in.",
)
NO_CODE = Text(
    "Le carnet ne contient aucune cellule de code. Vérifie que c'est bien celui dans lequel tu as "
    "travaillé, et que tes cellules sont de type « Code ».",
    "The notebook has no code cell. Check that it is the one you worked in, and that your cells "
    "are of type “Code”.",
)
NO_PYTHON = Text(
    "Ce fichier ne contient pas de code Python. Rends le carnet (.ipynb) ou le script (.py) dans "
    "lequel tu as travaillé.",
    "This file holds no Python code. Hand in the notebook (.ipynb) or the script (.py) that you "
    "worked in.",
)
FOREIGN = Text(
    "Ce fichier est {kind_fr}, ni un carnet ni un script. Rends le fichier .ipynb (ou .py) "
    "lui-même : dans Jupyter, Fichier, « Télécharger ».",
    "This file is {kind_en}, neither a notebook nor a script. Hand in the .ipynb (or .py) file "
    "itself: in Jupyter, File, “Download”.",
)
OTHER_LANGUAGE = Text(
    "Ce carnet est écrit en {language}, alors que les exercices sont en Python. Choisis un noyau "
    "Python (menu Noyau, « Changer de noyau ») et écris tes fonctions en Python.",
    "This notebook is written in {language}, but the exercises are in Python. Choose a Python "
    "kernel (Kernel menu, “Change Kernel”) and write your functions in Python.",
)
WHICH_ASSIGNMENT = Text(
    "Impossible de savoir de quel devoir il s'agit : ni le nom du fichier ni les fonctions "
    "définies ne le disent. Nomme le fichier {examples}, et garde les noms de fonctions de "
    "l'énoncé.",
    "There is no telling which assignment this is: neither the file name nor the functions "
    "defined say so. Name the file {examples}, and keep the function names that you were given.",
)
OTHER_ASSIGNMENT = Text(
    "Ce fichier répond à {other}, et non à {wanted}. Pour {wanted}, rends le carnet de ce devoir.",
    "This file answers {other}, not {wanted}. For {wanted}, hand in that assignment's notebook.",
)
A_DIRECTORY = Text(
    "C'est un dossier, pas un fichier. Rends le carnet (.ipynb) ou le script (.py) qui s'y trouve.",
    "This is a folder, not a file. Hand in the notebook (.ipynb) or the script (.py) inside it.",
)
NOT_READABLE = Text(
    "Le fichier ne peut pas être lu ({why}). Vérifie ses droits d'accès, ou rends-en une copie.",
    "The file cannot be read ({why}). Check its permissions, or hand in a copy of it.",
)

# -- What admission did ------------------------------------------------------------------------

SHELL_CELL = Text(
    "{place_fr} lance des commandes (installation ou shell) : elle n'est pas exécutée. Tout ce "
    "qu'il faut est déjà installé.",
    "{place_en} runs commands (an installation or the shell): it is not run. All that is needed "
    "is already installed.",
)
SHELL_LINES = Text(
    "{place_fr} : les lignes de commande (!…, %pip…) sont sautées, le reste est exécuté.",
    "{place_en}: the command lines (!…, %pip…) are skipped, the rest is run.",
)
FOREIGN_CELL = Text(
    "{place_fr} est marquée comme du code {language}, pas Python : elle n'est pas exécutée.",
    "{place_en} is marked as {language} code, not Python: it is not run.",
)
DUPLICATED = Text(
    "Plusieurs cellules portent l'identifiant « {name} » (copie, fusion ou scission) : elles sont "
    "toutes exécutées dans l'ordre du fichier, et la dernière définition compte, comme dans "
    "Jupyter.",
    "Several cells carry the identifier “{name}” (a copy, a merge or a split): all are run in the "
    "order of the file, and the last definition counts, as in Jupyter.",
)
STUB_SET_ASIDE = Text(
    "{place_fr} contient encore l'énoncé vide de « {name} », que tu as écrite ailleurs : c'est ta "
    "version qui compte.",
    "{place_en} still holds the empty statement of “{name}”, which you wrote elsewhere: your "
    "version counts.",
)
RETYPED = Text(
    "{place_fr} définit « {name} » mais la cellule a été changée en texte : elle est lue comme du "
    "code. Redonne-lui le type « Code » pour pouvoir l'exécuter.",
    "{place_en} defines “{name}” but the cell was changed into text: it is read as code. Change "
    "its type back to “Code” to be able to run it.",
)
GIVEN_DELETED = Text(
    "Le code fourni « {name} » manque dans ton fichier : celui du cours est exécuté à sa place.",
    "The given code “{name}” is missing from your file: the course's own is run in its place.",
)
GIVEN_CHANGED = Text(
    "{place_fr} : tu as modifié le code fourni « {name} ». Ta version est exécutée, puis celle du "
    "cours.",
    "{place_en}: you changed the given code “{name}”. Your version is run, then the course's own.",
)
REJOINED = Text(
    "{place_fr} continue la cellule précédente, dont elle a été séparée : les deux sont lues "
    "ensemble.",
    "{place_en} continues the cell above, from which it was split: the two are read together.",
)
NEAR_MISS = Text(
    "« {name} » n'est pas définie, mais « {found} » l'est : est-ce une faute de frappe ? Le nom "
    "doit être exactement celui de l'énoncé.",
    "“{name}” is not defined, but “{found}” is: is it a typing mistake? The name must be exactly "
    "the one you were given.",
)
OWN_MODULE = Text(
    "{place_fr} va chercher des fonctions de l'énoncé dans le module « {module} », que la "
    "correction n'a pas : tout doit tenir dans le fichier rendu. Recopie-les dans une cellule de "
    "ce fichier.",
    "{place_en} takes functions of the exercises from the module “{module}”, which is not there "
    "when it is graded: everything must be in the one file that is handed in. Copy them into a "
    "cell of that file.",
)
OTHER_KERNEL = Text(
    "Le carnet demande le noyau « {kernel} » ; il est corrigé avec Python 3.",
    "The notebook asks for the kernel “{kernel}”; it is graded with Python 3.",
)
KNOWN_BY_CONTENT = Text(
    "Le nom du fichier ne dit pas de quel devoir il s'agit ; d'après les fonctions définies, "
    "c'est {assignment}.",
    "The file name does not say which assignment this is; by the functions defined, it is "
    "{assignment}.",
)
KNOWN_BY_CALLER = Text(
    "Ni le nom du fichier ni les fonctions définies ne disent de quel devoir il s'agit ; il est "
    "corrigé comme {assignment}.",
    "Neither the file name nor the functions defined say which assignment this is; it is graded "
    "as {assignment}.",
)
CONTRADICTION = Text(
    "Le fichier est corrigé comme {assignment}, alors que {source_fr} {other}. Si ce n'est pas le "
    "bon devoir, rends le fichier qui convient.",
    "The file is graded as {assignment}, although {source_en} {other}. If that is the wrong "
    "assignment, hand in the right file.",
)
NOT_NOTEBOOK_BUT_SCRIPT = Text(
    "Malgré son nom, le fichier est un script Python : il est corrigé comme tel.",
    "In spite of its name, the file is a Python script: it is graded as such.",
)
NOT_SCRIPT_BUT_NOTEBOOK = Text(
    "Malgré son nom, le fichier est un carnet Jupyter : il est corrigé comme tel.",
    "In spite of its name, the file is a Jupyter notebook: it is graded as such.",
)
CONFLICT_IN_SCRIPT = Text(
    "Le fichier contient des marques de conflit git (« <<<<<<< ») à la ligne {line} : ce sont des "
    "erreurs de syntaxe. Choisis l'une des deux versions, puis rends-le de nouveau.",
    "The file holds git conflict marks (“<<<<<<<”) at line {line}: they are syntax errors. Choose "
    "one of the two versions, then hand it in again.",
)
AFTER_THE_END = Text(
    "Du texte suit la fin du carnet dans le fichier : il est ignoré.",
    "Some text follows the end of the notebook in the file: it is ignored.",
)

# Flags for the instructor.
DUPLICATED_CELLS = "duplicated cells"
RETYPED_CELL = "retyped cell"
NO_IDS = "no ids"
ANOTHER_KERNEL = "other kernel"
RENAMED_FILE = "renamed file"
ANOTHER_KIND = "other kind of file"


def fill(text: Text, **values: object) -> Text:
    return Text(fr=text.fr.format(**values), en=text.en.format(**values))
