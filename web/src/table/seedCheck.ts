/**
 * Checks a seed as docs/fairness.md describes: commitment, contributions and seed.
 * `firstCommitment` is the commitment as this browser first saw it, before it sent its own bytes.
 *
 * Browsers offer no cryptography to pages over plain http, such as a friend's phone at `make host`,
 * so the hashes come from a library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SavedSeat } from '../app/savedSeats';
import type { FairnessInfo, SeatInfo } from '../wire/apiTypes';

type Key =
  | 'promise_kept'
  | 'first_promise'
  | 'mine_counted'
  | 'mine_missing'
  | 'not_mine'
  | 'seed_made'
  | 'all_added'
  | 'some_added'
  | 'nobody_added'
  | 'cant_check';

export interface Finding {
  key: Key;
  /** Null if it proves nothing either way, but the player should know it. */
  good: boolean | null;
  /** The seats that it is about, and the seats for which the opposite is true. */
  seats?: number[];
  others?: number[];
}

type Sitting = Pick<SeatInfo, 'seat' | 'kind'>;

const SCHEME = 'commit-reveal 1';
const END = Uint8Array.of(0);

export function checkFairness(
  fairness: FairnessInfo,
  savedSeats: SavedSeat[],
  table: string,
  firstCommitment = '',
  sitting: Sitting[] = [],
): Finding[] {
  if (fairness.scheme !== SCHEME) return [{ key: 'cant_check', good: false }];
  const secret = hexToBytes(fairness.secret);
  const promised = bytesToHex(sha256(concatBytes(secret, utf8ToBytes(table))));
  const findings: Finding[] = [{ key: 'promise_kept', good: promised === fairness.commitment }];
  if (firstCommitment)
    findings.push({ key: 'first_promise', good: firstCommitment === fairness.commitment });
  findings.push(...checkOwnBytes(fairness, savedSeats));
  findings.push({ key: 'seed_made', good: deriveSeed(fairness, secret, table) === fairness.seed });
  findings.push(checkContributors(fairness, sitting));
  return findings;
}

/**
 * Checks that the bytes of this browser which the server confirmed are in the seed. Other bytes in
 * the place of unconfirmed ones may be another browser's with the same link, or the server's own:
 * that proves nothing, but it is reported.
 */
function checkOwnBytes({ contributions }: FairnessInfo, savedSeats: SavedSeat[]): Finding[] {
  const counted = savedSeats.filter(
    ({ seat, entropy, offered }) =>
      contributions[seat] && [entropy, offered].includes(contributions[seat]),
  );
  const missing = savedSeats.filter((kept) => kept.entropy && !counted.includes(kept));
  const foreign = savedSeats.filter(
    (kept) => !kept.entropy && contributions[kept.seat] && !counted.includes(kept),
  );
  const all: Finding[] = [
    { key: 'mine_counted', good: true, seats: seatsOf(counted) },
    { key: 'mine_missing', good: false, seats: seatsOf(missing) },
    { key: 'not_mine', good: null, seats: seatsOf(foreign) },
  ];
  return all.filter(({ seats }) => seats?.length);
}

/** Finds whose bytes are in the seed; without any, the server alone chose it. */
function checkContributors({ contributions }: FairnessInfo, sitting: Sitting[]): Finding {
  const seats = Object.keys(contributions).map(Number);
  if (!seats.length) return { key: 'nobody_added', good: null };
  const others = seatsOf(
    sitting.filter(({ kind, seat }) => kind !== 'bot' && !contributions[seat]),
  );
  if (!others.length) return { key: 'all_added', good: true, seats };
  return { key: 'some_added', good: null, seats, others };
}

const seatsOf = (from: { seat: number }[]): number[] => from.map(({ seat }) => seat);

function deriveSeed(fairness: FairnessInfo, secret: Uint8Array, table: string): string {
  const parts = [utf8ToBytes(SCHEME), END, utf8ToBytes(table), END];
  const seats = Object.keys(fairness.contributions).map(Number);
  for (const seat of seats.sort((a, b) => a - b)) {
    parts.push(Uint8Array.of(seat), hexToBytes(fairness.contributions[seat] ?? ''));
  }
  return bytesToHex(hmac(sha256, secret, concatBytes(...parts)));
}
