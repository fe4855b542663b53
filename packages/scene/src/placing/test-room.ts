// A furnished room for tests: 4 x 3 m inside, its inner corner at the origin.

import type { SceneNodes } from '../document/scene.ts';
import { readScene } from '../reading/read-scene.ts';

const wall = (from: readonly number[], to: readonly number[]) => ({
  type: 'wall',
  levelId: 'L',
  from,
  to,
  thicknessTenths: 1_000,
});

export const plan = {
  L: { type: 'level', name: 'Ground', heightTenths: 25_000 },
  R: {
    type: 'room',
    levelId: 'L',
    name: 'Room',
    use: 'living',
    outline: [
      [-500, -500],
      [40_500, -500],
      [40_500, 30_500],
      [-500, 30_500],
    ],
  },
  south: wall([-500, -500], [40_500, -500]),
  east: wall([40_500, -500], [40_500, 30_500]),
  north: wall([40_500, 30_500], [-500, 30_500]),
  west: wall([-500, 30_500], [-500, -500]),
};

export function item(kind: string, position: readonly number[], rest: object = {}) {
  return { type: 'item', levelId: 'L', kind, params: {}, position, ...rest };
}

/** A run of one 3 ft base cabinet whose back lies on the north wall. */
export function run(position: readonly number[], rest: object = {}) {
  const cabinets = [{ id: 'a', cabinet: 'door', widthTenths: 9_144 }];
  return { type: 'run', levelId: 'L', tier: 'base', position, cabinets, ...rest };
}

/** The plan with more nodes, read as a file would be. Throws where the reader finds anything broken. */
export function roomWith(more: object = {}): SceneNodes {
  const input = { format: 'wevisu-scene', version: 1, name: 'Room', nodes: { ...plan, ...more } };
  const { document, findings } = readScene(input);
  if (findings.length > 0) throw new Error(findings.map(({ text }) => text).join(' '));
  return document.nodes;
}
