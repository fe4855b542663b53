import type { ItemWish, KeptId } from './brief.ts';
import type { ItemNote } from './reading/notes.ts';
import { type ItemId, itemInRoom, type LooseWord } from './words/items.ts';
import type { Purpose } from './words/rooms.ts';

function idOf(of: KeptId | LooseWord, room: Purpose | null): KeptId | null {
  if (typeof of !== 'string') return (room ? of.in[room] : undefined) ?? of.else;
  return (room ? itemInRoom[of as ItemId]?.[room] : undefined) ?? of;
}

/** The wish of a note in a room; null for a word that could be anything there, such as "table" in a bedroom. */
export function settleItem(note: ItemNote, room: Purpose | null): ItemWish | null {
  const item = idOf(note.of, room);
  if (item === null) return null;
  // Two sinks in a bath are one vanity with two basins.
  const basins = item === 'vanity' && (note.count === 2 || note.form === 'double');
  return {
    item,
    want: note.want,
    form: basins
      ? 'double'
      : note.form === 'double' && item !== 'kitchen-sink' && item !== 'wall-oven'
        ? 'full'
        : note.form,
    count: basins || note.count === 1 || note.count === 0 ? null : note.count,
    widthTenths: note.width,
    depthTenths: note.depth,
  };
}
