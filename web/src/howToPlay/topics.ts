/** The pages of "How to play", fetched once for each game. */
import { get } from '../app/api';
import type { HowToPlay, HowToPlayTopic } from '../wire/apiTypes';

const requests = new Map<string, Promise<HowToPlayTopic[]>>();

export function topicsOf(game: string): Promise<HowToPlayTopic[]> {
  let request = requests.get(game);
  if (!request) {
    request = get<HowToPlay>(`/games/${game}/how-to-play`).then(({ topics }) => topics);
    request.catch(() => requests.delete(game));
    requests.set(game, request);
  }
  return request;
}

/** The page that explains a place of the board; undefined if none does. */
export const topicFor = (place: string, topics: HowToPlayTopic[]): HowToPlayTopic | undefined =>
  topics.find(({ places }) => places.some((pattern) => matches(place, pattern)));

/** True if a place matches a pattern, in which `*` stands for anything. */
function matches(place: string, pattern: string): boolean {
  const [before = '', ...rest] = pattern.split('*');
  if (!rest.length) return place === pattern;
  return place.startsWith(before) && place.endsWith(rest.join('*'));
}
