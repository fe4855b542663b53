import type { Change, Less } from '../changes/smallest-change.ts';
import type { BedSize } from '../furnishing/bed-set.ts';
import { pairOf, type RoomWishes } from '../groups/wishes.ts';

export type RoomChange = Change<RoomWishes>;

function smallerBed(size: BedSize, pair: RoomWishes['pair']): string {
  return pair === 'must'
    ? `smaller beds in place of two ${size}s`
    : `a smaller bed in place of a ${size}`;
}

/** Wishes for a room with one thing less or smaller, the least of a loss first. */
export function fewerOf(wishes: RoomWishes): Less<RoomWishes>[] {
  const asked = Object.entries(wishes.groups ?? {}).filter(([, wish]) => wish === 'must');
  const { vanity: _, ...anyVanity } = wishes;
  const { bed: size, ...anyBed } = wishes;
  const { sectional, ...anySofa } = wishes;
  const { pair, ...one } = wishes;
  return [
    ...(wishes.vanity === 'double'
      ? [{ text: 'a single vanity in place of a double', wishes: anyVanity }]
      : []),
    ...(size ? [{ text: smallerBed(size, pair), wishes: anyBed }] : []),
    ...(pair === 'must'
      ? [{ text: `one ${pairOf[wishes.purpose]} in place of two`, wishes: one }]
      : []),
    ...(sectional === 'must' ? [{ text: 'a sofa in place of a sectional', wishes: anySofa }] : []),
    ...asked.map(([id]) => {
      const groups = { ...wishes.groups, [id]: 'not' as const };
      return { text: `no ${id}`, wishes: { ...wishes, groups } };
    }),
  ];
}
