import { expect, test } from 'vitest';
import { type Gltf, measureModel } from './measure-model.ts';

const HALF = Math.SQRT1_2;
const of = (nodes: NonNullable<Gltf['nodes']>, changes: Partial<Gltf> = {}): Gltf => ({
  scenes: [{ nodes: [0] }],
  nodes,
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ min: [0, 0, 0], max: [1, 2, 3], componentType: 5126 }],
  ...changes,
});
const sizeOf = (gltf: Gltf) => {
  const size = measureModel(gltf);
  return (
    size && [size.widthM, size.heightM, size.depthM].map((side) => Math.round(side * 1e6) / 1e6)
  );
};

test('G-62 a model is measured through the places, turns and scales of its nodes', () => {
  expect(sizeOf(of([{ mesh: 0 }]))).toEqual([1, 2, 3]);
  // A quarter turn about y, z and x.
  expect(sizeOf(of([{ mesh: 0, rotation: [0, HALF, 0, HALF] }]))).toEqual([3, 2, 1]);
  expect(sizeOf(of([{ mesh: 0, rotation: [0, 0, HALF, HALF] }]))).toEqual([2, 1, 3]);
  expect(sizeOf(of([{ mesh: 0, rotation: [HALF, 0, 0, HALF] }]))).toEqual([1, 3, 2]);
  // The scale of a parent comes after the turn of its child, whose place counts too.
  const nested = of([
    { scale: [10, 1, 1], children: [1, 2] },
    { mesh: 0, rotation: [0, HALF, 0, HALF] },
    { mesh: 0, translation: [0, 5, -3], scale: [0.5, 0.5, 0.5] },
  ]);
  expect(sizeOf(nested)).toEqual([30, 6, 3]);
  const matrix = [2, 0, 0, 0, 0, 2, 0, 0, 0, 0, 2, 0, 7, 7, 7, 1];
  expect(sizeOf(of([{ mesh: 0, matrix }]))).toEqual([2, 4, 6]);
});

test('G-62 quantized positions count as what they stand for, and an empty scene as nothing', () => {
  const max = [32_767, 32_767, 16_384];
  const accessors = [{ min: [0, 0, 0], max, componentType: 5122, normalized: true }];
  expect(sizeOf(of([{ mesh: 0 }], { accessors }))).toEqual([1, 1, 0.500015]);
  expect(sizeOf(of([{}]))).toBeNull();
  expect(sizeOf(of([{ mesh: 0 }], { scenes: [] }))).toBeNull();
});
