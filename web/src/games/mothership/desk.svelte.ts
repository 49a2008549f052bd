/** What the parts of the board share: the table read once, and what is pointed at. */
import { getContext, setContext } from 'svelte';
import { t } from '../../lib/language.svelte';
import { asNumber } from '../../wire/shapes';
import type { BoardTable } from '../board';
import { declaredOf } from './declared';
import { fleets, type Fleet } from './fleets';
import { fightOf } from './fights';
import { forecastOf } from './forecast';
import { chartOf, listOf, planetsOf, shipsOf, stationOf, type Planet, type Ship } from './model';
import { places, things } from './things';
import { Wishes } from './wishes.svelte';

export class Desk {
  readonly wishes = new Wishes();
  /** The space under the pointer or the keyboard's cursor; -1 for none. */
  aimed: number = $state(-1);
  /** Whether the ship that is to be placed is being carried to its space. */
  carried: boolean = $state(false);

  private readonly given: () => BoardTable;

  constructor(given: () => BoardTable) {
    this.given = given;
  }

  table: BoardTable = $derived.by(() => this.given());
  fleets: Fleet[] = $derived(fleets(this.table, t('mothership.npc')));
  chart = $derived(chartOf(this.table));
  ships: Ship[] = $derived(shipsOf(this.table.view));
  planets: Planet[] = $derived(planetsOf(this.table.view));
  places = $derived(places(this.table.legal, this.table.view, this.table.seat));
  things = $derived(things(this.table.legal));
  forecast = $derived(forecastOf(this.table));
  fight = $derived(fightOf(this.table));
  declared = $derived(declaredOf(this.table));
  step = $derived(this.table.view.asked?.step ?? '');
  mine = $derived(this.table.legal.length > 0 && this.table.view.asked?.seat === this.table.seat);
  /** The own ship that has its orders, if one has. */
  ordered: Ship | null = $derived.by(() => {
    const { asked } = this.table.view;
    if (asked?.step !== 'orders') return null;
    return (
      this.ships.find(({ seat, ship }) => seat === asked.seat && ship === asked['ship']) ?? null
    );
  });

  /** The number of the own ship that is placed next, or -1. */
  waiting: number = $derived.by(() => {
    if (!this.mine) return -1;
    const { asked, seats } = this.table.view;
    if (asked?.step === 'place') return asNumber(asked['ship']);
    if (asked?.step !== 'respawn') return -1;
    return listOf(seats[asked.seat]?.['respawn']).indexOf(1);
  });

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

export function provideDesk(given: () => BoardTable): Desk {
  const desk = new Desk(given);
  setContext(KEY, desk);
  return desk;
}

export const useDesk = (): Desk => getContext<Desk>(KEY);
