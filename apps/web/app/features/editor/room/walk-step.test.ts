import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { sceneDocument } from '@wevisu/scene/document/scene.ts';
import { expect, test } from 'vitest';
import { barriersOf, walkStep } from './walk-step.ts';

const FOOT = 3_048;
/** A 10 ft wall along x, with a 30 in door in its middle and a window beside it. */
const { nodes } = sceneDocument.parse({
  format: 'wevisu-scene',
  version: 1,
  name: 'Two rooms',
  nodes: {
    l1: { type: 'level', name: 'Ground floor' },
    w1: { type: 'wall', levelId: 'l1', from: [0, 0], to: [10 * FOOT, 0] },
    d1: {
      type: 'opening',
      wallId: 'w1',
      style: 'door-single',
      atTenths: 5 * FOOT,
      widthTenths: 7_620,
      heightTenths: 20_320,
      sillTenths: 0,
    },
    v1: {
      type: 'opening',
      wallId: 'w1',
      style: 'window-fixed',
      atTenths: 8 * FOOT,
      widthTenths: 9_144,
      heightTenths: 12_000,
      sillTenths: 9_000,
    },
  },
  products: {},
}) as { nodes: SceneNodes };
const barriers = barriersOf(nodes, 'l1' as never);

function walk(from: readonly [number, number], by: readonly [number, number], steps: number) {
  let at = from;
  for (let n = 0; n < steps; n++) {
    const [x, y] = walkStep(barriers, at, by);
    at = [at[0] + x, at[1] + y];
  }
  return at;
}

test('G-39 someone walking straight into a wall stops in front of it, at a window, too', () => {
  for (const x of [FOOT, 8 * FOOT]) {
    const [, y] = walk([x, 5 * FOOT], [0, -1_600], 40);
    expect(y).toBeGreaterThan(1_800);
    expect(y).toBeLessThan(5_000);
  }
});

test('G-39 someone walking into a wall at an angle slides along it', () => {
  const [x, y] = walk([FOOT, FOOT], [800, -1_400], 8);
  expect(x).toBeGreaterThan(FOOT + 6 * 800 - 1);
  expect(y).toBeGreaterThan(1_800);
});

test('G-39 a door can be walked through both ways', () => {
  expect(walk([5 * FOOT, 5 * FOOT], [0, -1_600], 20)[1]).toBeLessThan(-4 * FOOT);
  expect(walk([5 * FOOT, -5 * FOOT], [0, 1_600], 20)[1]).toBeGreaterThan(4 * FOOT);
});

test('G-39 someone inside a wall can walk out of it', () => {
  expect(walk([FOOT, 0], [0, 1_600], 3)[1]).toBeGreaterThan(3_000);
});

test("G-39 walls of another level are in nobody's way", () => {
  expect(barriersOf(nodes, 'l2' as never)).toEqual([]);
  expect(barriers).toHaveLength(2);
});
