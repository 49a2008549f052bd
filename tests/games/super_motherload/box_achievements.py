"""The Achievements of the box.

Tests of what the book says about them read these lists, so that an Achievement that is added later
changes none of them.
"""

BOX_MAJORS = (
    "demolition_crew",
    "deep_divers",
    "sun_chasers",
    "free_spirits",
    "full_house",
    "fire_and_ice",
    "hazard_team",
    "green_machine",
    "three_wings",
    "old_guard",
)
BOX_MINORS = (
    "rock_breaker",
    "big_bang",
    "pay_dirt",
    "long_haul",
    "steel_nerves",
    "hard_head",
    "bulk_load",
    "jackpot",
    "mixed_bag",
    "seam_runner",
    "iron_works",
    "gold_rush",
    "platinum_card",
    "green_fever",
    "red_fever",
    "crown_jewels",
    "well_spread",
    "powder_keg",
    "collector",
    "shopping_spree",
)
