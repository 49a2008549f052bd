/** Standing orders without an action: a seat asks for full time to react, or raises its hand. */
import type { Order, Position } from '../wire/apiTypes';

/** True if the order asks for time or raises the hand at a step. */
export const asksAt = (order: Order, step: string): boolean => order.step === step && !order.action;

/** True if the seat asked for its full time in the open reaction window. */
export const hasAskedForTime = (orders: Order[], { window }: Position): boolean =>
  !!window && orders.some((order) => asksAt(order, window.step) && holds(order, window.opened));

/** True if the hand is raised for the present turn. */
export const isRaisedNow = (orders: Order[], step: string, turnBegan: number): boolean =>
  orders.some((order) => asksAt(order, step) && isOfNow(order, turnBegan));

/** The order that raises the hand after every turn; undefined without one. */
export const standingHand = (orders: Order[], step: string): Order | undefined =>
  orders.find((order) => asksAt(order, step) && (order.since ?? -1) < 0);

/** True if the order was given at the entry `began` or later. */
export const isOfNow = (order: Order, began: number): boolean => (order.since ?? -1) >= began;
const holds = (order: Order, began: number): boolean =>
  (order.since ?? -1) < 0 || isOfNow(order, began);
