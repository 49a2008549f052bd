/** Makes a table that goes on from an entry of a record. */
import { get, post } from '../app/api';
import { t } from '../app/language.svelte';
import { settings } from '../app/settings.svelte';
import { saveAndSitDown, seatForm, usualBot, type SeatForm } from '../lobby/createTable';
import { asView } from '../wire/commonGameTypes';
import type { BotInfo, Created, Games, NewSeat } from '../wire/apiTypes';
import type { RecordFrameLoader } from './recordFrameLoader.svelte';

interface Sitter {
  name: string;
  colour: string;
}

export const loadBots = async (): Promise<BotInfo[]> => (await get<Games>('/games')).bots;

/**
 * Who sits where at first: the seat that is asked at that entry is played here. In practice bots play
 * the others; otherwise these seats are open.
 */
export function usualSeats(
  player: RecordFrameLoader,
  number: number,
  sitters: Sitter[],
  practice: boolean,
  bots: BotInfo[],
): SeatForm[] {
  const asked = asView(player.frames[number]?.view).asked?.seat ?? 0;
  return sitters.map(({ name, colour }, seat) => {
    const sitting = seat === asked ? 'here' : practice ? 'bot' : 'open';
    const own = settings.now.name || t('lobby.me');
    return {
      ...seatForm(seat, sitting, bots),
      name: sitting === 'open' ? '' : sitting === 'here' ? own : name,
      colour,
    };
  });
}

function newSeat({ sitting, name, colour, bot }: SeatForm, bots: BotInfo[]): NewSeat {
  const chosen = name.trim().slice(0, 24) || null;
  if (sitting === 'bot') return { kind: 'bot', name: chosen, colour, bot: bot || usualBot(bots) };
  return { kind: sitting === 'open' ? 'open' : 'human', name: chosen, colour };
}

/**
 * Makes the table and sits down at the seats that are played here; returns its id. In practice what
 * was hidden stays as it was; otherwise everything hidden is dealt again.
 */
export async function playOn(
  player: RecordFrameLoader,
  number: number,
  forms: SeatForm[],
  practice: boolean,
  bots: BotInfo[],
): Promise<string> {
  const seats = forms.map((form) => newSeat(form, bots));
  const body = { record: player.record, number, seats, practice };
  const made = await post<Created>('/tables/play-on', body);
  await saveAndSitDown(made, player.about?.game ?? '', forms);
  return made.table;
}
