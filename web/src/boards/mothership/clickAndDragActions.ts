/** What a click on a space does: its action, or several planned moves. */
import type { BoardContext } from './boardContext.svelte';
import { nameOf } from './hexGrid';
import type { PlannedMove } from './queuedActions.svelte';

export function clickOn(context: BoardContext, space: number): void {
  const { table } = context;
  const actions = context.actionsBySpace.get(space) ?? [];
  if (actions.length === 1 && actions[0]) table.act(actions[0].text);
  else if (!actions.length && context.isAsked) clickWithoutAction(context, space);
}

/** A click without an action: orders another ship, takes the order back, or shows why not. */
function clickWithoutAction(context: BoardContext, space: number): void {
  const { table, orderedShip } = context;
  const ship = context.shipAt(space);
  if (orderedShip && table.undo && ship?.seat === table.seat) {
    if (ship.ship === orderedShip.ship) table.takeBack(1);
    else context.planned.startInstead(table, [`order ${ship.name}`]);
  } else if (ship?.seat === table.seat && context.step === 'turn') table.why(`order ${ship.name}`);
  else if (orderedShip)
    table.why(`${isEmpty(context, space) ? flight(context, space) : 'attack'} ${nameOf(space)}`);
  else if (context.step === 'place') table.why(`place ${nameOf(space)}`);
}

const isEmpty = (context: BoardContext, space: number): boolean =>
  !context.shipAt(space) && !context.planetAt(space) && context.stationAt(space) < 0;
const flight = (context: BoardContext, space: number): 'enter' | 'move' =>
  context.chart.marks.get(space) === '#' ? 'enter' : 'move';

/** A ship was dragged somewhere: it gets its orders, then flies, enters or attacks. */
export function dragTo(context: BoardContext, from: number, to: number): void {
  const ship = context.shipAt(from);
  if (!ship) return;
  const name = nameOf(to);
  const wanted: PlannedMove = isEmpty(context, to)
    ? [`move ${name}`, `enter ${name}`]
    : [`attack ${name}`];
  if (context.orderedShip?.ship === ship.ship) context.planned.start(context.table, wanted);
  else if (context.orderedShip)
    context.planned.startInstead(context.table, [`order ${ship.name}`], wanted);
  else context.planned.start(context.table, [`order ${ship.name}`], wanted);
}
