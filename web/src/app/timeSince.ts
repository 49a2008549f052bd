/** How long ago or how far ahead a time is, in words of the language: "5 minutes ago". */
import { language } from './language.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function timeSince(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(language.now, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / size), unit);
}

/** "in 3 hours"; a part of the unit counts as a whole one. */
export function timeUntil(at: number, now: number): string {
  const seconds = Math.max(1, Math.round((at - now) / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds > size) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(language.now, { numeric: 'always' });
  return format.format(Math.ceil(seconds / size), unit);
}
