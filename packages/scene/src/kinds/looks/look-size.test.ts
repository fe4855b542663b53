import { expect, test } from 'vitest';
import { differencesOfSize, readModelLook, sizeOfLook } from './look-size.ts';

const VANITY = { type: 'model', kind: 'vanity', params: { widthTenths: 9144 }, finishes: {} };

function sizeOf(look: unknown) {
  const spec = readModelLook(look);
  if (spec === null) throw new Error('This look cannot be read.');
  return sizeOfLook(spec);
}

test('a look has the size that its kind declares, in tenths of a millimeter', () => {
  expect(sizeOf(VANITY)).toEqual({ width_tmm: 9144, height_tmm: 9779, depth_tmm: 5588 });
});

test('an axis that no parameter sets has no size', () => {
  const faucet = { type: 'model', kind: 'kitchen-faucet', params: {}, finishes: {} };
  expect(sizeOf(faucet)).toMatchObject({ width_tmm: null, height_tmm: 4064 });
});

test('VEND-01 what differs by more than an eighth of an inch is told by its field', () => {
  const said = { width_tmm: 9144 + 32, height_tmm: null, length_tmm: 5334 };
  expect(differencesOfSize(sizeOf(VANITY), said)).toEqual([
    { field: 'length_tmm', drawn: 5588, said: 5334 },
  ]);
});

test('a surface, an unknown kind and a parameter out of bounds are no looks of a model', () => {
  expect(readModelLook({ type: 'surface' })).toBeNull();
  expect(readModelLook({ ...VANITY, kind: 'spaceship' })).toBeNull();
  expect(readModelLook({ ...VANITY, params: { widthTenths: 1 } })).toBeNull();
  expect(readModelLook(null)).toBeNull();
});
