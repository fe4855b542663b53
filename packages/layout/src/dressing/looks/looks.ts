import type { StyleId } from '@wevisu/scene/styles.ts';
import { coastal } from './coastal.ts';
import { farmhouse } from './farmhouse.ts';
import { industrial } from './industrial.ts';
import { japandi } from './japandi.ts';
import type { Look, Palette } from './look.ts';
import { mediterranean } from './mediterranean.ts';
import { midCentury } from './mid-century.ts';
import { modern } from './modern.ts';
import { scandinavian } from './scandinavian.ts';
import { traditional } from './traditional.ts';
import { transitional } from './transitional.ts';

export const looks: readonly Look[] = [
  modern,
  scandinavian,
  japandi,
  coastal,
  industrial,
  farmhouse,
  transitional,
  midCentury,
  mediterranean,
  traditional,
];

const byStyle: ReadonlyMap<StyleId, Look> = new Map(looks.map((look) => [look.style, look]));

/** Throws for a style that has no look: every style of the list has one. */
export function lookOf(style: StyleId): Look {
  const look = byStyle.get(style);
  if (!look) throw new Error(`No look is authored for ${style}`);
  return look;
}

/** One of a look's palettes; counts on past the last. */
export function paletteOf({ palettes }: Look, turn: number): Palette {
  return palettes[turn % palettes.length] ?? palettes[0];
}
