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
import type { Held } from '../lib/mine';
import type { FairnessInfo } from '../wire/types';

export interface Finding {
  key: 'promise_kept' | 'first_promise' | 'mine_counted' | 'seed_made' | 'cant_check';
  good: boolean;
}

const SCHEME = 'commit-reveal 1';
const END = Uint8Array.of(0);

export function checkFairness(
  fairness: FairnessInfo,
  held: Held[],
  table: string,
  given = '',
): Finding[] {
  if (fairness.scheme !== SCHEME) return [{ key: 'cant_check', good: false }];
  const secret = hexToBytes(fairness.secret);
  const promised = bytesToHex(sha256(concatBytes(secret, utf8ToBytes(table))));
  const added = held.filter((seat) => seat.entropy);
  const counted = added.every((seat) => fairness.contributions[seat.seat] === seat.entropy);
  const findings: Finding[] = [{ key: 'promise_kept', good: promised === fairness.commitment }];
  if (given) findings.push({ key: 'first_promise', good: given === fairness.commitment });
  if (added.length) findings.push({ key: 'mine_counted', good: counted });
  findings.push({ key: 'seed_made', good: derived(fairness, secret, table) === fairness.seed });
  return findings;
}

function derived(fairness: FairnessInfo, secret: Uint8Array, table: string): string {
  const parts = [utf8ToBytes(SCHEME), END, utf8ToBytes(table), END];
  const seats = Object.keys(fairness.contributions).map(Number);
  for (const seat of seats.sort((a, b) => a - b)) {
    parts.push(Uint8Array.of(seat), hexToBytes(fairness.contributions[seat] ?? ''));
  }
  return bytesToHex(hmac(sha256, secret, concatBytes(...parts)));
}
