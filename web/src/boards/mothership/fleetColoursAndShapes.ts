/** Colours and plates of fleets: each fleet has a shape of its own besides its colour. */
import { token } from '../../app/colourTokens';
import { areMates, teamOf } from '../teams';
import type { Table } from './pieces';

/** Plates around the origin, about 20 units from the middle to the edge. */
const PLATES = [
  'M0 -20A20 20 0 1 1 0 20A20 20 0 1 1 0 -20Z',
  'M-13 -18H13Q18 -18 18 -13V13Q18 18 13 18H-13Q-18 18 -18 13V-13Q-18 -18 -13 -18Z',
  'M0 -24L22 14Q22 17 19 17H-19Q-22 17 -22 14Z',
  'M0 -24L21 0L0 24L-21 0Z',
  'M-8 -21H8V-8H21V8H8V21H-8V8H-21V-8H-8Z',
  'M0 -24L6.5 -10L21 -12L12.5 0L21 12L6.5 10L0 24L-6.5 10L-21 12L-12.5 0L-21 -12L-6.5 -10Z',
];
/** The NPC's: a cog. */
const COG =
  'M-4 -22H4L5 -16L10 -14L15 -18L18 -12L14 -7L16 -2L22 0L20 8L14 7L11 12L13 17L6 21L3 16L-3 16' +
  'L-6 21L-13 17L-11 12L-14 7L-20 8L-22 0L-16 -2L-14 -7L-18 -12L-15 -18L-10 -14L-5 -16Z';

/** The colour of a fleet whose player chose none, or one that another has. */
const ownColour = (seat: number): string => token(`fleet-${seat + 1}`) || token('fleet-other');

export interface Fleet {
  seat: number;
  name: string;
  colour: string;
  plate: string;
  npc: boolean;
  /** The letter of its team, '' without teams. */
  team: string;
  /** True if it is another fleet of the viewer's team. */
  mate: boolean;
}

/** The seat of the NPC, or -1; it has ships but no player. */
const npcOf = ({ view }: Table): number => view.table.npc || -1;

export function fleets(table: Table, npcName: string): Fleet[] {
  const taken = table.sitters.map(({ colour }) => colour);
  return table.view.seats.map((_, seat) => {
    const npc = seat === npcOf(table);
    const own = table.sitters[seat]?.colour ?? '';
    const clear = own.startsWith('#') && taken.indexOf(own) === seat;
    return {
      seat,
      name: npc ? npcName : (table.sitters[seat]?.name ?? `${seat + 1}`),
      colour: npc ? token('fleet-npc') : bright(clear ? own : ownColour(seat)),
      plate: npc ? COG : (PLATES[seat] ?? PLATES[0] ?? ''),
      npc,
      team: teamOf(table.teams, seat),
      mate: areMates(table.teams, table.seat, seat),
    };
  });
}

/** A colour that is visible on the dark field: never darker than a mid tone. */
function bright(colour: string): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const [r = 0, g = 0, b = 0] = parts;
  const light = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
  const lift = light < 0.5 ? (0.5 - light) / (1 - light) : 0;
  const lifted = parts.map((part) => Math.round(part + (255 - part) * lift));
  return `#${lifted.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A fleet without a player, as the editor draws it; -1 is the NPC's. */
export function fleetOf(seat: number): Fleet {
  const npc = seat < 0;
  return {
    seat,
    name: npc ? '' : `${seat + 1}`,
    colour: npc ? token('fleet-npc') : ownColour(seat),
    plate: npc ? COG : (PLATES[seat] ?? PLATES[0] ?? ''),
    npc,
    team: '',
    mate: false,
  };
}
