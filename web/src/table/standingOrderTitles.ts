/** Titles of standing orders. */
import { t } from '../app/language.svelte';
import type { Words } from '../app/gameWords';
import type { Order } from '../wire/apiTypes';

export function orderTitle(order: Order, words: Words): string {
  const [verb = '', ...rest] = (order.action ?? '').split(' ');
  const action = words.action({ text: order.action ?? '', verb, argument: rest.join(' ') });
  return t('orders.order', { when: words.occasion(order.step ?? ''), action });
}

export const sameOrder = (first: Order, second: Order): boolean =>
  first.step === second.step && first.action === second.action;
