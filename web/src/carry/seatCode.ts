/**
 * Codes that carry seats: made here, never sent. A code gives the id by which the server knows a box,
 * and the key with which this browser locks it. Pages without https have no crypto.subtle.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 letters and digits that nobody takes for each other: five bits each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
/** 100 random bits. */
const LENGTH = 20;
const GROUP = 5;
const NONCE = 24;

export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(bytes, (byte) => ALPHABET[byte % 32]).join('');
}

/** A code as it is read aloud: in groups. */
export const grouped = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-');

/** A code as somebody typed it, or the end of a link; '' if it can't be one. */
export function readCode(typed: string): string {
  const text = (typed.split('#').pop() ?? '').toLowerCase().replace(/[\s-]/g, '');
  const code = text.replaceAll('o', '0').replace(/[il]/g, '1');
  const known = [...code].every((letter) => ALPHABET.includes(letter));
  return code.length === LENGTH && known ? code : '';
}

const derived = (what: string, code: string): Uint8Array =>
  sha256(utf8ToBytes(`motherlode ${what} ${code}`));

/** What the server knows a code's box by. */
export const idOf = (code: string): string => bytesToHex(derived('id', code));

/** Encrypts a value with a code. */
export function lock(value: unknown, code: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
  const plain = utf8ToBytes(JSON.stringify(value));
  const sealed = xchacha20poly1305(derived('key', code), nonce).encrypt(plain);
  const box = new Uint8Array([...nonce, ...sealed]);
  return btoa(Array.from(box, (byte) => String.fromCharCode(byte)).join(''));
}

/** Decrypts a box; throws if the code is not the one that it was locked with. */
export function unlock<T>(box: string, code: string): T {
  const bytes = Uint8Array.from(atob(box), (letter) => letter.charCodeAt(0));
  const cipher = xchacha20poly1305(derived('key', code), bytes.slice(0, NONCE));
  return JSON.parse(new TextDecoder().decode(cipher.decrypt(bytes.slice(NONCE)))) as T;
}
