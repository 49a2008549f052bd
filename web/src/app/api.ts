/** The server's REST requests; an error is thrown with its code and text. */
import { siteUrl } from './siteRoot';
import type { Problem } from '../wire/apiTypes';

export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text);
    this.problem = problem;
  }
}

async function request<T>(
  method: string,
  path: string,
  body?: unknown,
  token = '',
  signal?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const init: RequestInit = { method, headers, ...(signal && { signal }) };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  const answer = await fetch(siteUrl(`/api${path}`), init);
  if (!answer.ok) throw new Refused(await problemOf(answer));
  return (await answer.json()) as T;
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    const problem = (await answer.json()) as Partial<Problem>;
    if (problem.code && problem.text) return problem as Problem;
  } catch {
    // Not an error of the server's: a proxy's page, for example. Only the status is known.
  }
  return { code: `http_${answer.status}`, text: answer.statusText || String(answer.status) };
}

export const get = <T>(path: string, token = ''): Promise<T> =>
  request<T>('GET', path, undefined, token);

export const post = <T>(
  path: string,
  body: unknown,
  token = '',
  signal?: AbortSignal,
): Promise<T> => request<T>('POST', path, body, token, signal);

/** 32 random bytes of this browser, as hex: its part of the game's seed. */
export function newEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
