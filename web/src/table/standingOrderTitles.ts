/** Titles of standing orders. */
import { t } from '../app/language.svelte';
import type { Words } from '../app/gameWords';
import type { Order } from '../wire/apiTypes';

/** An action in words, by its text. */
export function actionTitle(text: string, words: Words): string {
  const [verb = '', ...rest] = text.split(' ');
  return words.action({ text, verb, argument: rest.join(' ') });
}

export function orderTitle(order: Order, words: Words): string {
  const action = actionTitle(order.action ?? '', words);
  return t('orders.order', { when: words.occasion(order.step ?? ''), action });
}

export const sameOrder = (first: Order, second: Order): boolean =>
  first.step === second.step &&
  first.action === second.action &&
  (first.given ?? -1) === (second.given ?? -1);
