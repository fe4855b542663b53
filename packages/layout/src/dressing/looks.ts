import type { StyleId } from '@wevisu/scene/styles.ts';
import type { Look, Palette } from './look.ts';
import { coolLooks } from './looks-cool.ts';
import { warmLooks } from './looks-warm.ts';

const looks: ReadonlyMap<StyleId, Look> = new Map(
  [...coolLooks, ...warmLooks].map((look) => [look.style, look]),
);

/** Throws for a style that has no look: every style of the list has one. */
export function lookOf(style: StyleId): Look {
  const look = looks.get(style);
  if (!look) throw new Error(`No look is authored for ${style}`);
  return look;
}

/** One of a look's palettes; counts on past the last. */
export function paletteOf({ palettes }: Look, turn: number): Palette {
  return palettes[turn % palettes.length] ?? palettes[0];
}
