import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodesOf, type SceneDocument } from '../../document/scene.ts';
import { areaOf, type Polygon } from '../../plane/polygon.ts';
import { readScene } from '../../reading/read-scene.ts';
import { exportDxf } from './export-dxf.ts';
import { importDxf } from './import-dxf.ts';
import { readDrawing, textOf } from './read-drawing.ts';
import { readTags } from './read-tags.ts';

const kitchen = readScene(
  readFileSync(resolve(import.meta.dirname, '../../../../../e2e/rooms/kitchen.json'), 'utf8'),
).document;

/** Seeds that found faults stay; each is a thousand plans in small. */
const SEEDS = [1, 20_261_122, 424_242];
const RUNS = 40;

/** A grid of rooms with walls of several thicknesses, some of them left out, moved anywhere. */
const plans = fc.record({
  columns: fc.array(fc.integer({ min: 18_000, max: 60_001 }), { minLength: 1, maxLength: 4 }),
  rows: fc.array(fc.integer({ min: 18_000, max: 50_001 }), { minLength: 1, maxLength: 3 }),
  thickness: fc.constantFrom(889, 1_143, 1_500, 2_032),
  inner: fc.constantFrom(889, 1_143),
  x: fc.integer({ min: -900_000, max: 900_000 }),
  y: fc.integer({ min: -900_000, max: 900_000 }),
  names: fc.array(fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), { maxLength: 12 }),
});
type Drawn = typeof plans extends fc.Arbitrary<infer T> ? T : never;

function sceneOf({ columns, rows, thickness, inner, x, y, names }: Drawn): SceneDocument {
  const sums = (start: number, sizes: readonly number[]) => [
    start,
    ...sizes.map((_, i) => sizes.slice(0, i + 1).reduce((a, b) => a + b, start)),
  ];
  const [xs, ys] = [sums(x, columns), sums(y, rows)];
  const [left, right] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  const [bottom, top] = [ys[0] ?? 0, ys.at(-1) ?? 0];
  const nodes: Record<string, unknown> = { L: { type: 'level', name: 'Ground' } };
  for (const [i, at] of xs.entries()) {
    const isOuter = i === 0 || i === columns.length;
    const own = { thicknessTenths: isOuter ? thickness : inner };
    nodes[`v${i}`] = { type: 'wall', levelId: 'L', from: [at, bottom], to: [at, top], ...own };
  }
  for (const [i, at] of ys.entries()) {
    const isOuter = i === 0 || i === rows.length;
    const own = { thicknessTenths: isOuter ? thickness : inner };
    nodes[`h${i}`] = { type: 'wall', levelId: 'L', from: [left, at], to: [right, at], ...own };
  }
  nodes.door = {
    type: 'opening',
    wallId: 'h0',
    style: 'door-single',
    atTenths: 9_000,
    widthTenths: 9_144,
    heightTenths: 20_320,
    hinge: 'right',
  };
  for (let i = 0; i < columns.length; i++) {
    for (let k = 0; k < rows.length; k++) {
      const [a, b, c, d] = [xs[i], xs[i + 1], ys[k], ys[k + 1]];
      const name = names[(i + k) % Math.max(1, names.length)] ?? 'Room';
      nodes[`r${i}${k}`] = {
        type: 'room',
        levelId: 'L',
        name,
        use: 'other',
        outline: [
          [a, c],
          [b, c],
          [b, d],
          [a, d],
        ],
      };
    }
  }
  return readScene({ format: 'wevisu-scene', version: 1, name: 'Plan', nodes }).document;
}

/** Greatest distance in tenths of a corner from the nearest corner of the nearest like room. */
function farthest(before: readonly Polygon[], after: readonly Polygon[]): number {
  const gap = (one: Polygon, other: Polygon) =>
    Math.max(...one.map(([x, y]) => Math.min(...other.map(([u, v]) => Math.hypot(u - x, v - y)))));
  return Math.max(
    ...before.map((one) =>
      Math.min(...after.map((other) => Math.max(gap(one, other), gap(other, one)))),
    ),
  );
}

const outlines = (document: SceneDocument) =>
  nodesOf(document.nodes, 'room').map(([, { outline }]) => outline);

test.each(SEEDS)(
  'VIS export to DXF and import gives the same walls, rooms and openings, seed %i',
  (seed) => {
    fc.assert(
      fc.property(plans, (plan) => {
        const document = sceneOf(plan);
        const back = importDxf(exportDxf(document.nodes, 'L'), 'Plan');
        expect(back.findings.filter(({ code }) => code !== 'moved-to-origin')).toEqual([]);
        const values = (type: 'wall' | 'opening' | 'room', from: SceneDocument) =>
          nodesOf(from.nodes, type).map(([, node]) =>
            JSON.stringify({ ...node, levelId: '', wallId: '' }),
          );
        for (const type of ['wall', 'opening', 'room'] as const) {
          expect(values(type, back.document).sort()).toEqual(values(type, document).sort());
        }
      }),
      { seed, numRuns: RUNS },
    );
  },
);

test.each(SEEDS)(
  'VIS the lines alone, without what we write beside them, give the same rooms, seed %i',
  (seed) => {
    fc.assert(
      fc.property(plans, (plan) => {
        const document = sceneOf({ ...plan, names: [] });
        const { document: back } = importDxf(exportDxf(document.nodes, 'L'), 'Plan', {
          trustOwn: false,
        });
        const [before, after] = [outlines(document), outlines(back)];
        expect(after).toHaveLength(before.length);
        // Half a tenth of rounding each way.
        expect(farthest(before, after)).toBeLessThanOrEqual(1);
      }),
      { seed, numRuns: RUNS },
    );
  },
);

test('VIS a furnished kitchen leaves as named layers, blocks of its things, and comes back', () => {
  const [levelId = ''] = nodesOf(kitchen.nodes, 'level')[0] ?? [];
  const text = exportDxf(kitchen.nodes, levelId);
  expect(text).toMatch(/^ {2}0\nSECTION\n/);
  expect(text.endsWith('  0\nEOF\n')).toBe(true);
  expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  const drawing = readDrawing(text);
  expect(drawing.findings).toEqual([]);
  const layers = new Set(drawing.entities.map(({ layer }) => layer));
  for (const layer of ['A-WALL', 'A-WALL-CNTR', 'A-AREA', 'A-FURN', 'A-FLOR-CASE', 'A-ANNO-DIMS']) {
    expect(layers).toContain(layer);
  }
  const inserts = drawing.entities.filter(({ type }) => type === 'INSERT');
  expect(inserts.length).toBeGreaterThan(5);
  for (const insert of inserts) {
    expect(drawing.blocks.has(textOf(insert, 2) ?? '')).toBe(true);
  }
  const { document } = importDxf(text, 'Back');
  expect(outlines(document)).toEqual(outlines(kitchen));
  expect(outlines(document).map(areaOf)).toEqual(outlines(kitchen).map(areaOf));
});

test('VIS every handle of a drawing is used once, and the next free one is beyond them', () => {
  const [levelId = ''] = nodesOf(kitchen.nodes, 'level')[0] ?? [];
  const lines = exportDxf(kitchen.nodes, levelId).split('\n');
  const seed = parseInt(lines[lines.indexOf('$HANDSEED') + 2] ?? '', 16);
  const used = lines.flatMap((code, i) =>
    i % 2 === 0 && ['  5', '105'].includes(code) && lines[i - 1] !== '$HANDSEED'
      ? [lines[i + 1] ?? '']
      : [],
  );
  expect(used.length).toBeGreaterThan(100);
  expect(new Set(used).size).toBe(used.length);
  for (const handle of used) expect(parseInt(handle, 16)).toBeLessThan(seed);
});

test('VIS a drawing opens on all of its plan, and its layers name a plot style that is there', () => {
  const [levelId = ''] = nodesOf(kitchen.nodes, 'level')[0] ?? [];
  const tags = [...readTags(exportDxf(kitchen.nodes, levelId))];
  const start = (type: string) => tags.findIndex(({ code, value }) => code === 0 && value === type);
  const own = (from: number) => {
    const rest = tags.slice(from + 1);
    return rest.slice(
      0,
      rest.findIndex(({ code }) => code === 0 || code === 9),
    );
  };
  const numbersOf = (from: number, ...codes: readonly number[]) =>
    codes.map((code) => Number(own(from).find((tag) => tag.code === code)?.value));
  const variable = (name: string) => tags.findIndex(({ value }) => value === name);
  const [left = 0, bottom = 0] = numbersOf(variable('$EXTMIN'), 10, 20);
  const [right = 0, top = 0] = numbersOf(variable('$EXTMAX'), 10, 20);
  const [x = 0, y = 0, high = 0, aspect = 0] = numbersOf(start('VPORT'), 12, 22, 40, 41);
  expect(right - left).toBeGreaterThan(3_000);
  expect(y - high / 2).toBeLessThan(bottom);
  expect(y + high / 2).toBeGreaterThan(top);
  expect(x - (high * aspect) / 2).toBeLessThan(left);
  expect(x + (high * aspect) / 2).toBeGreaterThan(right);
  const [style] = own(start('ACDBPLACEHOLDER')).filter(({ code }) => code === 5);
  const layers = tags.flatMap((tag, n) => (tag.code === 0 && tag.value === 'LAYER' ? [n] : []));
  expect(layers.length).toBeGreaterThan(5);
  for (const layer of layers) {
    expect(own(layer)).toContainEqual(expect.objectContaining({ code: 390, value: style?.value }));
  }
});

test('VIS what another program drew over a plan of ours is left out, and a finding', () => {
  const [levelId = ''] = nodesOf(kitchen.nodes, 'level')[0] ?? [];
  const text = exportDxf(kitchen.nodes, levelId);
  const line = ['  0', 'LINE', '  8', 'A-WALL', ' 10', '0', ' 20', '0', ' 11', '3000', ' 21', '0'];
  const over = text.replace('ENTITIES\n', `ENTITIES\n${line.join('\n')}\n`);
  const [before, after] = [importDxf(text, 'Plan'), importDxf(over, 'Plan')];
  expect(after.document).toEqual(before.document);
  expect(before.findings.map(({ code }) => code)).not.toContain('lines-left-out');
  expect(after.findings).toContainEqual(
    expect.objectContaining({
      code: 'lines-left-out',
      text: '1 line of another program left out: this plan was taken as it was saved here.',
    }),
  );
});
