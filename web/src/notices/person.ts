/** What the person at this browser wants to hear of, as the server knows it by the browser's secret. */
import { newEntropy, post } from '../app/api';
import { language } from '../app/language.svelte';
import { SAVED_TABLES_CHANGED, savedTables } from '../app/savedSeats';
import { recall, remember } from '../app/storage';
import type { Notices, NoticeWishes, WishedSeats } from '../wire/apiTypes';

/** By table, how its turns reach the person. */
export type Ways = { mail: boolean; push: boolean };

const KEEP_AFTER = 1_500;
const MOST = 100;

export const hasPerson = (): boolean => recall<string>('person', '') !== '';

function secret(): string {
  const known = recall<string>('person', '') || newEntropy();
  remember('person', known);
  return known;
}

export const waysOf = (table: string): Ways =>
  recall<Record<string, Ways>>('notice-tables', {})[table] ?? defaultWays();

/** The ways for tables for which nothing was chosen. */
export const defaultWays = (): Ways => recall<Ways>('notice-default', { mail: false, push: false });

/** How the turns of tables reach the person here, for another device. */
export const carriedWays = (tables: string[]): Record<string, Ways> =>
  Object.fromEntries(tables.map((table) => [table, waysOf(table)]));

/** Takes over how turns reached the person on another device, where nothing was chosen here. */
export function addCarriedWays(ways: Record<string, Ways>): void {
  remember('notice-tables', { ...ways, ...recall<Record<string, Ways>>('notice-tables', {}) });
}

export function setWays(table: string, ways: Ways): Promise<Notices> {
  const playing = new Set(savedTables().map((saved) => saved.table));
  const all = Object.entries(recall<Record<string, Ways>>('notice-tables', {}));
  const kept = all.filter(([id]) => playing.has(id));
  remember('notice-tables', { ...Object.fromEntries(kept), [table]: ways });
  return sendSeats();
}

export function setDefaultWays(ways: Ways): Promise<Notices> {
  remember('notice-default', ways);
  return sendSeats();
}

const ask = (path: string, body: unknown = {}): Promise<Notices> =>
  post<Notices>(`/notices/${path}`, body, secret());

export const loadNotices = (): Promise<Notices> => ask('status');
export const sendWishes = (wishes: NoticeWishes): Promise<Notices> => ask('wishes', wishes);
export const forgetDevice = (id: string): Promise<Notices> => ask('devices/forget', { id });
export const useMailCode = (purpose: string, code: string): Promise<unknown> =>
  post(`/notices/${purpose}`, { code });

/** Sends the seats that are played here, with the ways in which their turns reach the person. */
export function sendSeats(): Promise<Notices> {
  const seats: WishedSeats['seats'] = savedTables()
    .filter(({ over }) => !over)
    .flatMap(({ table, seats }) => seats.map(({ token }) => ({ table, token, ...waysOf(table) })))
    .filter(({ mail, push }) => mail || push);
  return ask('seats', { seats: seats.slice(0, MOST) });
}

/** Ends all notices; the server forgets the person. */
export async function forgetPerson(): Promise<void> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  await ask('forget');
  for (const key of ['person', 'notice-tables', 'notice-default'])
    remember(key, key === 'person' ? '' : {});
  remember('notice-default', { mail: false, push: false });
}

// --- Web Push

/** Why this browser gets no Web Push: a key of the texts; '' if it can. */
export function whyNoPush(key: string): string {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  if (!key) return 'not_offered';
  return Notification.permission === 'denied' ? 'denied' : '';
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Subscribes this browser. */
export async function addThisDevice(key: string, name: string): Promise<Notices> {
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  return ask('devices', { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'], name });
}

/** A name for this browser in the list of devices. */
export function deviceName(): string {
  const agent = navigator.userAgent;
  const found = ['Edg', 'Firefox', 'Chrome', 'Safari'].find((name) => agent.includes(name));
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((name) =>
    agent.includes(name),
  );
  return `${found?.replace('Edg', 'Edge') ?? 'Browser'}, ${system ?? '?'}`;
}

// --- the browser's own wishes

export const wishesOf = (notices: Notices): NoticeWishes => ({
  language: language.now,
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  quiet_from: notices.quiet_from,
  quiet_until: notices.quiet_until,
  digest_hour: notices.digest_hour,
  mail: notices.mail,
});

/** Sends the seats again a moment after the saved tables changed: they may have other links now. */
export function keepSeats(): void {
  let keeping: ReturnType<typeof setTimeout> | undefined;
  addEventListener(SAVED_TABLES_CHANGED, () => {
    clearTimeout(keeping);
    if (hasPerson())
      keeping = setTimeout(() => void sendSeats().catch(() => undefined), KEEP_AFTER);
  });
}
