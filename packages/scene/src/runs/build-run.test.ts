import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cabinetTypes,
  counterEdges,
  doorStyles,
  type RunNode,
  runNode,
} from '../document/nodes/run.ts';
import { FINISHES } from '../finishes.ts';
import { constructionOf } from '../fittings/cabinets/construction.ts';
import { countOpenEdges, volumeOf } from '../geometry/mesh.ts';
import { boundsOf } from '../geometry/shape.ts';
import { parseModelSpec } from '../kinds/model-spec.ts';
import { areaOf } from '../plane/polygon.ts';
import { buildRun } from './build-run.ts';
import { frontCells } from './front-cells.ts';
import { placeFronts } from './front-rects.ts';
import { runLayout } from './run-layout.ts';

const IN = 254;
const SLOTS = new Set(['front', 'box', 'toe', 'hardware', 'counter', 'glass']);

const cabinet = fc.record({
  cabinet: fc.constantFrom(...cabinetTypes.filter((one) => !one.startsWith('corner'))),
  widthTenths: fc.integer({ min: 3, max: 16 }).map((steps) => steps * 3 * IN),
  hinge: fc.constantFrom('left', 'right', 'pair'),
  drawers: fc.integer({ min: 0, max: 6 }),
});

const anyRun = fc
  .record({
    tier: fc.constantFrom('base', 'wall', 'tall', 'island', 'peninsula', 'vanity'),
    cabinets: fc.array(cabinet, { minLength: 1, maxLength: 8 }),
    first: fc.constantFrom(null, 'corner-lazy-susan', 'corner-blind', 'corner-diagonal'),
    last: fc.constantFrom(null, 'corner-lazy-susan', 'corner-blind', 'corner-diagonal'),
    doorStyle: fc.constantFrom(...doorStyles),
    edge: fc.constantFrom(...counterEdges),
    ends: fc.tuple(
      fc.constantFrom('plain', 'panel', 'waterfall'),
      fc.constantFrom('plain', 'panel', 'waterfall'),
    ),
    crownTenths: fc.constantFrom(0, 400, 900),
    backOverhangTenths: fc.constantFrom(0, 3_048, 4_600),
  })
  .map((given): RunNode => {
    const isHigh = given.tier === 'wall' || given.tier === 'tall';
    const corner = (form: string | null) =>
      form === null ? [] : [{ cabinet: form, widthTenths: 36 * IN }];
    const list = [...corner(given.first), ...given.cabinets, ...corner(given.last)];
    return runNode.parse({
      type: 'run',
      levelId: 'level',
      tier: given.tier,
      position: [0, 0],
      depthTenths: given.tier === 'wall' ? 12 * IN : 24 * IN,
      heightTenths: given.tier === 'wall' ? 36 * IN : given.tier === 'tall' ? 96 * IN : 8_763,
      cabinets: list.map((one, i) => ({ ...one, id: `c${i}` })),
      doorStyle: given.doorStyle,
      leftEnd: given.ends[0],
      rightEnd: given.ends[1],
      crownTenths: given.crownTenths,
      counter: isHigh
        ? null
        : {
            covering: { sku: null },
            edge: given.edge,
            backOverhangTenths: given.backOverhangTenths,
          },
    });
  });

function triangles(run: RunNode): number {
  return buildRun(run).reduce((sum, one) => sum + one.shape.triangles.length / 3, 0);
}

test('G-39 any run is closed, solid and finite, and wears known slots', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      for (const { shape, finishSlot } of buildRun(run)) {
        expect(shape.points.flat().every(Number.isFinite)).toBe(true);
        expect(countOpenEdges(shape), finishSlot).toBe(0);
        expect(volumeOf(shape), finishSlot).toBeGreaterThan(0);
        const isKnown = finishSlot.startsWith('fixed:')
          ? finishSlot.slice(6) in FINISHES
          : SLOTS.has(finishSlot);
        expect(isKnown, finishSlot).toBe(true);
      }
    }),
    { numRuns: 60, seed: 20 },
  );
});

test('G-39 widths add up and cabinets stand side by side', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const layout = runLayout(run);
      let x = 0;
      for (const [i, place] of layout.places.entries()) {
        expect(place.fromTenths).toBe(x);
        x += run.cabinets[i]?.widthTenths ?? 0;
        expect(place.toTenths).toBe(x);
      }
      expect(layout.widthTenths).toBe(x);
      for (const counter of layout.counters) {
        expect(counter.seen.length).toBe(counter.outline.length);
        expect(areaOf(counter.outline)).toBeGreaterThan(0);
      }
    }),
    { numRuns: 200, seed: 21 },
  );
});

test('G-39 fronts lie inside their cabinets and never overlap', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const made = constructionOf(run.doorStyle);
      const foot = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
      for (const place of runLayout(run).places) {
        const w = (place.toTenths - place.fromTenths) / 10;
        const height = run.heightTenths / 10;
        const face = { x: 0, y: foot, w, h: height - foot };
        const fronts = placeFronts(frontCells(run, place), face, made).map((one) => one.front);
        for (const [i, a] of fronts.entries()) {
          expect(a.x).toBeGreaterThan(0);
          expect(a.y).toBeGreaterThan(foot);
          expect(a.x + a.w).toBeLessThan(w);
          expect(a.y + a.h).toBeLessThan(height);
          for (const b of fronts.slice(i + 1)) {
            const apart = Math.max(
              b.x - a.x - a.w,
              a.x - b.x - b.w,
              b.y - a.y - a.h,
              a.y - b.y - b.h,
            );
            expect(apart).toBeGreaterThan(2.9);
          }
        }
      }
    }),
    { numRuns: 200, seed: 22 },
  );
});

test('G-39 a run is drawn within its width, its height and its depth but for pulls, crown and counter', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const layout = runLayout(run);
      for (const one of buildRun(run)) {
        if (one.finishSlot !== 'box' && one.finishSlot !== 'toe') continue;
        const { min, max } = boundsOf(one.shape);
        const reach = Math.max(...layout.footprint.flat().map(([, y]) => -y)) / 10;
        expect(min[0]).toBeGreaterThan(-0.01);
        expect(max[0]).toBeLessThan(layout.widthTenths / 10 + 0.01);
        expect(min[2]).toBeGreaterThan(-0.01);
        expect(max[2]).toBeLessThan(reach + 0.01);
        expect(max[1]).toBeLessThan(run.heightTenths / 10 + 0.01);
      }
    }),
    { numRuns: 40, seed: 23 },
  );
});

test('G-39 ten cabinets of any style take at most 12,000 triangles', () => {
  for (const doorStyle of doorStyles) {
    for (const tier of ['base', 'wall', 'tall'] as const) {
      const forms =
        tier === 'tall'
          ? ['pantry', 'oven', 'microwave', 'drawers', 'glass-door', 'door', 'pull-out', 'pantry']
          : ['drawers', 'sink', 'door-drawer', 'glass-door', 'drawers', 'door', 'cooktop', 'sink'];
      const cabinets = [...forms, 'drawers', 'trash-pull-out'].map((form, i) => ({
        id: `c${i}`,
        cabinet: form,
        widthTenths: (18 + (i % 4) * 6) * IN,
      }));
      const counter = tier === 'base' ? { covering: { sku: null }, edge: 'ogee' } : null;
      const run = runNode.parse({
        type: 'run',
        levelId: 'level',
        tier,
        position: [0, 0],
        heightTenths: tier === 'tall' ? 24_384 : 8_763,
        crownTenths: 900,
        cabinets,
        doorStyle,
        counter,
      });
      expect(triangles(run), `${tier} ${doorStyle}`).toBeLessThan(12_000);
    }
  }
});

test('G-39 pulls are those of the product, in its finish', () => {
  const spec = parseModelSpec({
    kind: 'cabinet-hardware',
    params: { form: 'ball-knob', lengthTenths: 320 },
    finishes: { metal: 'aged-brass', insert: 'crystal-clear' },
  });
  if (spec.kind !== 'cabinet-hardware') throw new Error('another kind came back');
  const run = runNode.parse({
    type: 'run',
    levelId: 'level',
    tier: 'base',
    position: [0, 0],
    cabinets: [{ id: 'a', cabinet: 'door', widthTenths: 4_572 }],
  });
  const slots = buildRun(run, { hardware: spec }).map((one) => one.finishSlot);
  expect(slots).toContain('fixed:crystal-clear');
  expect(slots).toContain('hardware');
});
