/** What a click on a space means: the action that it is about, or the wish that it stands for. */
import type { Desk } from './boardContext.svelte';
import { nameOf } from './hexGrid';

export function clickOn(desk: Desk, space: number): void {
  const { table } = desk;
  const actions = desk.places.get(space) ?? [];
  if (actions.length === 1 && actions[0]) table.act(actions[0].text);
  else if (!actions.length && desk.mine) instead(desk, space);
}

/** A click on nothing that is asked: another ship, letting go of this one, or a reason why not. */
function instead(desk: Desk, space: number): void {
  const { table, ordered } = desk;
  const ship = desk.shipAt(space);
  if (ordered && table.undo && ship?.seat === table.seat) {
    if (ship.ship === ordered.ship) table.takeBack(1);
    else desk.wishes.instead(table, [`order ${ship.name}`]);
  } else if (ship?.seat === table.seat && desk.step === 'turn') table.why(`order ${ship.name}`);
  else if (ordered)
    table.why(`${isEmpty(desk, space) ? flight(desk, space) : 'attack'} ${nameOf(space)}`);
  else if (desk.step === 'place') table.why(`place ${nameOf(space)}`);
}

const isEmpty = (desk: Desk, space: number): boolean =>
  !desk.shipAt(space) && !desk.planetAt(space) && desk.stationAt(space) < 0;
const flight = (desk: Desk, space: number): string =>
  desk.chart.marks.get(space) === '#' ? 'enter' : 'move';

/** A ship was dragged somewhere: it gets its orders, then flies, enters or attacks. */
export function dragTo(desk: Desk, from: number, to: number): void {
  const ship = desk.shipAt(from);
  if (!ship) return;
  const name = nameOf(to);
  const wanted = isEmpty(desk, to) ? [`move ${name}`, `enter ${name}`] : [`attack ${name}`];
  if (desk.ordered?.ship === ship.ship) desk.wishes.all(desk.table, wanted);
  else if (desk.ordered) desk.wishes.instead(desk.table, [`order ${ship.name}`], wanted);
  else desk.wishes.all(desk.table, [`order ${ship.name}`], wanted);
}
