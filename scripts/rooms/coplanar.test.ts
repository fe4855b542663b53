import { expect, test } from 'vitest';
import { indexProducts } from '../../db/demo/rooms/author/product-index.ts';
import { listTemplates } from '../../db/demo/rooms/author/templates.ts';
import { findCoplanar, MIN_TRIANGLE_MM2 } from './coplanar.ts';
import { type SceneTriangle, sceneTriangles } from './scene-triangles.ts';

const templates = listTemplates(indexProducts());

/** A horizontal square of one decimeter at a height, in millimeters. */
function square(owner: string, height: number, rank: SceneTriangle['rank'] = 'thing') {
  const at = (x: number, z: number) => [x, height, z] as const;
  const of = (corners: SceneTriangle['corners']): SceneTriangle => {
    return { owner, part: 'top', look: owner, rank, corners };
  };
  return [of([at(0, 0), at(0, 100), at(100, 0)]), of([at(100, 0), at(0, 100), at(100, 100)])];
}

test('two objects in one plane are found, with the area they share', () => {
  const [found, ...rest] = findCoplanar([...square('a', 500), ...square('b', 500.2)]);
  expect(rest).toEqual([]);
  expect(found?.owners).toEqual(['a', 'b']);
  expect(found?.areaMm2).toBeCloseTo(10_000, 3);
});

test('a millimeter of distance, or a drawing order, is enough', () => {
  expect(findCoplanar([...square('a', 500), ...square('b', 501)])).toEqual([]);
  expect(findCoplanar([...square('a', 500), ...square('b', 500, 'ground')])).toEqual([]);
});

test('all templates are checked', () => {
  expect(templates.length).toBeGreaterThanOrEqual(120);
});

/** `npm run check` looks at one template in ten, the proof at all. */
const checked =
  process.env.PROPERTY_RUNS === 'few' ? templates.filter((_, n) => n % 10 === 0) : templates;

test.each(checked)('G-39 nothing in $id flickers: no two objects share a plane', (template) => {
  const triangles = sceneTriangles(template.document, MIN_TRIANGLE_MM2);
  expect(triangles.length).toBeGreaterThan(1_000);
  const found = findCoplanar(triangles);
  expect(found.map(({ owners, areaMm2, at }) => ({ owners, areaMm2, at }))).toEqual([]);
});
