/** A space in words: what stands there, who can hit it, and what a click does. */
import { t } from '../../app/language.svelte';
import type { BoardContext } from './boardContext.svelte';
import type { OddsReport } from '../../wire/games/mothership';
import { shares } from './forecast';
import { nameOf } from './hexGrid';
import { artifactInWords } from './tooltips';
import { dieOf, shieldOf } from './pieces';

export interface Description {
  title: string;
  facts: string[];
  action: string;
  odds: OddsReport | null;
  /** Which ships the odds are for. */
  who: string;
}

export function describe(context: BoardContext, space: number): Description {
  const name = nameOf(space);
  const target = context.forecast.targets[name];
  const actions = context.actionsBySpace.get(space) ?? [];
  const first = actions[0];
  const own = first ? context.forecast.actions[first.text] : undefined;
  const ships = target?.with ?? [];
  const direct = own ?? target?.odds;
  return {
    title: `${name}: ${occupantOf(context, space)}`,
    facts: [
      ...aimedAt(context, space),
      ...sideOf(context, space),
      ...statsOf(context, space),
      ...threats(context, space),
    ],
    action: actions.map((action) => context.table.words.action(action)).join(' / '),
    odds: direct ?? null,
    who: own || !ships.length ? '' : ships.map((ship) => context.table.words.name(ship)).join(', '),
  };
}

/** The whole description as one text, for screen readers. */
export function spoken(context: BoardContext, space: number): string {
  const { title, facts, action, odds } = describe(context, space);
  return [title, ...facts, odds ? oddsInWords(odds) : '', action].filter(Boolean).join('. ');
}

export function oddsInWords(odds: OddsReport): string {
  const kind = odds.ranged ? 'ranged' : odds.kind;
  return t(`mothership.odds.${kind}`, { ...shares(odds) });
}

function occupantOf(context: BoardContext, space: number): string {
  const { words } = context.table;
  const ship = context.shipAt(space);
  if (ship)
    return t('mothership.owned', {
      thing: words.name(ship.name),
      owner: context.fleet(ship.seat)?.name ?? '',
    });
  const planet = context.planetAt(space);
  if (planet) {
    const name = words.name(`planet ${planet.index + 1}`);
    const owner = context.fleet(planet.owner)?.name;
    return owner
      ? t('mothership.owned', { thing: name, owner })
      : t('mothership.neutral', { thing: name });
  }
  const station = context.stationAt(space);
  if (station >= 0)
    return t('mothership.owned', {
      thing: words.zone('station'),
      owner: context.fleet(station)?.name ?? '',
    });
  return t(context.chart.marks.get(space) === '#' ? 'mothership.field' : 'mothership.open');
}

/** The card that is aimed at a space and may still be cancelled. */
function aimedAt({ declared, table }: BoardContext, space: number): string[] {
  if (declared?.space !== space) return [];
  return [t('mothership.is_aimed_at', { card: table.words.name(declared.card) })];
}

/** The team that owns what stands on a space. */
function sideOf(context: BoardContext, space: number): string[] {
  const planet = context.planetAt(space);
  const owner = context.shipAt(space)?.seat ?? planet?.owner ?? context.stationAt(space);
  const fleet = context.fleet(owner);
  if (!fleet?.team) return [];
  const team = t('players.team', { team: fleet.team });
  return [fleet.mate ? `${team}, ${t('players.teammate')}` : team];
}

function statsOf(context: BoardContext, space: number): string[] {
  const { table } = context;
  const ship = context.shipAt(space);
  if (ship) {
    const facts = [t('mothership.die', { faces: dieOf(table, ship.seat, ship.ship) })];
    if (ship.type === 'mothership') {
      const hull = table.view.seats[ship.seat]?.hull_points ?? 0;
      facts.unshift(
        t('mothership.hull', { hull, most: table.content.mothership.hull }),
        t('mothership.shield', { shield: shieldOf(table, ship.seat) }),
      );
    }
    if (ship.attacked) facts.push(t('mothership.has_attacked'));
    if (ship.held) facts.push(t('mothership.is_held'));
    if (ship.extra) facts.push(t('mothership.is_faster', { count: ship.extra }));
    if (ship.deflectors) facts.push(t('mothership.is_deflected', { count: ship.deflectors }));
    if (ship.afterAttack)
      facts.push(t('mothership.moves_after_attack', { count: ship.afterAttack }));
    return facts;
  }
  const planet = context.planetAt(space);
  if (!planet && context.chart.marks.get(space) === '#')
    return [t('mothership.about_field', { faces: table.content.asteroids.die })];
  if (planet?.artifact)
    return [
      `${table.words.name(`artifact ${planet.artifact}`)}: ${artifactInWords(table, planet.artifact)}`,
    ];
  if (planet && table.options.exploration) return [t('mothership.unexplored')];
  const station = context.stationAt(space);
  if (station < 0) return [];
  const counters = table.view.seats[station]?.station_counters ?? 0;
  return [t('mothership.counters', { count: counters })];
}

function threats(context: BoardContext, space: number): string[] {
  const name = nameOf(space);
  const target = context.forecast.targets[name];
  const danger = context.forecast.dangers[name];
  const facts: string[] = [];
  if (target) {
    if (!context.planetAt(space)) {
      const guards = context.stationAt(space) >= 0;
      facts.push(t(guards ? 'mothership.guards' : 'mothership.wingmen', { count: target.wingmen }));
    }
    facts.push(t('mothership.threat', { now: target.now.length, reach: target.reach.length }));
  }
  if (danger !== undefined) facts.push(t('mothership.danger', { count: danger }));
  return facts;
}
