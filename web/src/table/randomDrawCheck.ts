/**
 * Computes every draw of a record again, as docs/fairness.md describes: from the seed and the number
 * of an entry to the generator sfc32, and from its words and a bound to a value.
 *
 * It knows no rules: `motherlode verify` proves that the rules asked for just these draws.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';

/** What is drawn after an entry of a record that continues another one. */
interface Continuation {
  cut: number;
  seed?: string;
  draws?: string;
}

export interface RecordDraws {
  seed: string;
  /** The draws of the deal and of each entry: `6:3 52:17`, bounds and values. */
  draws?: string[];
  continues?: Continuation[];
}

export interface DrawCheck {
  /** How many draws were computed again. */
  count: number;
  /** The first entry with a draw that differs from what is computed; -1 if all are right. */
  wrong: number;
}

const WARM_UP = 15;
const WORD = 2n ** 32n;

/** The generator of an entry. */
export class Sfc32 {
  private a: number;
  private b: number;
  private c: number;
  private counter: number;

  constructor(seed: Uint8Array, entry: number) {
    const message = new DataView(new ArrayBuffer(8));
    message.setBigUint64(0, BigInt(entry));
    const digest = hmac(sha256, seed, new Uint8Array(message.buffer));
    const words = new DataView(digest.buffer, digest.byteOffset);
    this.a = words.getUint32(0, true);
    this.b = words.getUint32(4, true);
    this.c = words.getUint32(8, true);
    this.counter = words.getUint32(12, true);
    for (let i = 0; i < WARM_UP; i++) this.word();
  }

  private word(): number {
    const { a, b, c } = this;
    const word = (a + b + this.counter) >>> 0;
    this.counter = (this.counter + 1) >>> 0;
    this.a = (b ^ (b >>> 9)) >>> 0;
    this.b = (c + (c << 3)) >>> 0;
    this.c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    return word;
  }

  /** A number below the bound: the high half of word times bound; words that would bias it are rejected. */
  below(bound: number): number {
    const n = BigInt(bound);
    const floor = (WORD - n) % n;
    let product: bigint;
    do product = BigInt(this.word()) * n;
    while (product % WORD < floor);
    return Number(product / WORD);
  }
}

/** The draws of an entry as computed from the seed and the bounds that `listed` names. */
export function drawAgain(seed: string, entry: number, listed: string): string {
  if (!listed) return '';
  const generator = new Sfc32(hexToBytes(seed), entry);
  return listed
    .split(' ')
    .map((pair) => Number(pair.split(':')[0]))
    .map((bound) => `${bound}:${bound >= 2 ? generator.below(bound) : NaN}`)
    .join(' ');
}

/** Checks every draw of a record; null if the record lists none. */
export function checkDraws({ seed, draws, continues = [] }: RecordDraws): DrawCheck | null {
  if (!draws?.length) return null;
  const redeals = continues.filter((part) => part.seed);
  const seedOf = (entry: number): string =>
    redeals.findLast(({ cut }) => cut < entry)?.seed ?? seed;
  const all = draws.map((listed, entry) => ({ entry, seed: seedOf(entry), listed }));
  for (const { cut, seed: own = '', draws: listed = '' } of redeals)
    all.push({ entry: cut, seed: own, listed });
  const wrong = all.find(({ seed, entry, listed }) => drawAgain(seed, entry, listed) !== listed);
  const count = all.reduce((sum, { listed }) => sum + (listed ? listed.split(' ').length : 0), 0);
  return { count, wrong: wrong?.entry ?? -1 };
}

/** The seed that a record's last entries draw from. */
export const lastSeed = ({ seed, continues = [] }: RecordDraws): string =>
  continues.findLast((part) => part.seed)?.seed ?? seed;
