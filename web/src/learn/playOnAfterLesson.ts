/** Makes a practice table that goes on where a lesson ended. */
import { get, post } from '../app/api';
import { saveAndSitDown, seatForm } from '../lobby/createTable';
import { settings } from '../app/settings.svelte';
import { playerColour } from '../app/colourTokens';
import type { GameRecord } from '../wire/commonGameTypes';
import type { Created, Games, NewSeat } from '../wire/apiTypes';
import type { LessonModel } from './lessonModel.svelte';

/** Creates the table and sits down; returns its id. Bots play the other seats. */
export async function playOnAfterLesson(model: LessonModel): Promise<string> {
  const { game, name, state, inputs } = model;
  if (!state) throw new TypeError('no lesson');
  const record = await post<GameRecord>(`/lessons/${game}/${name}/record`, { inputs });
  const { bots } = await get<Games>('/games');
  const forms = model.names.map((known, seat) => ({
    ...seatForm(seat, seat === state.learner ? 'here' : 'bot', bots),
    name: known,
    colour: playerColour(seat),
  }));
  const seats: NewSeat[] = forms.map(({ sitting, name: known, colour }) =>
    sitting === 'here'
      ? { kind: 'human', name: known, colour }
      : { kind: 'bot', name: known, colour, bot: state.bot },
  );
  // A coach looks at the first turns that nobody tells what to do.
  settings.change({ coach: true });
  const number = state.position.number;
  const made = await post<Created>('/tables/play-on', { record, number, seats, practice: true });
  await saveAndSitDown(made, game, forms);
  return made.table;
}
