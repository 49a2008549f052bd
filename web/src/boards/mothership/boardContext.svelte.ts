/** What the parts of the board share: everything read from the view, and the space pointed at. */
import { getContext, setContext } from 'svelte';
import type { Action, Asked } from '../../wire/games/mothership';
import { t } from '../../app/language.svelte';
import { declaredOf } from './declaredCard';
import { fleets, type Fleet } from './fleetColoursAndShapes';
import { fightOf } from './fights';
import { forecastOf } from './forecast';
import {
  chartOf,
  planetsOf,
  shipsOf,
  stationOf,
  type Planet,
  type Ship,
  type Table,
} from './pieces';
import { actionTargets, actionsBySpace } from './actionTargets';
import { PlannedMoves } from './queuedActions.svelte';

export class BoardContext {
  readonly planned = new PlannedMoves();
  /** The space under the pointer or the keyboard's cursor; -1 for none. */
  cursor: number = $state(-1);
  /** True while the ship to be placed is being dragged to its space. */
  carriesShip: boolean = $state(false);

  private readonly given: () => Table;

  constructor(given: () => Table) {
    this.given = given;
  }

  table: Table = $derived.by(() => this.given());
  fleets: Fleet[] = $derived(fleets(this.table, t('mothership.npc')));
  chart = $derived(chartOf(this.table));
  ships: Ship[] = $derived(shipsOf(this.table.view));
  planets: Planet[] = $derived(planetsOf(this.table.view));
  actionsBySpace = $derived(actionsBySpace(this.table.legal, this.table.view, this.table.seat));
  /** The spaces that something may be done at, in order. */
  actionSpaces: number[] = $derived(
    [...this.actionsBySpace.keys()].sort((first, second) => first - second),
  );
  targets = $derived(actionTargets(this.table.legal));
  forecast = $derived(forecastOf(this.table));
  fight = $derived(fightOf(this.table));
  declared = $derived(declaredOf(this.table));
  step: Asked['step'] | '' = $derived(this.table.view.asked?.step ?? '');
  isAsked = $derived(
    this.table.legal.length > 0 && this.table.view.asked?.seat === this.table.seat,
  );
  /** The own ship that has its orders, if one has. */
  orderedShip: Ship | null = $derived.by(() => {
    const { asked } = this.table.view;
    if (asked?.step !== 'orders') return null;
    return this.ships.find(({ seat, ship }) => seat === asked.seat && ship === asked.ship) ?? null;
  });

  /** The seat whose energy is being drained; -1 for none. */
  drainedSeat: number = $derived.by(() => {
    const { asked } = this.table.view;
    return asked?.step === 'drain' ? asked.enemy : -1;
  });

  /** The seat that a card may be stolen from as a reward; -1 for none. */
  robbedSeat: number = $derived.by(() => {
    const { asked } = this.table.view;
    return asked?.step === 'reward' ? asked.loser : -1;
  });

  /** The number of the own ship that is placed next, or -1. */
  shipToPlace: number = $derived.by(() => {
    if (!this.isAsked) return -1;
    const { asked, seats } = this.table.view;
    if (asked?.step === 'place') return asked.ship;
    if (asked?.step !== 'respawn') return -1;
    return seats[asked.seat]?.respawn.indexOf(1) ?? -1;
  });

  /** A declared attack or a fight: the space that is attacked, and the ships that attack it. */
  battle: { at: number; from: Ship[] } | null = $derived.by(() => {
    const { asked, table: shown } = this.table.view;
    const joining = asked?.step === 'join';
    if (!joining && shown.fight === 'none') return null;
    const at = joining ? asked.space : shown.fight_space;
    const mask = joining ? asked.ships : shown.attacking_ships;
    const seat = joining ? asked.seat : shown.attacker;
    const from = this.ships.filter((ship) => ship.seat === seat && (mask >> ship.ship) & 1);
    return { at, from };
  });

  /** The verb of the first action at a space; '' for none. */
  verbAt(space: number): Action['verb'] | '' {
    return this.actionsBySpace.get(space)?.[0]?.verb ?? '';
  }

  shipAt(space: number): Ship | undefined {
    return this.ships.find((ship) => ship.space === space);
  }

  planetAt(space: number): Planet | undefined {
    return this.planets.find((planet) => planet.space === space);
  }

  /** The seat whose Station stands on a space; -1 for none. */
  stationAt(space: number): number {
    return this.fleets.findIndex(({ seat }) => stationOf(this.table.view, seat) === space);
  }

  fleet(seat: number): Fleet | null {
    return this.fleets[seat] ?? null;
  }
}

const KEY = Symbol('mothership');

export function provideBoardContext(given: () => Table): BoardContext {
  const context = new BoardContext(given);
  setContext(KEY, context);
  return context;
}

export const useBoardContext = (): BoardContext => getContext<BoardContext>(KEY);
