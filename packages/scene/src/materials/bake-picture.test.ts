import { expect, test } from 'vitest';
import { bakePicture } from './bake-picture.ts';
import type { MaterialInput } from './material.ts';
import { type PictureSpecInput, views } from './picture-spec.ts';
import { glazes } from './presets/glazes.ts';
import { granites } from './presets/granites.ts';
import { ledgers } from './presets/ledgers.ts';
import { marbles } from './presets/marbles.ts';
import { pavers } from './presets/pavers.ts';
import { terrazzos } from './presets/terrazzos.ts';
import { turfs } from './presets/turfs.ts';
import { woods } from './presets/woods.ts';

const laying: PictureSpecInput['laying'] = {
  pattern: 'half-offset',
  piece: { lengthTenths: 6_000, widthTenths: 3_000, thicknessTenths: 200 },
  joint: { widthTenths: 30, color: '#8a857c' },
  seed: 11,
};
const carrara = marbles.carrara.material;

function bytes(spec: PictureSpecInput, sizePx = 96): Uint8ClampedArray {
  return bakePicture({ spec, widthPx: sizePx, heightPx: sizePx }).rgba;
}

/** Share of the bytes that differ by more than rounding. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  return one.filter((value, n) => Math.abs(value - (other[n] ?? 0)) > 2).length / one.length;
}

const kinds: Readonly<Record<string, MaterialInput>> = {
  tile: { kind: 'tile', look: glazes['deep-ocean'].material, edge: 'handmade', waveMm: 1 },
  wood: woods['white-oak-natural'].material,
  marble: carrara,
  granite: granites.ubatuba.material,
  terrazzo: terrazzos.palladio.material,
  turf: turfs['spring-fescue'].material,
  paver: pavers['brick-flashed'].material,
  ledger: ledgers['golden-honey'].material,
  coping: { kind: 'coping', body: carrara, profile: 'bullnose' },
  glass: { kind: 'glass', colors: ['#7fb5b0', '#5c9c98'] },
  metal: { kind: 'metal', baseColor: '#b9bbbd' },
  fabric: { kind: 'fabric', colors: ['#b6a88f', '#8d8069'] },
  leather: { kind: 'leather', baseColor: '#6d4a33' },
  paint: { kind: 'paint', baseColor: '#dfd8c9' },
};

test.each(Object.entries(kinds))('%s is drawn in each of its views', (_, material) => {
  // A coping is shown alone or at its pool, whatever else is asked for.
  const own = material.kind === 'coping' ? (['piece', 'room'] as const) : views;
  const seen = own.map((view) => bytes({ view, material, laying }));
  for (const [n, one] of seen.entries()) {
    for (const [other, picture] of seen.entries()) {
      if (other !== n) expect(difference(one, picture), own[n]).toBeGreaterThan(0.05);
    }
  }
});

test('the same request gives the same bytes, whatever was baked in between', () => {
  const all = () =>
    Object.values(kinds).flatMap((material) =>
      views.map((view) => bytes({ view, material, laying }, 48)),
    );
  const first = all();
  expect(all()).toEqual(first);
});

const patternless = ['metal', 'paint', 'fabric', 'leather'];
test.each(Object.entries(kinds).filter(([name]) => !patternless.includes(name)))(
  'another seed gives another lot of %s',
  (_, material) => {
    const lot = (seed: number) =>
      bytes({ view: 'swatch', material, laying: { ...laying, seed }, spanMm: 200 });
    expect(difference(lot(1), lot(2))).toBeGreaterThan(0.15);
  },
);

test.each([
  ['a vein', { material: { ...carrara, veinColors: ['#a03020'] } }],
  ['a base color', { material: { ...carrara, baseColor: '#c8d4c0' } }],
  ['a joint color', { laying: { ...laying, joint: { widthTenths: 30, color: '#202020' } } }],
  ['a joint width', { laying: { ...laying, joint: { widthTenths: 120, color: '#8a857c' } } }],
  ['a format', { laying: { ...laying, piece: { lengthTenths: 3_000, widthTenths: 3_000 } } }],
  ['a pattern', { laying: { ...laying, pattern: 'herringbone45' as const } }],
  ['a turn', { laying: { ...laying, rotationDeg: 45 } }],
  ['a finish', { material: { ...carrara, finish: 'tumbled' as const } }],
])('%s that changes, changes the picture', (_, change) => {
  const spec: PictureSpecInput = { view: 'swatch', material: carrara, laying };
  expect(difference(bytes(spec, 128), bytes({ ...spec, ...change }, 128))).toBeGreaterThan(0.01);
});

test('a swatch keeps its pieces at true scale in the span asked for', () => {
  const material: MaterialInput = { kind: 'paint', baseColor: '#ffffff' };
  const grid: PictureSpecInput['laying'] = {
    pattern: 'stacked',
    piece: { lengthTenths: 1_000, widthTenths: 1_000 },
    joint: { widthTenths: 100, color: '#000000' },
  };
  const size = 440;
  const rgba = bytes({ view: 'swatch', material, laying: grid, spanMm: 440 }, size);
  let jointColumns = 0;
  for (let x = 0; x < size; x++) if ((rgba[(220 * size + x) * 4] ?? 0) < 128) jointColumns++;
  // Four pieces of 100 mm with joints of 10 mm are 440 mm.
  expect(jointColumns).toBe(40);
});

test('every pixel is opaque and the picture has the size asked for', () => {
  const { width, height, rgba } = bakePicture({
    spec: { view: 'room', material: woods['white-oak-natural'].material, laying },
    widthPx: 120,
    heightPx: 80,
  });
  expect([width, height, rgba.length]).toEqual([120, 80, 120 * 80 * 4]);
  expect(rgba.every((value, n) => n % 4 !== 3 || value === 255)).toBe(true);
});

test.each([0, 15, 4_097, 64.5, Number.NaN])('a picture %d pixels wide is refused', (widthPx) => {
  const spec: PictureSpecInput = { view: 'swatch', material: carrara, laying };
  expect(() => bakePicture({ spec, widthPx, heightPx: 64 })).toThrow(RangeError);
});

test.each([
  ['an unknown view', { view: 'nowhere' }],
  ['an unknown key', { view: 'swatch', zoom: 2 }],
  ['an unknown material', { view: 'swatch', material: { kind: 'cheese' } }],
  ['a color by name', { view: 'swatch', material: { ...carrara, baseColor: 'white' } }],
  ['a ratio above 1', { view: 'swatch', material: { ...carrara, veinDensityRatio: 1.2 } }],
  ['a key of another material', { view: 'swatch', material: { ...carrara, pileHeightMm: 20 } }],
  ['an unknown pattern', { view: 'swatch', laying: { ...laying, pattern: 'spiral' } }],
  [
    'a piece of no width',
    { view: 'swatch', laying: { ...laying, piece: { lengthTenths: 3_000, widthTenths: 0 } } },
  ],
  [
    'half a tenth of a millimeter',
    { view: 'swatch', laying: { ...laying, piece: { lengthTenths: 300.5, widthTenths: 300 } } },
  ],
  [
    'a negative joint',
    { view: 'swatch', laying: { ...laying, joint: { widthTenths: -1, color: '#888888' } } },
  ],
  ['a span of no length', { view: 'swatch', spanMm: 0 }],
])('%s is refused', (_, change) => {
  const spec = { material: carrara, laying, ...change } as PictureSpecInput;
  expect(() => bytes(spec, 16)).toThrow(expect.objectContaining({ name: 'ZodError' }));
});
