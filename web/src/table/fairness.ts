/**
 * The sum of docs/fairness.md done again: commitment, contributions and seed. `given` is the
 * commitment as this browser first saw it: the sum alone would fit any secret.
 */
import type { Held } from '../lib/mine';
import type { FairnessInfo } from '../wire/types';

export interface Finding {
  key: 'promise_kept' | 'first_promise' | 'mine_counted' | 'seed_made' | 'cant_check';
  good: boolean;
}

const SCHEME = 'commit-reveal 1';

export async function checkFairness(
  fairness: FairnessInfo,
  held: Held[],
  table: string,
  given = '',
): Promise<Finding[]> {
  // Pages that didn't come over https or from this machine get no cryptography from browsers.
  if (!globalThis.crypto?.subtle || fairness.scheme !== SCHEME) {
    return [{ key: 'cant_check', good: false }];
  }
  const secret = bytes(fairness.secret);
  const promised = await crypto.subtle.digest('SHA-256', joined([secret, text(table)]));
  const added = held.filter((seat) => seat.entropy);
  const counted = added.every((seat) => fairness.contributions[seat.seat] === seat.entropy);
  const findings: Finding[] = [
    { key: 'promise_kept', good: hex(promised) === fairness.commitment },
  ];
  if (given) findings.push({ key: 'first_promise', good: given === fairness.commitment });
  if (added.length) findings.push({ key: 'mine_counted', good: counted });
  findings.push({
    key: 'seed_made',
    good: (await derived(fairness, secret, table)) === fairness.seed,
  });
  return findings;
}

async function derived(fairness: FairnessInfo, secret: Bytes, table: string): Promise<string> {
  const parts: Bytes[] = [text(SCHEME), Uint8Array.of(0), text(table), Uint8Array.of(0)];
  const seats = Object.keys(fairness.contributions).map(Number);
  for (const seat of seats.sort((a, b) => a - b)) {
    parts.push(Uint8Array.of(seat), bytes(fairness.contributions[seat] ?? ''));
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, joined(parts)));
}

type Bytes = Uint8Array<ArrayBuffer>;

const text = (value: string): Bytes => Uint8Array.from(new TextEncoder().encode(value));

const bytes = (value: string): Bytes =>
  Uint8Array.from(value.match(/../g) ?? [], (pair) => parseInt(pair, 16));

const hex = (value: ArrayBuffer): string =>
  Array.from(new Uint8Array(value), (byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
