import type { Colorway } from '../palettes/colorway.ts';
import type { JsonObject } from '../product.ts';

export type Shade = 'V1' | 'V2' | 'V3' | 'V4';

const SHADE_WORDS: Readonly<Record<Shade, string>> = {
  V1: 'V1, uniform',
  V2: 'V2, slight',
  V3: 'V3, moderate',
  V4: 'V4, substantial',
};

/** How a specification tells the variation between pieces. */
export function describeShade(shade: Shade): string {
  return SHADE_WORDS[shade];
}

/** Variation between pieces that a color brings with it. */
export function shadeOf(colorway: Colorway): Shade {
  if (colorway.family === 'Multicolor') return 'V4';
  const { look } = colorway;
  switch (look.kind) {
    case 'stone':
      return Number(look.veinDensityRatio ?? 0.3) > 0.4 || look.finish === 'cleft' ? 'V3' : 'V2';
    case 'wood':
      return Number(look.knotRatio ?? 0) > 0.2 ? 'V4' : 'V3';
    case 'concrete':
      return 'V2';
    case 'glaze':
      return Array.isArray(look.colors) && look.colors.length > 1 ? 'V2' : 'V1';
    default:
      return 'V1';
  }
}

/** A look on the face of a tile. */
export function onTile(colorway: Colorway, tile: JsonObject): JsonObject {
  return { kind: 'tile', look: colorway.look, shadeVariation: shadeOf(colorway), ...tile };
}

/** A stone or board by itself. */
export function asItIs(colorway: Colorway, more: JsonObject = {}): JsonObject {
  return { ...colorway.look, shadeVariation: shadeOf(colorway), ...more };
}
