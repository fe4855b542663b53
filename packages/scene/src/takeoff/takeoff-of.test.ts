// A kitchen of 12 x 14 x 9 ft with 45 sq ft of openings, from its walls to its bill.
import { expect, test } from 'vitest';
import { type SceneDocument, sceneDocument } from '../document/scene.ts';
import { drawingsOf } from './drawings-of.ts';
import { factsOf, feet } from './facts-for-tests.ts';
import { takeoffOf } from './takeoff-of.ts';

const inch = 254;
/** Center lines stand half a wall outside the 12 x 14 ft inside. */
const half = 500;
const corners = [
  [-half, -half],
  [feet(12) + half, -half],
  [feet(12) + half, feet(14) + half],
  [-half, feet(14) + half],
] as const;

const quartz = factsOf({
  sku: 'QUARTZ',
  unit: 'Slab',
  inches: [55, 120],
  piecesPerUnit: 1,
  priceCents: 120_000,
  vendor: 'Vendor B',
  material: { kind: 'quartz', baseColor: '#eeeeee' },
  laying: { joint: { widthTenths: 0, color: '#999999' } },
});

function kitchen(change: Record<string, unknown> = {}): SceneDocument {
  const walls = Object.fromEntries(
    corners.map((from, n) => {
      const to = corners[(n + 1) % 4];
      return [`w${n}`, { type: 'wall', levelId: 'L', from, to, thicknessTenths: 2 * half }];
    }),
  );
  const opening = { type: 'opening', atTenths: feet(6) };
  return sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'Kitchen',
    nodes: {
      L: { type: 'level', name: 'Ground', heightTenths: feet(9) },
      R: {
        type: 'room',
        levelId: 'L',
        name: 'Kitchen',
        use: 'kitchen',
        outline: corners,
        baseboardTenths: 4 * inch,
      },
      ...walls,
      door: {
        ...opening,
        wallId: 'w0',
        style: 'door-single',
        widthTenths: feet(3),
        heightTenths: feet(7),
      },
      window: {
        ...opening,
        wallId: 'w1',
        style: 'window-fixed',
        widthTenths: feet(6),
        heightTenths: feet(4),
        sillTenths: feet(3),
      },
      paint: {
        type: 'surface',
        roomId: 'R',
        face: { on: 'walls' },
        covering: { sku: null, color: '#c0ffee' },
      },
      floor: { type: 'surface', roomId: 'R', face: { on: 'floor' }, covering: { sku: 'TILE-1' } },
      ...change,
    },
    products: {
      'TILE-1': factsOf(),
      QUARTZ: quartz,
      PULL: factsOf({
        sku: 'PULL',
        unit: 'Piece',
        piecesPerUnit: 1,
        priceCents: 700,
        vendor: 'Vendor B',
      }),
    },
  });
}

const run = {
  type: 'run',
  levelId: 'L',
  tier: 'base',
  position: [0, feet(14)],
  hardwareSku: 'PULL',
  rightEnd: 'panel',
  cabinets: [
    { id: 'a', cabinet: 'drawers', widthTenths: 24 * inch },
    { id: 'b', cabinet: 'sink', widthTenths: 36 * inch, hinge: 'pair' },
    { id: 'c', cabinet: 'gap', widthTenths: 24 * inch },
    { id: 'd', cabinet: 'filler', widthTenths: 3 * inch },
    { id: 'e', cabinet: 'door', widthTenths: 18 * inch },
  ],
  counter: { covering: { sku: 'QUARTZ' } },
};

test('walls of 12 x 14 x 9 ft with 45 sq ft of openings take 2.5 gallons in two coats', () => {
  const { lines, materials } = takeoffOf(kitchen());
  const painted = lines.filter((line) => line.material === 'paint:#c0ffee');
  const gallons = painted.reduce((sum, { exactUnits }) => sum + exactUnits, 0);
  expect(gallons).toBeCloseTo(2.42, 2);
  expect(materials.find(({ material }) => material === 'paint:#c0ffee')?.units).toBe(2.5);
});

test('baseboard is the perimeter less doors, plus 10 %', () => {
  const { materials } = takeoffOf(kitchen());
  const baseboard = materials.find(({ material }) => material.startsWith('baseboard'));
  expect(baseboard?.units).toBe(Math.ceil((52 - 3) * 1.1));
});

test('a floor names its room, its net area, its pieces and the habit of the trade', () => {
  const { lines, orders, byRoom, totalCents } = takeoffOf(kitchen());
  const floor = lines.find(({ sku }) => sku === 'TILE-1');
  expect(floor).toMatchObject({
    roomId: 'R',
    faceIds: ['R:floor'],
    nodeIds: ['floor'],
    unit: 'Box',
  });
  expect(Math.round((floor?.net ?? 0) / feet(1) ** 2)).toBe(168);
  expect(floor?.allowance).toMatchObject({ keepUnits: 1 });
  expect(floor?.habitE4).toEqual([1_000, 1_000]);
  expect(floor?.cuts).toHaveLength(floor?.cut ?? -1);
  expect(orders).toMatchObject([
    { sku: 'TILE-1', countedUnits: floor?.units, breakageUnits: 1, spareUnits: 1 },
  ]);
  expect(byRoom).toEqual({ R: totalCents });
  expect(lines.some(({ material }) => material?.startsWith('grout'))).toBe(true);
  expect(lines.some(({ material }) => material?.startsWith('thin-set'))).toBe(true);
});

test('cabinets are counted from the run: boxes, fillers, panels, toe kick and pulls', () => {
  const { lines, materials, orders } = takeoffOf(kitchen({ run }));
  const boxes = lines.filter(({ material }) => material?.startsWith('cabinet:'));
  expect(boxes.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e'].map((id) => `cabinet@run:${id}`));
  expect(boxes.every(({ roomId }) => roomId === 'R')).toBe(true);
  expect(materials.find(({ material }) => material.startsWith('panel:'))?.units).toBe(1);
  const toeKick = lines.find(({ id }) => id === 'toe-kick@run');
  expect(toeKick?.net).toBe((24 + 36 + 3 + 18) * inch);
  // Three drawers, a pair of doors under the sink, one door.
  expect(orders.find(({ sku }) => sku === 'PULL')).toMatchObject({ units: 6, totalCents: 4_200 });
});

test('a counter is 25 1/2 in deep and comes from one slab, waterfall included', () => {
  const takeoff = takeoffOf(kitchen({ run }));
  const slab = takeoff.lines.find(({ sku }) => sku === 'QUARTZ');
  expect(slab?.cuts).toMatchObject([{ widthTenths: 25.5 * inch }]);
  expect(takeoff.orders.find(({ sku }) => sku === 'QUARTZ')?.units).toBe(1);
  expect(slab?.roomId).toBe('R');
  const fall = takeoffOf(kitchen({ run: { ...run, rightEnd: 'waterfall' } }));
  const withFall = fall.lines.find(({ sku }) => sku === 'QUARTZ');
  expect(withFall?.cuts).toHaveLength(2);
  expect(withFall?.pieces).toBe(1);
});

test('a backsplash of an 18 in gap is 1.5 sq ft for each linear foot, outlets not deducted', () => {
  const backsplash = { covering: { sku: 'TILE-1' }, heightTenths: 18 * inch };
  const { lines } = takeoffOf(kitchen({ run: { ...run, rightEnd: 'plain', backsplash } }));
  const behind = lines.filter(({ faceIds, sku }) => {
    return sku === 'TILE-1' && faceIds.some((id) => id.startsWith('run:backsplash:w2'));
  });
  const sqft = behind.reduce((sum, { net }) => sum + net, 0) / feet(1) ** 2;
  expect(sqft).toBeCloseTo(1.5 * (105 / 12), 6);
});

test('what is in the rooms and what each vendor sells add up to the total', () => {
  const takeoff = takeoffOf(kitchen({ run }));
  const sum = (values: Readonly<Record<string, number>>) =>
    Object.values(values).reduce((total, value) => total + value, 0);
  expect(takeoff.totalCents).toBeGreaterThan(120_000);
  expect(sum(takeoff.byRoom)).toBe(takeoff.totalCents);
  expect(Object.keys(takeoff.byVendor).sort()).toEqual(['Vendor A', 'Vendor B']);
  expect(sum(takeoff.byVendor)).toBe(takeoff.totalCents);
});

test('a product that the scene has no facts of is left out, and nothing breaks', () => {
  const floor = { type: 'surface', roomId: 'R', face: { on: 'floor' }, covering: { sku: 'GONE' } };
  expect(takeoffOf(kitchen({ floor })).orders).toEqual([]);
});

test('the same scene gives the same takeoff, and lines of unchanged areas are the same objects', () => {
  const document = kitchen({ run });
  const [first, second] = [takeoffOf(document), takeoffOf(document)];
  expect(second).toEqual(first);
  const tile = (one: typeof first) => one.lines.find(({ sku }) => sku === 'TILE-1');
  expect(tile(second)).toBe(tile(first));
});

test('no tile is counted under cabinets', () => {
  const tiled = (document: SceneDocument) =>
    takeoffOf(document).lines.find(({ sku }) => sku === 'TILE-1')?.net ?? 0;
  const hidden = (tiled(kitchen()) - tiled(kitchen({ run }))) / inch ** 2;
  // All but the dishwasher's place stands on the floor, less the toe space in front.
  expect(hidden).toBeGreaterThan(81 * 20);
  expect(hidden).toBeLessThan(106 * 24.1);
});

test('lists a cabinet between two stock widths with its filler', () => {
  const odd = { ...run, cabinets: [{ id: 'a', cabinet: 'door', widthTenths: 25 * inch }] };
  const [box] = takeoffOf(kitchen({ run: odd })).lines.filter(({ id }) => id === 'cabinet@run:a');
  expect(box?.notes.join()).toMatch(/24 in box with a 1 in filler/);
});

test('coping of a pool is counted once, along its water, and mitered at four corners', () => {
  const pool = sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'Pool',
    nodes: {
      L: { type: 'level', name: 'Ground' },
      P: {
        type: 'item',
        levelId: 'L',
        kind: 'pool',
        params: { lengthTenths: feet(30), widthTenths: feet(15), copingTenths: feet(1) },
        position: [0, 0],
        coverings: { coping: { sku: 'COPING' } },
      },
    },
    products: {
      COPING: factsOf({
        sku: 'COPING',
        unit: 'Piece',
        boxSqftE4: null,
        piecesPerUnit: 1,
        minimumUnit: 4,
        material: { kind: 'coping', body: { kind: 'concrete', baseColor: '#cccccc' } },
      }),
    },
  });
  const lines = takeoffOf(pool).lines.filter(({ sku }) => sku === 'COPING');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.notes).toEqual(['4 mitered corners.']);
  // 90 ft of water and 1 ft for each mitered end, in pieces of 2 ft.
  expect(lines[0]?.pieces).toBeGreaterThanOrEqual(48);
  expect(lines[0]?.pieces).toBeLessThanOrEqual(52);
});

test('every tiled area and every slab product has a drawing that names its lines', () => {
  const document = kitchen({ run });
  const ids = new Set(takeoffOf(document).lines.map(({ id }) => id));
  const drawings = drawingsOf(document);
  expect(drawings.map(({ title }) => title)).toContain('Kitchen, floor: Tile');
  for (const { lineIds, draw } of drawings) {
    expect(lineIds.every((id) => ids.has(id))).toBe(true);
    expect(draw().pieces.length).toBeGreaterThan(0);
  }
});

test('a field of 500 m of small mosaic is ordered by area and holds nobody up', () => {
  const far = 2_400_000;
  const outline = [
    [0, 0],
    [far, 0],
    [far, far],
    [0, far],
  ];
  const huge = kitchen({
    R: { type: 'room', levelId: 'L', name: 'Field', use: 'patio', outline },
  });
  const tile = takeoffOf(huge).lines.find(({ sku }) => sku === 'TILE-1');
  expect(tile?.notes.join()).toMatch(/by piece/);
  expect(tile?.wasteE4).toBe(1_000);
});
