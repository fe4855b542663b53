// Vectors and words of tile: what the trade's own sums give, and what is counted instead.
import { expect, test } from 'vitest';
import { layArea, layingOf } from '../laying/lay-area.ts';
import { jointsOf } from '../laying/lay-cells.ts';
import type { MaterialInput } from '../materials/material.ts';
import { patterns } from '../patterns/laying.ts';
import { countPieces, type PieceCount } from './count-pieces.ts';
import { areaOfOutline, factsOf, feet, oak, rectangleFeet } from './facts-for-tests.ts';
import { groutGrams, groutVolume, jointVolume } from './grout.ts';
import { habitWaste, tilesByHabit } from './habit-waste.ts';
import { settingMaterial } from './setting-materials.ts';
import { roundedUp } from './takeoff-line.ts';
import { cutNotes, tileWarnings } from './tile-warnings.ts';

const inch = 254;
const room = rectangleFeet(10, 12);
const counted = (facts = factsOf(), outline = room, change = {}) =>
  countPieces(areaOfOutline(outline, change), facts) as PieceCount;
const layingWith = (change: Parameters<typeof factsOf>[0]) => {
  const laying = layingOf(areaOfOutline(room).covering, factsOf(change));
  if (!laying) throw new Error('no laying');
  return laying;
};

test('120 sq ft of 12 x 24 with a 1/8 in joint and 10 % are 65 tiles, 10 boxes of 7', () => {
  const tiles = tilesByHabit({
    area: 120 * 144,
    length: 24,
    width: 12,
    joint: 1 / 8,
    wasteE4: 1_000,
  });
  expect(tiles).toBe(65);
  expect(roundedUp(tiles / 7)).toBe(10);
});

test('the same room, sawn tile by tile, takes no more than the habit, and the spare box covers it', () => {
  const count = counted();
  expect(count.pieces).toBeLessThanOrEqual(65);
  expect(count.pieces).toBeGreaterThanOrEqual(59);
  expect(roundedUp(count.exactUnits) + 1).toBe(10);
});

test.each([
  [77, 11],
  [70, 10],
  [75, 11],
  [71, 11],
])('%i tiles of 7 a box are %i boxes', (tiles, boxes) => {
  expect(roundedUp(tiles / 7)).toBe(boxes);
});

test('the same job in herringbone stays within the four published counts', () => {
  const count = counted(factsOf({ laying: { pattern: 'herringbone45' } }));
  expect(count.pieces).toBeLessThanOrEqual(77);
  expect(habitWaste('herringbone45', 'tile')).toEqual([1_500, 2_500]);
});

test('grout of 12 x 12 x 1/4 in tile with a 1/8 in joint is 0.75 cubic inches a square foot', () => {
  const volume = groutVolume({ area: 144, length: 12, width: 12, joint: 1 / 8, depth: 1 / 4 });
  expect(volume).toBeCloseTo(0.75, 12);
});

test('the joints of the cells, measured, agree with the formula of straight layings', () => {
  const change = { inches: [12, 12] as const };
  const area = areaOfOutline(rectangleFeet(40, 40));
  const { length } = jointsOf(area, layingWith(change));
  const side = 3_048;
  const formula =
    groutVolume({ area: feet(40) ** 2, length: side, width: side, joint: 32, depth: 1 }) / 32;
  expect(length / formula).toBeGreaterThan(0.97);
  expect(length / formula).toBeLessThan(1.01);
});

test('hexagons take the exact length of their joints times joint and depth', () => {
  const change = { inches: [8, 8] as const, laying: { pattern: 'hexagon' as const } };
  const area = areaOfOutline(rectangleFeet(8, 8));
  const cells = layArea(area, factsOf(change));
  const bare = feet(8) ** 2 - cells.reduce((sum, cell) => sum + cell.area, 0);
  const volume = jointVolume(area, feet(8) ** 2, layingWith(change));
  // What tiles leave bare is the joints.
  const { length } = jointsOf(area, layingWith(change));
  expect((length * 32) / bare).toBeGreaterThan(0.93);
  expect((length * 32) / bare).toBeLessThan(1.07);
  expect(volume).toBeCloseTo(Math.max(length * 32, bare) * 90, 0);
  expect(groutGrams(1e9)).toBeCloseTo(1_900 * 1.1, 6);
});

test('between penny rounds there is more grout than their joints are wide', () => {
  const change = {
    inches: [1, 1] as const,
    laying: { pattern: 'penny' as const, joint: { widthTenths: 20, color: '#999999' } },
  };
  const area = areaOfOutline(rectangleFeet(5, 5));
  const laying = layingWith(change);
  const { length, covered } = jointsOf(area, laying);
  const volume = jointVolume(area, feet(5) ** 2, laying);
  expect(volume).toBeCloseTo((feet(5) ** 2 - covered) * 90, 0);
  expect(volume).toBeGreaterThan(length * 20 * 90);
});

test.each(patterns)('%s opens no less than it lays and names what it counts', (pattern) => {
  const wood = pattern === 'random-plank';
  const count = counted(
    factsOf({ laying: { pattern }, ...(wood ? { material: oak, inches: [6, 48] } : {}) }),
  );
  expect(count.opened).toBeGreaterThanOrEqual(count.laid);
  expect(count.opened / count.laid).toBeLessThan(1.35);
  expect(count.pieces).toBeGreaterThan(0);
});

test('planks: offcuts of row ends start other rows, so boards are fewer than cuts', () => {
  const material = oak;
  const facts = factsOf({ material, inches: [6, 48], laying: { pattern: 'random-plank' } });
  const count = counted(facts);
  expect(count.stock.cuts.some(({ fromOffcut }) => fromOffcut)).toBe(true);
  expect(count.stock.opened).toBeLessThan(count.cut);
  // Grain and groove: nothing is turned.
  expect(count.stock.cuts.every(({ turnedDeg }) => turnedDeg === 0)).toBe(true);
});

test('no board of a rectangular room is shorter than 8 in, and joints of neighboring rows keep apart', () => {
  for (const [w, h] of [
    [12, 10],
    [13.4, 12.1],
    [9.7, 14.3],
    [22, 4],
    [18.9, 16.2],
  ] as const) {
    const facts = factsOf({
      material: oak,
      inches: [6, 48],
      laying: { pattern: 'random-plank', joint: { widthTenths: 0, color: '#999999' } },
    });
    const cells = layArea(areaOfOutline(rectangleFeet(w, h)), facts);
    const span = (cell: (typeof cells)[number]) => {
      const xs = cell.polygon.map(([x]) => x);
      return [Math.min(...xs), Math.max(...xs)] as const;
    };
    const joints = new Map<number, number[]>();
    for (const cell of cells) {
      const [from, to] = span(cell);
      expect(to - from).toBeGreaterThanOrEqual(8 * inch - 1);
      const row = Math.round(cell.center[1]);
      if (to < feet(w) - 1) joints.set(row, [...(joints.get(row) ?? []), to]);
    }
    const rows = [...joints].sort(([a], [b]) => a - b).map(([, xs]) => xs);
    for (const [n, xs] of rows.entries()) {
      for (const x of xs) {
        for (const other of rows[n + 1] ?? [])
          expect(Math.abs(x - other)).toBeGreaterThan(4 * inch);
      }
    }
  }
});

test('an edge that the factory must have made keeps an offcut from serving everywhere', () => {
  const tile = (edge: 'rectified' | 'beveled'): MaterialInput => ({
    kind: 'tile',
    edge,
    look: { kind: 'glaze', colors: ['#ffffff'] },
  });
  // 7 ft 3 in: rows end in quarter tiles, four of which a sawn edge lets come from one.
  const outline = rectangleFeet(7.25, 8);
  const opened = (edge: 'rectified' | 'beveled') =>
    counted(factsOf({ material: tile(edge), inches: [12, 12] }), outline, { origin: [0, 0] }).stock
      .opened;
  expect(opened('rectified')).toBeLessThan(opened('beveled'));
});

test('mosaics are ordered by the sheet: 100 sq ft of 12 x 12 in sheets, 10 a box, are 10 boxes', () => {
  const facts = factsOf({
    inches: [1, 1],
    size: '1 in hexagon on 12 x 12 in sheet',
    piecesPerUnit: 10,
    boxSqftE4: 100_000,
    laying: { pattern: 'hexagon', joint: { widthTenths: 20, color: '#999999' } },
  });
  const count = counted(facts, rectangleFeet(10, 10));
  expect(roundedUp(count.exactUnits)).toBe(10);
  expect(count.cells.length).toBeLessThan(130);
});

test('ledger panels are counted as panels, loose stones by their area', () => {
  const material: MaterialInput = { kind: 'ledger', rock: 'slate', colors: ['#555555'] };
  const laying = { pattern: 'ledger' as const, joint: { widthTenths: 0, color: '#999999' } };
  const panels = counted(
    factsOf({ material, inches: [6, 24], piecesPerUnit: 6, laying }),
    rectangleFeet(10, 4),
  );
  expect(panels.pieces).toBeGreaterThanOrEqual(40);
  expect(panels.pieces).toBeLessThanOrEqual(46);
  const loose = { ...laying, joint: { widthTenths: 127, color: '#999999' } };
  const stones = counted(
    factsOf({ material, inches: [6, 14], piecesPerUnit: 17, laying: loose }),
    rectangleFeet(10, 4),
  );
  expect(stones.opened).toBeGreaterThan(stones.laid);
});

test('the dots of large octagons are ordered beside, headers and small squares are sawn', () => {
  const dots = counted(factsOf({ inches: [8, 8], laying: { pattern: 'octagon-dot' } }));
  expect(dots.beside).toBe(dots.cells.filter(({ kind }) => kind === 1).length);
  for (const pattern of ['brick-bond', 'pinwheel'] as const) {
    const count = counted(factsOf({ inches: [8, 8], laying: { pattern } }));
    expect(count.beside).toBe(0);
    expect(count.cut).toBeGreaterThanOrEqual(count.cells.filter(({ kind }) => kind === 1).length);
  }
});

test('versailles is sold in complete sets', () => {
  const count = counted(factsOf({ inches: [16, 16], laying: { pattern: 'versailles' } }));
  expect(count.pieces % 6).toBe(0);
});

test('warns about narrow cuts of tile and short ends of boards', () => {
  const boards = layingWith({
    material: oak,
    inches: [6, 48],
    laying: { pattern: 'random-plank' },
  });
  const cut = (length: number, width: number) => ({
    cell: 0,
    piece: 0,
    turnedDeg: 0,
    fromOffcut: false,
    polygon: [
      [0, 0],
      [length, 0],
      [length, width],
      [0, width],
    ] as const,
  });
  expect(cutNotes(boards, [cut(7 * inch, 6 * inch)])).toEqual([
    '1 end is shorter than 8 in, the shortest 7 in.',
  ]);
  expect(cutNotes(boards, [cut(9 * inch, 6 * inch)])).toEqual([]);
  expect(cutNotes(layingWith({}), [cut(24 * inch, inch), cut(12 * inch, 1.5 * inch)])).toEqual([
    "2 cuts are narrower than 2 in, the narrowest 1 in: move the pattern's start.",
  ]);
});

test('ANSI A108.02: an offset over 33 % with a side over 15 in is warned of', () => {
  const warned = (
    pattern: 'half-offset' | 'third-offset',
    inches: readonly [number, number],
    joint = 48,
  ) =>
    tileWarnings(
      layingWith({ inches, laying: { pattern, joint: { widthTenths: joint, color: '#999999' } } }),
    );
  expect(warned('half-offset', [12, 24]).join()).toMatch(/33 %/);
  expect(warned('third-offset', [12, 24])).toEqual([]);
  expect(warned('half-offset', [4, 12])).toEqual([]);
});

test('ANSI A108.02: a running bond of large tile takes 1/8 in rectified, 3/16 in calibrated', () => {
  const look = { kind: 'concrete', baseColor: '#aaaaaa' } as const;
  const warned = (edge: 'rectified' | 'pressed', joint: number) =>
    tileWarnings(
      layingWith({
        material: { kind: 'tile', edge, look },
        laying: { pattern: 'third-offset', joint: { widthTenths: joint, color: '#999999' } },
      }),
    ).join();
  expect(warned('rectified', 16)).toMatch(/1\/8 in for rectified/);
  expect(warned('rectified', 32)).toBe('');
  expect(warned('pressed', 32)).toMatch(/3\/16 in for calibrated/);
  expect(warned('pressed', 48)).toBe('');
});

test('ANSI A108.02: any joint under 1/16 in is warned of, and 1/16 in is not', () => {
  const warned = (joint: number) =>
    tileWarnings(
      layingWith({ laying: { joint: { widthTenths: joint, color: '#999999' } } }),
    ).join();
  expect(warned(10)).toMatch(/under 1\/16 in/);
  expect(warned(16)).toBe('');
  const vinyl: MaterialInput = {
    kind: 'tile',
    body: 'vinyl',
    look: { kind: 'concrete', baseColor: '#aaaaaa' },
  };
  const click = layingWith({
    material: vinyl,
    laying: { joint: { widthTenths: 0, color: '#999999' } },
  });
  expect(tileWarnings(click)).toEqual([]);
  expect(settingMaterial(click, 'floor')?.material).toBe('underlayment');
});

test('underlayment and adhesive go by net area and coverage', () => {
  const wood = layingWith({ material: oak, inches: [6, 48], laying: { pattern: 'random-plank' } });
  expect(settingMaterial(wood, 'floor')?.sqftPerUnit).toBe(100);
  expect(settingMaterial({ ...wood, pattern: 'herringbone90' }, 'floor')?.material).toBe(
    'flooring-adhesive',
  );
  expect(settingMaterial(layingWith({}), 'floor')?.sqftPerUnit).toBe(45);
  expect(settingMaterial(layingWith({ inches: [3, 6] }), 'wall')?.sqftPerUnit).toBe(90);
});

test('a wall of nominal 3 x 6 counts by the 3 x 6 module, and a wider joint makes no tile smaller', () => {
  const piece = { lengthTenths: 6 * inch, widthTenths: 3 * inch };
  const joint = { widthTenths: 32, color: '#c9c5bd' };
  const sold = { inches: [3, 6], piecesPerUnit: 80 } as const;
  const facts = (nominal: boolean) => factsOf({ ...sold, laying: { piece, joint, nominal } });
  // 10 x 4 ft: 20 tiles in each of 16 rows, 4 boxes of 10 sq ft.
  const wall = rectangleFeet(10, 4);
  const nominal = counted(facts(true), wall, { origin: [0, 0] });
  expect([nominal.whole, nominal.cut, nominal.exactUnits]).toEqual([320, 0, 4]);
  const stated = counted(facts(false), wall, { origin: [0, 0] });
  expect(stated.whole).toBe(19 * 15);
  // A pallet that names no number of pieces holds what it covers by the module, not more.
  const unnamed = { ...facts(true), unit: 'Pallet', piecesPerUnit: 1 };
  expect(counted(unnamed, wall, { origin: [0, 0] }).exactUnits).toBe(4);
  const wide = areaOfOutline(wall, { jointTenths: 64 });
  expect(layingOf(wide.covering, facts(true))?.piece).toMatchObject({
    lengthTenths: 1_492,
    widthTenths: 730,
  });
});
