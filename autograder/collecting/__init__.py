"""Getting work in: a download of Moodle, Canvas or Gradescope becomes submitted/."""

from autograder.collecting.archive import Download, Member, Refused, open_download
from autograder.collecting.collector import Collected, Collection, collect_download
from autograder.collecting.dates import submission_times
from autograder.collecting.people import Known, Person, Roster, merged
from autograder.collecting.placing import Placed
from autograder.collecting.record import known_of, read_record
from autograder.collecting.roster import read_roster
from autograder.collecting.sources import SOURCES, Source, guess_assignment, looks_like

__all__ = [
    "SOURCES",
    "Collected",
    "Collection",
    "Download",
    "Known",
    "Member",
    "Person",
    "Placed",
    "Refused",
    "Roster",
    "Source",
    "collect_download",
    "guess_assignment",
    "known_of",
    "looks_like",
    "merged",
    "open_download",
    "read_record",
    "read_roster",
    "submission_times",
]
