/** A record in the hash of an address: deflated, then base64 with letters that a URL allows. */
import type { GameRecord } from '../wire/commonGameTypes';

const MARK = '#record:';
const LONGEST = 30_000;

/**
 * The hash that holds a record; '' for a record that is too long for an address. It leaves out the
 * draws: they follow from the seed.
 */
export async function recordHash(record: GameRecord): Promise<string> {
  if (!('CompressionStream' in globalThis)) return '';
  const squeezed = new Blob([JSON.stringify({ ...record, draws: undefined })])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  if (bytes.length > LONGEST) return '';
  let raw = '';
  for (const byte of bytes) raw += String.fromCharCode(byte);
  const text = btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > LONGEST ? '' : MARK + text;
}

export const isRecordHash = (hash: string): boolean => hash.startsWith(MARK);

/** The record that a hash holds; throws if it holds none. */
export async function recordOf(hash: string): Promise<GameRecord> {
  const text = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(whole).text()) as GameRecord;
}
