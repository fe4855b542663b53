import type { Change, Less } from '../changes/smallest-change.ts';
import type { RoomWishes } from '../groups/wishes.ts';

export type RoomChange = Change<RoomWishes>;

/** Wishes for a room with one thing less or smaller, the least of a loss first. */
export function fewerOf(wishes: RoomWishes): Less<RoomWishes>[] {
  const asked = Object.entries(wishes.groups ?? {}).filter(([, wish]) => wish === 'must');
  const { vanity: _, ...anyVanity } = wishes;
  const { bed: size, ...anyBed } = wishes;
  const { sectional, ...anySofa } = wishes;
  return [
    ...(wishes.vanity === 'double'
      ? [{ text: 'a single vanity in place of a double', wishes: anyVanity }]
      : []),
    ...(size ? [{ text: `a smaller bed in place of a ${size}`, wishes: anyBed }] : []),
    ...(sectional === 'must' ? [{ text: 'a sofa in place of a sectional', wishes: anySofa }] : []),
    ...asked.map(([id]) => {
      const groups = { ...wishes.groups, [id]: 'not' as const };
      return { text: `no ${id}`, wishes: { ...wishes, groups } };
    }),
  ];
}
