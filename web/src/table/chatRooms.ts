/** The rooms of a table's chat: of everybody, of each team, of the spectators. */
import type { Chat, ChatMessage, TableInfo } from '../wire/apiTypes';
import { isOver } from '../wire/commonGameTypes';

/** A room as one writes in it; a message names the room of its team in full. */
export type Room = NonNullable<Chat['room']>;

export const roomOf = ({ room }: ChatMessage): Room =>
  room?.startsWith('team') ? 'team' : ((room ?? 'table') as Room);

/** The rooms that a seat (-1: a spectator) reads. */
export function roomsOf(info: TableInfo, seat: number): Room[] {
  if (seat < 0) return ['table', 'watchers'];
  const teams = info.teams ?? [];
  const mates = teams.filter((team) => team === teams[seat]).length;
  const rooms: Room[] = mates > 1 ? ['table', 'team'] : ['table'];
  return isOver(info) ? [...rooms, 'watchers'] : rooms;
}

/** The room in which a seat (-1: a spectator) may write, of those that it reads. */
export const mayWrite = (room: Room, seat: number): boolean => (room === 'watchers') === seat < 0;

/** The messages with one more; a muted seat's may be missing between. */
export const withMessage = (messages: ChatMessage[], added: ChatMessage): ChatMessage[] => [
  ...messages.filter(({ room, number }) => room !== added.room || number < added.number),
  added,
];

/** The old messages with the new ones; of a room only the new ones if some between are missing. */
export function mergeChat(old: ChatMessage[], fresh: ChatMessage[]): ChatMessage[] {
  const firsts = new Map<string, number>();
  for (const { room = '', number } of fresh) if (!firsts.has(room)) firsts.set(room, number);
  const lasts = new Map(old.map(({ room = '', number }) => [room, number]));
  const kept = old.filter(({ room = '', number }) => {
    const first = firsts.get(room) ?? Infinity;
    return number < first && (first === Infinity || (lasts.get(room) ?? 0) >= first - 1);
  });
  return [...kept, ...fresh];
}
