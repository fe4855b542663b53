// Pictures of the demo catalog for the contact sheet: a few products of every line of surfaces, as the
// shop shows them.

import type { PictureSpecInput } from '@wevisu/scene/materials/picture-spec.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';
import { buildSurface } from '../db/demo/surfaces/build-surface.ts';
import { surfaceLines } from '../db/demo/surfaces/lines.ts';
import { planSeries, SeriesNames } from '../db/demo/surfaces/series.ts';

/** Named `demo LINE: PRODUCT`. `perLine` products of each line, each from a different collection. */
export function demoExamples(perLine: number): Record<string, PictureSpecInput> {
  const names = new SeriesNames();
  const examples: Record<string, PictureSpecInput> = {};
  for (const line of surfaceLines) {
    for (let turn = 0; turn < perLine; turn++) {
      const series = planSeries(line, turn, names);
      const colorway = series.colorways[turn % series.colorways.length];
      if (colorway === undefined) continue;
      const product = buildSurface(series, colorway, turn);
      const { type, spec } = parseProductPicture(product.picture);
      if (type === 'surface') examples[`demo ${line.id}: ${product.name}`] = spec;
    }
  }
  return examples;
}
