// Which goods dressing asks for: what a host has to read before designs are made of them.

import { HARDWARE_CHILDREN, LINE_CHILD } from './goods.ts';
import type { Look } from './looks/look.ts';
import { looks } from './looks/looks.ts';
import { roles } from './roles.ts';
import { inPlaceOf } from './surface-groups.ts';

/** What the surfaces of a look are chosen from, as 'child: Color; child: Color'. */
function surfaceWishes({ palettes, paving, deck, coping, turf, facade }: Look): readonly string[] {
  const ofPalettes = palettes.flatMap((one) => [
    ...[one.counter, one.islandTop ?? one.counter, one.splash, one.floor],
    ...[one.bathFloor, one.bathWall, one.showerFloor],
  ]);
  return [...ofPalettes, paving, deck, coping, turf, facade];
}

function childrenOf(wish: string): readonly string[] {
  return wish.split(';').map((part) => part.split(':')[0]?.trim() ?? '');
}

/** Slugs of the third level of the menu that `Goods.of` is asked for, whatever the style and the room are. */
export function askedChildren(): readonly string[] {
  const named = looks.flatMap(surfaceWishes).flatMap(childrenOf);
  const all = [
    ...Object.values(roles).flatMap(({ children }) => children),
    ...HARDWARE_CHILDREN,
    LINE_CHILD,
    ...named.flatMap(inPlaceOf),
  ];
  return [...new Set(all)].sort();
}
