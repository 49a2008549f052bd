/** Values in localStorage; where that is forbidden or full, they last until the page closes. */
const fallback = new Map<string, string>();
const PREFIX = 'motherlode.';

export function recall<T>(key: string, otherwise: T): T {
  let raw: string | null | undefined = fallback.get(key);
  try {
    raw ??= localStorage.getItem(PREFIX + key);
  } catch {
    // It is forbidden.
  }
  if (raw === null || raw === undefined) return otherwise;
  try {
    return JSON.parse(raw) as T;
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  const raw = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, raw);
    fallback.delete(key);
  } catch {
    fallback.set(key, raw);
  }
}
