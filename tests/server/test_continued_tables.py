"""Tables that continue a record: what its maker may know of it never helps against others."""

import json
import random
import secrets
from typing import Any

from motherlode.kernel import registry
from motherlode.kernel.play import Play
from motherlode.kernel.record import Seat, first_play, from_json, record_of, replay, to_json
from tests.load.client import Api, Follower
from tests.server.play import play_until, wait_for_number
from tests.server.sites import Site, drive

SEED = bytes(range(32))
GAME = "mothership"
ENTRIES = 12


def forged(entries: int = 0) -> dict[str, Any]:
    """A record that its maker made up: a seed of its choice, and the first legal actions."""
    play = Play(registry.find_game(GAME).setup(2), SEED)
    for _ in range(entries):
        play.play(play.legal()[0])
    made: dict[str, Any] = json.loads(to_json(record_of(play, [Seat("Eve"), Seat("Bob")])))
    return made


def hand_in(record: dict[str, Any], seat: int) -> Any:
    """The hand that a seat would have if the record went on."""
    play = first_play(from_json(encode(record)))
    for text in record["actions"]:
        play.enter(text)
    return play.view(seat)["seats"][seat]["hand"]


def encode(record: dict[str, Any]) -> bytes:
    return json.dumps(record).encode()


async def continue_record(api: Api, record: dict[str, Any], **form: Any) -> dict[str, Any]:
    """A listed table with an open seat that continues a record; all have sat down."""
    body: dict[str, Any] = {
        "record": record,
        "number": len(record["actions"]),
        "seats": [{"kind": "human"}, {"kind": "open"}],
        "listed": True,
        **form,
    }
    made: dict[str, Any] = await api.create_and_sit(body, "/tables/play-on")
    join = {"name": "Bob", "entropy": secrets.token_hex(32)}
    joined = await api.post(f"/tables/{made['table']}/join", body=join)
    made["seats"].append({"seat": joined["seat"], "token": joined["token"]})
    return made


def test_the_maker_of_a_forged_record_knows_no_hand(site: Site) -> None:
    """Of several tables from one record every hand differs from the known one at least once."""

    async def work() -> None:
        record = forged(ENTRIES)
        known = [hand_in(record, seat) for seat in (0, 1)]
        dealt: list[list[Any]] = []
        assert all(sum(hand.values()) >= 2 for hand in known)
        async with site.api() as api:
            for _ in range(4):
                made = await continue_record(api, record)
                async with site.open_seats(made) as seats:
                    for seat in seats:
                        await seat.until(lambda seat=seat: seat.position is not None)
                    views = [(seat.position or {})["view"] for seat in seats]
                    dealt.append([views[i]["seats"][i]["hand"] for i in (0, 1)])
                    info: dict[str, Any] = seats[0].table
                    assert info["fairness"]["scheme"] == "commit-reveal 1"
                    assert info["fairness"]["seed"] == ""
                    assert (info["practice"], info["parent"]["redealt"]) == (False, True)
                    assert info["parent"]["cut"] == ENTRIES
        for number in (0, 1):
            assert any(hands[number] != known[number] for hands in dealt)

    drive(work)


def test_before_the_first_entry_the_public_deal_is_new_too(site: Site) -> None:
    """Who starts and what lies open was the maker's choice: it searched for a seed."""

    async def work() -> None:
        record, starts = forged(), set[int]()
        async with site.api() as api:
            for _ in range(40):
                made = await continue_record(api, record)
                path, first = f"/tables/{made['table']}", made["seats"][0]
                assert (await api.get(path))["table"]["parent"] is None
                asked = (await api.get(f"{path}/state", first["token"]))["position"]["legal"]
                starts.add(first["seat"] if asked else 1 - first["seat"])
                if len(starts) == 2:
                    break
        assert starts == {0, 1}

    drive(work)


def test_the_record_of_a_redealt_table_holds_parent_cut_and_seed(site: Site) -> None:
    async def work() -> None:
        record = forged(ENTRIES)
        async with site.api() as api:
            made = await continue_record(api, record)
            async with site.open_seats(made) as seats:
                await wait_for_number(seats, ENTRIES)
                await play_until(seats, ENTRIES + 5, random.Random(1))
            await api.end_by_agreement(made)
            answer = await api.ask("GET", f"/tables/{made['table']}/record")
            info = (await api.get(f"/tables/{made['table']}"))["table"]
            verified = await api.post("/records/verify", body=answer.json())
            child = await continue_record(api, answer.json())
            grandchild = (await api.get(f"/tables/{child['table']}"))["table"]
        found = from_json(answer.content)
        assert replay(found).log == found.actions
        assert found.seed == record["seed"]
        [part] = found.continues
        assert (part.cut, part.parent) == (ENTRIES, info["parent"]["digest"])
        assert part.seed == info["fairness"]["seed"] != record["seed"]
        assert part.fairness["commitment"] == made["commitment"]
        assert set(part.fairness["contributions"]) == {"0", "1"}
        assert (verified["good"], verified["fairness"]) == (True, "fair")
        assert {author.split()[1] for author in found.authors[:ENTRIES]} == {"table"}
        assert grandchild["parent"]["cut"] == len(found.actions) >= ENTRIES + 5

    drive(work)


def test_a_restart_keeps_the_redealt_hands(site: Site) -> None:
    """The other server of PostgreSQL opens the table from the store."""

    async def work() -> None:
        async with site.api() as api, site.api(1) as other:
            made = await continue_record(api, forged(ENTRIES))
            token = made["seats"][0]["token"]
            states = [await at.get(f"/tables/{made['table']}/state", token) for at in (api, other)]
            assert states[0]["position"]["view"] == states[1]["position"]["view"]

    drive(work)


def test_entries_before_a_redeal_show_nothing_hidden(site: Site) -> None:
    """While the game runs: neither in the sync, nor in the history, nor as a seat of the parent."""

    async def work() -> None:
        async with site.api() as api:
            made = await continue_record(api, forged(ENTRIES))
            path, token = f"/tables/{made['table']}", made["seats"][0]["token"]
            own_view = (await api.get(f"{path}/history", token))["entries"]
            public_view = (await api.get(f"{path}/history"))["entries"]
            sync = (await api.get(f"{path}/state", token))["entries"]
            assert own_view == public_view
            assert [entry["text"] for entry in own_view] == [""] * (ENTRIES + 1)
            public = {entry["number"]: entry for entry in public_view}
            assert all(entry == public[entry["number"]] for entry in sync)
            whole = await api.ask("GET", path)
            assert SEED.hex() not in whole.text
            drawn = [event for entry in own_view for event in entry["events"]]
            assert all("card" not in event for event in drawn if event["event"] == "drew")

    drive(work)


def test_a_practice_table_is_marked_unlisted_and_without_invitations(site: Site) -> None:
    async def work() -> None:
        record = forged(ENTRIES)
        humans = [{"kind": "human"}, {"kind": "human"}]
        body = {"record": record, "number": ENTRIES, "practice": True}
        async with site.api() as api:
            for wrong in (
                {"seats": humans, "listed": True},
                {"seats": [{"kind": "human"}, {"kind": "open"}]},
            ):
                refused = await api.ask("POST", "/tables/play-on", "", {**body, **wrong})
                assert (refused.status_code, refused.json()["code"]) == (400, "bad_options")
            made = await api.post("/tables/play-on", "", {**body, "seats": humans})
            path = f"/tables/{made['table']}"
            info = (await api.get(path))["table"]
            assert (info["practice"], info["listed"]) == (True, False)
            assert info["fairness"]["scheme"] == "known seed"
            link = await api.ask("POST", f"{path}/seats/1/link", made["host"])
            assert (link.status_code, link.json()["code"]) == (409, "practice")
            handed, key = made["seats"][1]["token"], secrets.token_hex(32)
            for form in ({"key": key}, {"entropy": key, "key": key}, {"key": key, "host": handed}):
                guest = await api.ask("POST", f"{path}/sit", handed, form)
                assert (guest.status_code, guest.json()["code"]) == (409, "practice")
            assert await api.sit(made["table"], made["seats"][0]["token"], made["host"])
            await api.ask("POST", f"{path}/seats/1/kick", made["host"], {})
            join = {"name": "Bob", "entropy": secrets.token_hex(32)}
            joined = await api.ask("POST", f"{path}/join", "", join)
            assert (joined.status_code, joined.json()["code"]) == (409, "practice")

    drive(work)


def test_the_record_of_a_practice_table_proves_nothing(sqlite: Site) -> None:
    async def work() -> None:
        record = forged(ENTRIES)
        async with sqlite.api() as api:
            body: dict[str, Any] = {"record": record, "number": 10, "practice": True}
            body["seats"] = [{"kind": "human"}, {"kind": "human"}]
            made = await api.create_and_sit(body, "/tables/play-on")
            await api.end_by_agreement(made)
            answer = await api.ask("GET", f"/tables/{made['table']}/record")
            verified = await api.post("/records/verify", body=answer.json())
        [part] = from_json(answer.content).continues
        assert (part.cut, part.seed, part.fairness) == (10, "", {})
        assert (verified["good"], verified["fairness"]) == (True, "unproven")

    drive(work)


def test_a_record_is_verified_to_its_end_before_a_table_or_frames_are_made_of_it(
    sqlite: Site,
) -> None:
    async def work() -> None:
        record = forged(ENTRIES)
        record["checks"][-1] = "0" * 16
        async with sqlite.api() as api:
            body = {"record": record, "number": 5, "seats": [{"kind": "human"}] * 2}
            for form in (body, {**body, "practice": True}):
                refused = await api.ask("POST", "/tables/play-on", "", form)
                assert (refused.status_code, refused.json()["code"]) == (400, "bad_record")
            shown = await api.ask("POST", "/records/frames", "", record, start=0, count=5)
            assert (shown.status_code, shown.json()["code"]) == (400, "bad_record")

    drive(work)


def test_a_finished_game_is_not_dealt_again(sqlite: Site) -> None:
    async def work() -> None:
        play = Play(registry.find_game("karats").setup(2, edition={"gold": {"to_win": 1}}), SEED)
        while not play.over():
            play.play(play.legal()[len(play.log) % len(play.legal())])
        raw = to_json(record_of(play, [Seat("a"), Seat("b")]))
        async with sqlite.api() as api:
            body: dict[str, Any] = {"number": len(play.log), "seats": [{"kind": "human"}] * 2}
            body["record"] = json.loads(raw)
            refused = await api.ask("POST", "/tables/play-on", "", body)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_record")

    drive(work)


def test_no_byte_of_seeds_secrets_and_draws_is_sent_before_the_end(site: Site) -> None:
    """Everything that seats and spectators receive of a redealt table, until it is closed."""

    async def work() -> None:
        parent = forged(ENTRIES)
        async with site.api() as api:
            made = await continue_record(api, parent)
            path, tokens = f"/tables/{made['table']}", [link["token"] for link in made["seats"]]
            spectator = Follower(site.address(), made["table"])
            await spectator.open()
            async with site.open_seats(made) as seats:
                await wait_for_number(seats, ENTRIES)
                await play_until(seats, ENTRIES + 8, random.Random(1))
                received = [text for client in (*seats, spectator) for text in client.raw]
            await spectator.close()
            early = await api.ask("GET", f"{path}/record")
            assert (early.status_code, early.json()["code"]) == (409, "not_over")
            for token in ("", *tokens):
                for part in ("", "/state", "/history"):
                    received.append((await api.ask("GET", path + part, token)).text)
            received.append((await api.ask("GET", "/tables")).text)
            await api.end_by_agreement(made)
            record = await api.get(f"{path}/record")
        [redeal] = record["continues"]
        secret_numbers = [parent["seed"], redeal["seed"], redeal["fairness"]["secret"]]
        drawn = [text for text in (*record["draws"], redeal["draws"]) if " " in text]
        assert drawn
        assert redeal["draws"]
        for hidden in (*secret_numbers, *drawn, '"draws"'):
            assert not any(hidden in text for text in received)

    drive(work)
