import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packSlabs, SLAB_KERF, type SlabPiece } from './slab-packing.ts';
import { seamsOf } from './split-at-seams.ts';

const inch = (count: number) => Math.round(count * 254);
const top = (id: string, length: number, width = 25.5): SlabPiece => ({
  id,
  label: id,
  length: inch(length),
  width: inch(width),
});
const usual = { length: inch(120), width: inch(55) };

test('a kitchen of 40 sq ft takes one to three slabs of any usual size', () => {
  const pieces = [top('run', 110), top('return', 70), top('island', 60, 36), top('splash', 96, 4)];
  for (const [length, width] of [
    [120, 55],
    [126, 63],
    [130, 65],
  ] as const) {
    const plan = packSlabs({
      pieces,
      slab: { length: inch(length), width: inch(width) },
      grain: true,
    });
    expect(plan.slabs).toBeGreaterThanOrEqual(1);
    expect(plan.slabs).toBeLessThanOrEqual(3);
    expect(plan.placed).toHaveLength(4);
  }
});

test('two tops of 25 1/2 in share a slab of 55 in, and a third opens another', () => {
  expect(
    packSlabs({ pieces: [top('a', 118), top('b', 118)], slab: usual, grain: true }).slabs,
  ).toBe(1);
  const three = [top('a', 118), top('b', 118), top('c', 30)];
  expect(packSlabs({ pieces: three, slab: usual, grain: true }).slabs).toBe(2);
});

test('grain keeps a waterfall along its slab, a plain slab may turn it', () => {
  const pieces = [top('tall', 20, 60)];
  expect(packSlabs({ pieces, slab: usual, grain: true }).tooLarge).toEqual(['tall']);
  const plain = packSlabs({ pieces, slab: usual, grain: false });
  expect(plain.tooLarge).toEqual([]);
  expect(plain.placed[0]?.turned).toBe(true);
});

test('no two pieces of a plan meet, all lie in their slabs, and a kerf is between them', () => {
  const piece = fc.record({
    length: fc.integer({ min: inch(6), max: inch(118) }),
    width: fc.integer({ min: inch(4), max: inch(50) }),
  });
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 14 }), fc.boolean(), (sizes, grain) => {
      const pieces = sizes.map((size, n) => ({ id: `p${n}`, label: '', ...size }));
      const plan = packSlabs({ pieces, slab: usual, grain });
      expect(plan.placed.length + plan.tooLarge.length).toBe(pieces.length);
      const boxes = plan.placed.map(({ piece: one, slab, x, y, turned }) => {
        const [w, h] = turned ? [one.width, one.length] : [one.length, one.width];
        expect(x + w).toBeLessThanOrEqual(usual.length);
        expect(y + h).toBeLessThanOrEqual(usual.width);
        expect(slab).toBeLessThan(plan.slabs);
        return { slab, x, y, w, h };
      });
      for (const [n, a] of boxes.entries()) {
        for (const b of boxes.slice(n + 1)) {
          if (a.slab !== b.slab) continue;
          const gapX = Math.max(b.x - a.x - a.w, a.x - b.x - b.w);
          const gapY = Math.max(b.y - a.y - a.h, a.y - b.y - b.h);
          expect(Math.max(gapX, gapY)).toBeGreaterThanOrEqual(SLAB_KERF);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('lists the leftover of a slab that is worth keeping', () => {
  const [first] = packSlabs({ pieces: [top('a', 80)], slab: usual, grain: true }).remnants;
  expect(first).toBeDefined();
  expect((first?.length ?? 0) * (first?.width ?? 0)).toBeGreaterThan(inch(100) * inch(28));
});

test('a seam stays away from sink and dishwasher, and goes to a corner where it can', () => {
  const sink = { from: inch(60), to: inch(96) };
  const dishwasher = { from: inch(96), to: inch(120) };
  const request = { length: inch(180), longest: inch(120), noSeams: [sink, dishwasher] };
  const [seam] = seamsOf({ ...request, preferred: [] }) as number[];
  expect(seam).toBeDefined();
  expect((seam as number) <= inch(57) || (seam as number) >= inch(123)).toBe(true);
  expect(inch(180) - (seam as number)).toBeLessThanOrEqual(inch(120) + inch(5));
  expect(seamsOf({ ...request, length: inch(150), preferred: [inch(35)] })).toEqual([inch(35)]);
  expect(seamsOf({ length: inch(100), longest: inch(120), noSeams: [], preferred: [] })).toEqual(
    [],
  );
});

test('a top that can only be seamed over its sink says so', () => {
  const noSeams = [{ from: 0, to: inch(200) }];
  expect(seamsOf({ length: inch(200), longest: inch(120), noSeams, preferred: [] })).toBeNull();
});
