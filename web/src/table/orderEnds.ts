/** When standing orders end: the choices that the form offers, and what is left in words. */
import { t } from '../app/language.svelte';
import { timeUntil } from '../app/timeSince';
import type { Order } from '../wire/apiTypes';

/** What is known of now: the turns that the seat has begun, and the server's time. */
export interface Now {
  turns: number;
  time: number;
}
type End = Pick<Order, 'once' | 'until' | 'until_turn'>;

const HOUR = 3_600_000;
const inTurns =
  (count: number) =>
  ({ turns }: Now): End => ({ until_turn: turns + count });
const inHours =
  (count: number) =>
  ({ time }: Now): End => ({ until: time + count * HOUR });

/** The ends that an order may have, by name. */
export const ENDS: Record<string, { title: () => string; end: (now: Now) => End }> = {
  once: { title: () => t('orders.end_once'), end: () => ({ once: true }) },
  turn: { title: () => t('orders.end_turns', { turns: 1 }), end: inTurns(1) },
  turns: { title: () => t('orders.end_turns', { turns: 3 }), end: inTurns(3) },
  hour: { title: () => t('orders.end_hours', { hours: 1 }), end: inHours(1) },
  day: { title: () => t('orders.end_hours', { hours: 24 }), end: inHours(24) },
  never: { title: () => t('orders.end_never'), end: () => ({}) },
};

export const ends = (order: Order): boolean =>
  Boolean(order.once) || Boolean(order.until) || Boolean(order.until_turn);

/** What is left of an order. */
export function endOf(order: Order, now: Now): string {
  if (order.once) return t('orders.end_once');
  if (order.until_turn)
    return t('orders.end_turns', { turns: Math.max(1, order.until_turn - now.turns) });
  if (order.until) return t('orders.end_left', { left: timeUntil(order.until, now.time) });
  return t('orders.end_never');
}

/** True if the order has ended, which the server may not have said yet. */
export const hasEnded = (order: Order, now: Now): boolean =>
  (Boolean(order.until) && (order.until ?? 0) <= now.time) ||
  (Boolean(order.until_turn) && (order.until_turn ?? 0) <= now.turns);
