// Cabinets counted from random runs, held to a count of its own: widths, fronts and joints, and sawing.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineSkus } from '../document/cabinets/line-skus.ts';
import type { CabinetType, RunNode } from '../document/nodes/run.ts';
import { runNode } from '../document/nodes/run.ts';
import { type SceneDocument, sceneDocument } from '../document/scene.ts';
import { checkDocument } from '../findings/check-document.ts';
import { fillRun } from '../runs/fill-run.ts';
import { planOfRun } from '../runs/plan-run.ts';
import { factsOf } from './facts-for-tests.ts';
import type { TakeoffLine } from './takeoff-line.ts';
import { takeoffOf } from './takeoff-of.ts';

const inch = 254;
const LINE = 'MAKR-SHK';

const picture = (form: string) => ({
  type: 'model',
  kind: 'kitchen-cabinet',
  params: { form, doorStyle: 'shaker', widthTenths: 6096, heightTenths: 8763, depthTenths: 6096 },
  finishes: { front: 'paint-white-dove' },
});

/** A catalog that makes everything a run asks for, each at a price of its own. */
function catalogOf(runs: readonly RunNode[], without: readonly string[] = []) {
  const skus = [`${LINE}-SD`, ...runs.flatMap((run) => lineSkus(run))];
  return Object.fromEntries(
    [...new Set(skus)]
      .filter((sku) => !without.includes(sku))
      .map((sku, n) => [
        sku,
        {
          ...factsOf({ sku, unit: 'Piece', piecesPerUnit: 1, boxSqftE4: null }),
          priceCents: 10_001 + 137 * n,
          picture: picture(sku.endsWith('-SD') ? 'sample-door' : 'base'),
        },
      ]),
  );
}

function sceneOf(runs: readonly RunNode[], without: readonly string[] = []): SceneDocument {
  return sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'Cabinets',
    nodes: {
      L: { type: 'level', name: 'Ground' },
      ...Object.fromEntries(runs.map((run, n) => [`r${n}`, run])),
    },
    products: catalogOf(runs, without),
  });
}

const wanted: readonly (readonly [CabinetType, number])[] = [
  ['sink', 36],
  ['gap', 24],
  ['drawers', 24],
  ['corner-lazy-susan', 36],
  ['trash-pull-out', 18],
];

function run(given: Partial<RunNode> & Pick<RunNode, 'cabinets'>): RunNode {
  return runNode.parse({
    type: 'run',
    levelId: 'L',
    tier: 'base',
    position: [0, 0],
    cabinetSku: `${LINE}-SD`,
    ...given,
  });
}

const runs = fc
  .record({
    tier: fc.constantFrom('base' as const, 'wall' as const, 'island' as const, 'tall' as const),
    inches: fc.integer({ min: 40, max: 400 }),
    left: fc.constantFrom('wall' as const, 'corner' as const, 'open' as const),
    right: fc.constantFrom('wall' as const, 'corner' as const, 'open' as const),
    takes: fc.subarray([...wanted], { maxLength: 2 }),
    end: fc.constantFrom('plain' as const, 'panel' as const),
  })
  .map(({ tier, inches, left, right, takes, end }): RunNode | null => {
    const isBase = tier === 'base' || tier === 'island';
    const { cabinets } = fillRun({
      lengthTenths: inches * inch,
      left,
      right,
      tier,
      wanted: isBase
        ? takes.map(([cabinet, width]) => ({ cabinet, widthTenths: width * inch }))
        : [],
    });
    if (cabinets.length === 0) return null;
    const sizes = {
      base: {},
      island: {},
      wall: { heightTenths: 36 * inch, depthTenths: 13 * inch, crownTenths: 3 * inch },
      tall: { heightTenths: 96 * inch, crownTenths: 3 * inch },
    }[tier];
    return run({ tier, cabinets: [...cabinets], leftEnd: end, rightEnd: end, ...sizes });
  })
  .filter((one) => one !== null);

/** Saws a cut list: every length gives its pieces with a kerf between any two. */
function fitsItsStock(line: TakeoffLine, stock: number): boolean {
  return [...Map.groupBy(line.cuts, ({ piece }) => piece).values()].every((own) => {
    const length = own.reduce((sum, { lengthTenths }) => sum + lengthTenths, 0);
    return length + 32 * (own.length - 1) <= stock;
  });
}

test('every cabinet that is drawn is bought once, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(runs, { minLength: 1, maxLength: 4 }), (all) => {
      const { lines, totalCents, orders, byRoom } = takeoffOf(sceneOf(all));
      const sold = lines.filter(({ sku }) => sku !== null);
      expect(lines.filter(({ material }) => material?.startsWith('unmade'))).toEqual([]);
      const units = (pattern: RegExp) =>
        sold
          .filter(({ sku }) => pattern.test(sku ?? ''))
          .reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);
      const drawn = all.flatMap((one) =>
        planOfRun(one).cabinets.map(
          ({ id }) => one.cabinets.find((cabinet) => cabinet.id === id)?.cabinet,
        ),
      );
      const fillers = drawn.filter((cabinet) => cabinet === 'filler').length;
      expect(units(/-F[36](30|36|42|96)$/)).toBe(fillers);
      const boards = /-(F[36](30|36|42|96)|[BWR]EP\d+|TK8|CM8|LR8|BP8)$/;
      const boxes = units(/./) - units(boards);
      expect(boxes).toBe(drawn.length - fillers);
      // Each at its price, and the sums agree to the cent.
      const { products } = sceneOf(all);
      const cents = orders.reduce(
        (sum, order) => sum + order.units * (products[order.sku]?.priceCents ?? Number.NaN),
        0,
      );
      expect(totalCents).toBe(cents);
      expect(Object.values(byRoom).reduce((sum, one) => sum + one, 0)).toBe(totalCents);
    }),
    { numRuns: 300 },
  );
});

test('toe kick, crown and backs are never under-ordered, and no length is longer than 8 ft', () => {
  fc.assert(
    fc.property(fc.array(runs, { minLength: 1, maxLength: 4 }), (all) => {
      const { lines } = takeoffOf(sceneOf(all));
      const of = (code: string) => lines.filter(({ sku }) => sku === `${LINE}-${code}`);
      for (const line of ['TK8', 'CM8', 'LR8', 'BP8'].flatMap(of)) {
        expect(fitsItsStock(line, 96 * inch), line.sku ?? '').toBe(true);
        expect(new Set(line.cuts.map(({ piece }) => piece)).size).toBe(line.pieces);
        expect(line.cuts.map(({ number }) => number)).toEqual(line.cuts.map((_, n) => n + 1));
      }
      // What stands on the floor has a toe kick along all of its front: its cuts add up to at least that.
      const feet = all
        .filter(({ tier }) => tier !== 'wall')
        .flatMap((one) => one.cabinets.filter(({ cabinet }) => cabinet !== 'gap'))
        .filter(({ cabinet }) => !cabinet.startsWith('corner-'))
        .reduce((sum, { widthTenths }) => sum + widthTenths, 0);
      const cut = of('TK8').flatMap(({ cuts }) => cuts);
      expect(cut.reduce((sum, { lengthTenths }) => sum + lengthTenths, 0)).toBeGreaterThanOrEqual(
        feet - all.length,
      );
    }),
    { numRuns: 300 },
  );
});

test('a filler is ripped from the smallest stock that covers it', () => {
  fc.assert(
    fc.property(runs, (one) => {
      for (const line of takeoffOf(sceneOf([one])).lines) {
        const [, width, height] = /-F([36])(30|36|42|96)$/.exec(line.sku ?? '') ?? [];
        if (!width || !height) continue;
        for (const { widthTenths, lengthTenths } of line.cuts) {
          expect(widthTenths).toBeLessThanOrEqual(Number(width) * inch + 16);
          expect(lengthTenths).toBeLessThanOrEqual(Number(height) * inch + 16);
          if (width === '6') expect(widthTenths).toBeGreaterThan(3 * inch);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('a crown is mitered at returns and joined beyond 8 ft', () => {
  const cabinets = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    cabinet: 'door' as const,
    widthTenths: 36 * inch,
    hinge: 'pair' as const,
    drawers: 0,
  }));
  const wall = run({
    tier: 'wall',
    cabinets,
    heightTenths: 36 * inch,
    depthTenths: 13 * inch,
    crownTenths: 3 * inch,
    toeKickTenths: 0,
    leftEnd: 'panel',
    rightEnd: 'panel',
  });
  const { lines } = takeoffOf(sceneOf([wall]));
  const crown = lines.find(({ sku }) => sku === `${LINE}-CM8`);
  // 144 in of fronts and two 3/4 in panels; the crown stands out 2 1/4 in at both corners.
  const front = 144 * inch + 2 * 190 + 2 * 571.5;
  const returned = 13 * inch + 571.5;
  const cut = crown?.cuts.map(({ lengthTenths }) => lengthTenths) ?? [];
  expect(cut.reduce((sum, one) => sum + one, 0)).toBe(Math.ceil(front) + 2 * Math.ceil(returned));
  expect(crown?.cuts).toHaveLength(4);
  expect(crown?.pieces).toBe(2);
  expect(crown?.notes.join(' ')).toMatch(/4 mitered ends/);
});

test('a width between steps is found with what to do, and mends to a stock width and a filler', () => {
  const odd = run({
    cabinets: [
      { id: 'a', cabinet: 'sink', widthTenths: 36 * inch, hinge: 'pair', drawers: 0 },
      { id: 'b', cabinet: 'door-drawer', widthTenths: 25 * inch, hinge: 'pair', drawers: 0 },
    ],
  });
  const scene = sceneOf([odd]);
  const [finding] = checkDocument(scene).filter(({ code }) => code === 'cabinet-not-made');
  expect(finding?.text).toMatch(/25 in wide.*make it 24 in wide with a 1 in filler/);
  expect(takeoffOf(scene).materials.map(({ material }) => material)).toEqual([
    'unmade:Base cabinet, door drawer, 25 in wide',
    'pulls',
  ]);
  const mended = finding?.mend?.change.changed.r0?.to;
  expect(mended?.type === 'run' && mended.cabinets.map((one) => one.widthTenths / inch)).toEqual([
    36, 24, 1,
  ]);
});

test('a size that the vendor does not list stays unsold, and is found', () => {
  const one = run({
    cabinets: [{ id: 'a', cabinet: 'sink', widthTenths: 33 * inch, hinge: 'pair', drawers: 0 }],
  });
  const scene = sceneOf([one], [`${LINE}-SB33`]);
  const { orders, materials } = takeoffOf(scene);
  expect(orders.map(({ sku }) => sku)).toEqual([`${LINE}-TK8`]);
  expect(materials[0]?.material).toMatch(/^unmade:Base cabinet, sink, 33 in wide/);
  expect(checkDocument(scene).map(({ code }) => code)).toEqual(['cabinet-not-made']);
});

test('a part that another vendor lists under a code of the line is not bought', () => {
  const one = run({
    cabinets: [{ id: 'a', cabinet: 'sink', widthTenths: 33 * inch, hinge: 'pair', drawers: 0 }],
  });
  const scene = sceneOf([one]);
  const sku = `${LINE}-SB33`;
  const products = {
    ...scene.products,
    [sku]: { ...factsOf({ sku, vendor: 'Vendor B' }), priceCents: 9_000_000 },
  };
  const strange = { ...scene, products };
  expect(takeoffOf(strange).orders.map((order) => order.sku)).toEqual([`${LINE}-TK8`]);
  expect(checkDocument(strange).map(({ code }) => code)).toContain('cabinet-not-made');
});

test('cabinets drawn in another look than they are bought in are found and mended', () => {
  const one = run({
    finish: 'wood-walnut',
    cabinets: [{ id: 'a', cabinet: 'sink', widthTenths: 33 * inch, hinge: 'pair', drawers: 0 }],
  });
  const [finding] = checkDocument(sceneOf([one]));
  expect(finding?.code).toBe('cabinet-look-differs');
  expect(finding?.mend?.change.changed.r0?.to).toMatchObject({ finish: 'paint-white-dove' });
});

test('without a line nothing of a run is sold', () => {
  const one = run({
    cabinetSku: null,
    cabinets: [{ id: 'a', cabinet: 'sink', widthTenths: 33 * inch, hinge: 'pair', drawers: 0 }],
  });
  expect(lineSkus(one)).toEqual([]);
  expect(takeoffOf(sceneOf([one])).orders).toEqual([]);
});
