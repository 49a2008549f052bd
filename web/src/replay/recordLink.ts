/** A record in an address: deflated, in letters that an address may have, where that fits. */
const MARK = '#record:';
const LONGEST = 30_000;

/** The end of an address that holds a record; nothing for one that is too long to be sent. */
export async function held(record: Record<string, unknown>): Promise<string> {
  if (!('CompressionStream' in globalThis)) return '';
  const squeezed = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(squeezed).arrayBuffer());
  if (bytes.length > LONGEST) return '';
  let raw = '';
  for (const byte of bytes) raw += String.fromCharCode(byte);
  const text = btoa(raw).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return text.length > LONGEST ? '' : MARK + text;
}

export const holds = (hash: string): boolean => hash.startsWith(MARK);

/** The record that an address holds; throws where it holds none. */
export async function taken(hash: string): Promise<Record<string, unknown>> {
  const text = hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(whole).text()) as Record<string, unknown>;
}
