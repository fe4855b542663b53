import { parseModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { pictureSpec } from '@wevisu/scene/materials/picture-spec.ts';
import { expect, test } from 'vitest';
import { FIXTURE_PICTURE } from '../test-fixture.ts';
import { drawModelSize, drawSurfaceSize } from './size-drawing.ts';

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text);
const shapesOf = (svg: string) => svg.match(/fill-rule/g)?.length ?? 0;

test('G-33 a surface is drawn with its length, its width and its thickness', () => {
  const { type: _, ...fixture } = FIXTURE_PICTURE;
  const spec = pictureSpec.parse(fixture);
  const piece = { lengthTenths: 6_096, widthTenths: 3_048, thicknessTenths: 95 };
  const svg = drawSurfaceSize({ ...spec, laying: { ...spec.laying, pattern: 'stacked', piece } });
  expect(textsOf(svg)).toEqual(['24 in', '12 in', '3/8 in']);
  expect(shapesOf(svg)).toBe(2);
});

test('G-33 a fixture is drawn from two sides, as large as its card says', () => {
  const toilet = parseModelSpec({ kind: 'toilet', params: {}, finishes: {} } as never);
  const svg = drawModelSize(toilet);
  expect(textsOf(svg)).toHaveLength(3);
  expect(shapesOf(svg)).toBeGreaterThan(2);
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  // Everything stays on the sheet.
  for (const [, x, y] of svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(0);
    expect(Number(x)).toBeLessThanOrEqual(1000);
    expect(Number(y)).toBeGreaterThanOrEqual(0);
    expect(Number(y)).toBeLessThanOrEqual(1000);
  }
  expect(drawModelSize(toilet)).toBe(svg);
});
