import type { JsonObject } from '../product.ts';
import { readNumber, readTable } from '../table.ts';
import { type Colorway, toColorFamily } from './colorway.ts';
import { jointsFor } from './shade.ts';

/** A look of the scene's own library: only what is needed of it here. */
interface Look {
  readonly material: object;
}

const COLOR_KEYS = ['baseColor', 'matrixColor'] as const;

function mainColor(look: JsonObject): string {
  for (const key of COLOR_KEYS) {
    const color = look[key];
    if (typeof color === 'string') return color;
  }
  const colors = look.colors ?? look.bladeColors;
  const first = Array.isArray(colors) ? colors[0] : undefined;
  if (typeof first !== 'string') throw new Error('A look without a color.');
  return first;
}

/**
 * Colorways that take their look from the scene's library and everything a shop says from a table:
 * id, name, substance, family, price, style, phrase. Throws for an id that the library lacks.
 */
export function colorwaysFromPresets(
  presets: Readonly<Record<string, Look>>,
  text: string,
): readonly Colorway[] {
  const columns = ['id', 'name', 'substance', 'family', 'price', 'style', 'phrase'] as const;
  return readTable(columns, text).map((row) => {
    const preset = presets[row.id];
    if (preset === undefined) throw new Error(`The library has no ${row.id}`);
    const look = preset.material as JsonObject;
    return {
      name: row.name,
      family: toColorFamily(row.family),
      style: row.style,
      phrase: row.phrase,
      look,
      joints: jointsFor(mainColor(look)),
      pricePct: readNumber(row.price),
      substance: row.substance,
    };
  });
}
