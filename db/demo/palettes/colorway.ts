// A colorway is what a maker calls a color and what it looks like. The look is written for the
// scene's material schemas; product lines put it on a tile, a board, a slab or a stone.
import type { JsonObject } from '../product.ts';

export interface Colorway {
  /** As in a product's name: 'Calacatta Gold'. */
  readonly name: string;
  /** The color facet. */
  readonly family: ColorFamily;
  readonly style: string;
  /** Reads after 'is' or 'in': 'a milk-white ground with …'. */
  readonly phrase: string;
  /** Fields of the material that this color decides. */
  readonly look: JsonObject;
  /** Two hex colors that a setter would choose between for the joint. */
  readonly joints: readonly [light: string, deep: string];
  /** What it costs against its class, in percent. */
  readonly pricePct: number;
  /** Trade name of the substance where it differs by color: 'Travertine', 'White Oak'. */
  readonly substance: string;
}

export const colorFamilies = [
  'White',
  'Beige',
  'Brown',
  'Gray',
  'Black',
  'Blue',
  'Green',
  'Yellow',
  'Orange',
  'Red',
  'Pink',
  'Purple',
  'Gold',
  'Silver',
  'Bronze',
  'Copper',
  'Multicolor',
  'Clear',
] as const;
export type ColorFamily = (typeof colorFamilies)[number];

export function toColorFamily(text: string): ColorFamily {
  const family = colorFamilies.find((known) => known === text);
  if (family === undefined) throw new Error(`Unknown color family: ${text}`);
  return family;
}
