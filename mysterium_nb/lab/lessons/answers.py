"""The answers to the questions of the lessons, out of sight of the notebooks that ask them."""

from typing import NamedTuple


class Between(NamedTuple):
    """A number is right from here to there: rounding, and other seeds, are allowed for."""

    low: float
    high: float


ANSWERS: dict[int, dict[str, Between | str]] = {
    1: {
        "a_crow": "m",
        "silence_in_the_last_hour": "d",
        "dread": "a",
        "seven_hours": "m",
        "everybody_looks_at_one_person": "d",
        "pressure_where_no_guess_may_miss": Between(1.0, 1.0),
    },
    2: {
        "bits_offered": Between(6.95, 7.0),
        "bits_needed": Between(2.55, 2.6),
        "bits_for_twelve": Between(3.55, 3.6),
        "bits_arrived": Between(0.3, 0.45),
        "larger_leak": "c",
    },
    3: {
        "sure_at_one": Between(0.74, 0.76),
        "sure_at_four": Between(0.93, 0.95),
        "alpha_of_friends": Between(3.0, 5.5),
        "what_a_low_alpha_says": "c",
    },
    4: {
        "hours_for_six_of_ten": Between(6, 6),
        "points_of_the_seventh_hour": Between(13, 20),
        "games_for_three_points": Between(1000, 1100),
        "twice_the_games": "b",
    },
    5: {
        "right_alone": Between(46, 51),
        "points_gained_by_a_vote": Between(3.5, 6.5),
        "right_when_all_follow_one": Between(46, 51),
        "what_helps_most": "b",
    },
    6: {
        "games_for_five_points": Between(880, 930),
        "chance_to_see_it_with_twelve": Between(4, 7),
        "false_alarms_when_peeking": Between(25, 35),
        "after_the_fact": "c",
    },
    7: {
        "worth_of_crows": Between(7, 14),
        "worth_of_tokens": Between(-3, 3),
        "why_tokens_look_worthless": "b",
        "crows_and_hours_are": "a",
    },
    8: {
        "a_wrong_guess_after_an_unclear_vision_is": "b",
        "the_same_piles_for_both": "a",
        "a_what_if_tells": "c",
    },
}
