/** What the current seat does: actions, undo, hints, standing orders, questions. */
import { get } from '../app/api';
import { t } from '../app/language.svelte';
import { refusal } from '../app/errorText';
import { toasts } from '../app/toasts.svelte';
import type { Answer, Outgoing } from '../wire/commonGameTypes';
import type { Hint, History, Order, Position, Proposal, WhyNot } from '../wire/apiTypes';
import { Coach } from './coach.svelte';
import { isOfNow } from './handAndTimeRequests';
import { endOf, ends } from './orderEnds';
import { orderTitle, sameOrder } from './standingOrderTitles';
import type { TableModel } from './tableModel.svelte';

const PAGE = 200;

/** True if the seat has passed in the open reaction window, before its pass takes effect. */
export const hasPassed = (orders: Order[], { window }: Position): boolean =>
  !!window &&
  orders.some(
    (order) => order.step === window.step && !!order.action && isOfNow(order, window.opened),
  );

export class SeatCommands {
  readonly coach = new Coach();
  private readonly model: TableModel;

  constructor(model: TableModel) {
    this.model = model;
  }

  async act(text: string): Promise<void> {
    const { client, playback, sending } = this.model;
    if (!client?.position || sending) return;
    playback?.skip();
    const { number, window } = client.position;
    void this.coach.note(client.position, text);
    const answer = await this.sendAlone({ type: 'move', number: number + 1, action: text });
    // A pass in a reaction window of several seats is kept as an order until the window closes.
    const passed = { step: window?.step ?? '', action: text, since: number };
    const isNew = !client.orders.some((old) => sameOrder(old, passed) && old.since === number);
    if (answer?.type === 'ok' && answer.number <= number && window && isNew)
      client.orders = [...client.orders, passed];
  }

  /** Asks for the full time of this seat in the open reaction window. */
  async askForTime(): Promise<void> {
    const { client } = this.model;
    const position = client?.position;
    if (!client || !position?.window) return;
    const order = { step: position.window.step, action: '', since: position.number };
    await this.setOrders([...client.orders, order]);
  }

  /** Takes back the latest actions, or requests the others' consent to it. */
  async takeBack(wanted = 1): Promise<void> {
    const { client, sending } = this.model;
    if (!client?.position || sending) return;
    const { undo, back, number } = client.position;
    const count = undo ? Math.min(wanted, undo) : back;
    if (count) await this.sendAlone({ type: 'undo', number: number + 1, count });
  }

  async setOrders(orders: Order[]): Promise<void> {
    const by = this.model.client;
    const before = by?.orders ?? [];
    const answer = await this.send({ type: 'orders', orders });
    if (!by || answer?.type !== 'ok') return;
    for (const order of orders)
      if (order.action && !before.some((old) => sameOrder(old, order)))
        toasts.show(this.orderNote(order));
    by.orders = orders;
  }

  /** What is shown when an order was made. */
  private orderNote(order: Order): string {
    const { words, client } = this.model;
    const title = orderTitle(order, words);
    if (!ends(order)) return t('orders.set', { order: title });
    const now = { turns: client?.position?.own_turns ?? 0, time: Date.now() + (client?.skew ?? 0) };
    return t('orders.set_limited', { order: title, end: endOf(order, now) });
  }

  /** Answers a proposal for a seat; players at one page answer each for their own. */
  consent(seat: number, request: Proposal['request'], yes: boolean): void {
    const played = this.model.browserSeats?.seats.find((place) => place.seat === seat);
    void this.send({ type: 'consent', request, yes }, played?.client);
  }

  /** Shows why an action is not legal now. */
  async why(text: string): Promise<void> {
    const { client, id } = this.model;
    if (!client?.token) return;
    try {
      const path = `/tables/${id}/why?action=${encodeURIComponent(text)}`;
      const found = await get<WhyNot>(path, client.token);
      if (!found.legal) this.showRefusal(found.words, found.reason, found.rule);
    } catch (error) {
      toasts.showError(error);
    }
  }

  async askHint(): Promise<void> {
    const { model } = this;
    const to = model.client;
    if (!to?.token) return;
    try {
      model.receivedHint = { to, hint: await get<Hint>(`/tables/${model.id}/hint`, to.token) };
      const hinted = model.legal.find((action) => action.text === model.hint);
      if (hinted) model.announced = t('table.hinted', { action: model.words.action(hinted) });
    } catch (error) {
      toasts.showError(error);
    }
  }

  /** Loads entries before the earliest one of the log. */
  async loadEarlier(): Promise<void> {
    const { playback, client, id } = this.model;
    if (!playback || !client || playback.firstEntry <= 1) return;
    const first = playback.firstEntry;
    const after = Math.max(0, first - PAGE);
    const found = await get<History>(
      `/tables/${id}/history?after=${after}&limit=${first - after}`,
      client.token,
    );
    playback.entries = [
      ...found.entries.filter((entry) => entry.number < first),
      ...playback.entries,
    ];
  }

  /** Sends a message and shows a refusal. */
  async send(message: Outgoing, by = this.model.client): Promise<Answer | null> {
    if (!by) return null;
    const answer = await by.send(message);
    if (answer.type === 'reject')
      this.showRefusal(refusal(answer.code, answer.text), answer.reason ?? '', answer.rule ?? '');
    if (answer.type === 'conflict') toasts.show(t('table.conflict'));
    return answer;
  }

  /** Sends a message; nothing else is sent until its answer comes. */
  private async sendAlone(message: Outgoing): Promise<Answer | null> {
    this.model.sending = true;
    const answer = await this.send(message);
    this.model.sending = false;
    return answer;
  }

  private showRefusal(text: string, reason: string, rule: string): void {
    const { words, info } = this.model;
    const known = reason && words.knows('reasons', reason);
    toasts.show(
      known ? words.reason(reason) : refusal(reason, text),
      rule ? `/rules/${info?.game}#${rule}` : '',
      rule,
    );
  }
}
