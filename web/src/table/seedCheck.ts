/**
 * The sum of docs/fairness.md done again: commitment, contributions and seed. `given` is the
 * commitment as this browser first saw it: the sum alone would fit any secret.
 *
 * Browsers keep their own cryptography from pages that came over plain http, such as a friend's
 * phone at `make play`, so the hashes come from a library.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SavedSeat } from '../app/savedSeats';
import type { FairnessInfo, SeatInfo } from '../wire/types';

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
  /** Null where it proves nothing either way, and has to be known. */
  good: boolean | null;
  /** The seats that it is about, and those of whom the opposite is true. */
  seats?: number[];
  others?: number[];
}

type Sitting = Pick<SeatInfo, 'seat' | 'kind'>;

const SCHEME = 'commit-reveal 1';
const END = Uint8Array.of(0);

export function checkFairness(
  fairness: FairnessInfo,
  held: SavedSeat[],
  table: string,
  given = '',
  sitting: Sitting[] = [],
): Finding[] {
  if (fairness.scheme !== SCHEME) return [{ key: 'cant_check', good: false }];
  const secret = hexToBytes(fairness.secret);
  const promised = bytesToHex(sha256(concatBytes(secret, utf8ToBytes(table))));
  const findings: Finding[] = [{ key: 'promise_kept', good: promised === fairness.commitment }];
  if (given) findings.push({ key: 'first_promise', good: given === fairness.commitment });
  findings.push(...mine(fairness, held));
  findings.push({ key: 'seed_made', good: derived(fairness, secret, table) === fairness.seed });
  findings.push(whoAdded(fairness, sitting));
  return findings;
}

/**
 * What became of this browser's bytes. Where the server had confirmed them they have to be there.
 * Where it had not, others in their place may be those of another browser with the same link, or
 * the server's own: that can't be told from here, but it is said.
 */
function mine({ contributions }: FairnessInfo, held: SavedSeat[]): Finding[] {
  const counted = held.filter(
    ({ seat, entropy, offered }) =>
      contributions[seat] && [entropy, offered].includes(contributions[seat]),
  );
  const missing = held.filter((one) => one.entropy && !counted.includes(one));
  const foreign = held.filter(
    (one) => !one.entropy && contributions[one.seat] && !counted.includes(one),
  );
  const all: Finding[] = [
    { key: 'mine_counted', good: true, seats: seatsOf(counted) },
    { key: 'mine_missing', good: false, seats: seatsOf(missing) },
    { key: 'not_mine', good: null, seats: seatsOf(foreign) },
  ];
  return all.filter(({ seats }) => seats?.length);
}

/** Whose bytes are in the seed: without any the server alone chose it. */
function whoAdded({ contributions }: FairnessInfo, sitting: Sitting[]): Finding {
  const seats = Object.keys(contributions).map(Number);
  if (!seats.length) return { key: 'nobody_added', good: null };
  const others = seatsOf(
    sitting.filter(({ kind, seat }) => kind !== 'bot' && !contributions[seat]),
  );
  if (!others.length) return { key: 'all_added', good: true, seats };
  return { key: 'some_added', good: null, seats, others };
}

const seatsOf = (some: { seat: number }[]): number[] => some.map(({ seat }) => seat);

function derived(fairness: FairnessInfo, secret: Uint8Array, table: string): string {
  const parts = [utf8ToBytes(SCHEME), END, utf8ToBytes(table), END];
  const seats = Object.keys(fairness.contributions).map(Number);
  for (const seat of seats.sort((a, b) => a - b)) {
    parts.push(Uint8Array.of(seat), hexToBytes(fairness.contributions[seat] ?? ''));
  }
  return bytesToHex(hmac(sha256, secret, concatBytes(...parts)));
}
