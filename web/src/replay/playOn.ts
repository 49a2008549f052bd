/** Makes a table that goes on from an entry of a record. */
import { get, post } from '../app/api';
import { t } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { seatForm, saveAndSitDown, usualBot, type Sitting } from '../lobby/createTable';
import { asView } from '../wire/commonGameTypes';
import type { Created, Games, NewSeat } from '../wire/apiTypes';
import type { RecordFrameLoader } from './recordFrameLoader.svelte';

function newSeat(sitting: Sitting, name: string, colour: string, bot: string): NewSeat {
  if (sitting === 'here') return { kind: 'human', name, colour };
  return sitting === 'open' ? { kind: 'open', colour } : { kind: 'bot', name, colour, bot };
}

interface Sitter {
  name: string;
  colour: string;
}

/**
 * The seat that is asked at that entry is played here; returns the table's id. In practice bots play
 * the others, and what was hidden stays as it was. Otherwise the other seats are open, and everything
 * hidden is dealt again.
 */
export async function playOn(
  player: RecordFrameLoader,
  number: number,
  sitters: Sitter[],
  practice: boolean,
): Promise<string> {
  const asked = asView(player.frames[number]?.view).asked?.seat ?? 0;
  const { bots } = await get<Games>('/games');
  const forms = sitters.map(({ name, colour }, seat) => ({
    ...seatForm(seat, seat === asked ? 'here' : practice ? 'bot' : 'open', bots),
    name: seat === asked ? settings.now.name || t('lobby.me') : name,
    colour,
  }));
  const seats: NewSeat[] = forms.map(({ sitting, name, colour }) =>
    newSeat(sitting, name, colour, usualBot(bots)),
  );
  const form = { record: player.record, number, seats, practice };
  const made = await post<Created>('/tables/play-on', form);
  await saveAndSitDown(made, player.about?.game ?? '', forms);
  return made.table;
}
