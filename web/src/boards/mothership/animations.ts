/** Which pieces fly for an event: dice into the fight, cards into hands. */
import type { Fact } from '../../wire/games/mothership';
import type { Flight } from '../../table/playback.svelte';

const MOST = 8;

export function animate(events: Fact[]): Flight[] {
  let attacker = -1;
  return events
    .flatMap((fact) => {
      if (fact.event === 'fight_began')
        attacker = fact.fight === 'asteroids' ? -1 : (fact.seat ?? -1);
      return flights(fact, attacker);
    })
    .slice(0, MOST);
}

function flights(fact: Fact, attacker: number): Flight[] {
  const seat = fact.seat ?? -1;
  switch (fact.event) {
    case 'rolled':
      return [
        {
          piece: `die ${fact.faces} ${fact.die}`,
          from: `ship ${seat} ${fact.ship}`,
          to: seat === attacker ? 'dice attack' : 'dice defence',
        },
      ];
    case 'drew':
    case 'bought':
      return [{ piece: 'card', from: 'deck', to: `hand ${seat}` }];
    case 'captured':
      return [{ piece: 'card', from: `${fact.planet}`, to: `hand ${seat}` }];
    default:
      return [];
  }
}
