/** Makes a table that goes on from an entry of a record. */
import { get, post } from '../app/api';
import { t } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { seatForm, saveAndSitDown, usualBot } from '../lobby/createTable';
import { asView } from '../wire/shapes';
import type { Created, Games, NewSeat } from '../wire/types';
import type { RecordPlayer } from './recordPlayer.svelte';

interface Sitter {
  name: string;
  colour: string;
}

/** The seat that is asked at that entry is played here, the others by bots; returns the table's id. */
export async function playOn(
  player: RecordPlayer,
  number: number,
  sitters: Sitter[],
): Promise<string> {
  const asked = asView(player.frames[number]?.view).asked?.seat ?? 0;
  const { bots } = await get<Games>('/games');
  const forms = sitters.map(({ name, colour }, seat) => ({
    ...seatForm(seat, seat === asked ? 'here' : 'bot', bots),
    name: seat === asked ? settings.now.name || t('lobby.me') : name,
    colour,
  }));
  const seats: NewSeat[] = forms.map(({ sitting, name, colour }) =>
    sitting === 'here'
      ? { kind: 'human', name, colour }
      : { kind: 'bot', name, colour, bot: usualBot(bots) },
  );
  const made = await post<Created>('/tables/play-on', { record: player.record, number, seats });
  await saveAndSitDown(made, player.about?.game ?? '', forms);
  return made.table;
}
