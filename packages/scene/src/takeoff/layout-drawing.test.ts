import { expect, test } from 'vitest';
import type { CoveredArea } from '../faces/face.ts';
import type { Polygon } from '../plane/polygon.ts';
import { countPieces } from './count-pieces.ts';
import { areaOfOutline, factsOf, feet, rectangleFeet } from './facts-for-tests.ts';
import { drawLayout, drawSlabs } from './layout-drawing.ts';
import { layoutSvg } from './layout-svg.ts';
import { packSlabs } from './slabs/slab-packing.ts';

const room: Polygon = [
  [0, 0],
  [feet(12), 0],
  [feet(12), feet(7)],
  [feet(7.5), feet(7)],
  [feet(7.5), feet(10)],
  [0, feet(10)],
];

function areaWith(holes: readonly Polygon[] = []): CoveredArea {
  return { ...areaOfOutline(room, {}, holes), nodeId: 's', slot: 'covering', area: 1 };
}

test('every counted cell is drawn once, and every cut has its number of the cut list', () => {
  const area = areaWith([rectangleFeet(1, 1).map(([x, y]) => [x + feet(3), y + feet(3)] as const)]);
  const facts = factsOf();
  const count = countPieces(area, facts);
  const drawing = drawLayout('Floor', area, facts);
  expect(drawing.pieces).toHaveLength(count?.cells.length ?? 0);
  const numbers = drawing.pieces.flatMap(({ number }) => number ?? []).sort((a, b) => a - b);
  expect(numbers).toEqual(count?.stock.cuts.map((_, n) => n + 1));
  expect(drawing.cutList).toHaveLength(numbers.length);
});

test('edges are dimensioned in feet and inches', () => {
  const texts = drawLayout('Floor', areaWith(), factsOf()).dimensions.map(({ text }) => text);
  expect(texts).toEqual(["12'", "7'", `4' 6"`, "3'", `7' 6"`, "10'"]);
});

test('the SVG holds each piece and number, and no markup of a name', () => {
  const drawing = drawLayout('A <b> & "C"', areaWith(), factsOf());
  const svg = layoutSvg(drawing);
  expect(svg.match(/<path class="[wc]"/g)).toHaveLength(drawing.pieces.length);
  expect(svg.match(/class="n"/g)).toHaveLength(drawing.cutList.length);
  expect(svg).toContain('A &#60;b&#62; &#38; &#34;C&#34;');
  expect(svg).not.toContain('<b>');
  expect(svg).toContain('>12&#39;<');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
});

test('slabs are drawn one above the other with their pieces inside', () => {
  const piece = (id: string) => ({ id, label: 'Counter', length: feet(9), width: feet(2.125) });
  const slab = { length: feet(10), width: feet(4.58) };
  const plan = packSlabs({ pieces: ['a', 'b', 'c'].map(piece), slab, grain: true });
  const drawing = drawSlabs('Quartz', { sku: 'Q', slab, plan, lines: [] });
  expect(drawing.outlines).toHaveLength(2);
  expect(drawing.pieces).toHaveLength(3);
  for (const { at } of drawing.pieces) {
    const inside = drawing.outlines.filter((outline) => {
      const ys = outline.map(([, y]) => y);
      return at[1] > Math.min(...ys) && at[1] < Math.max(...ys);
    });
    expect(inside).toHaveLength(1);
  }
  expect(layoutSvg(drawing)).toContain('9&#39; x');
});
