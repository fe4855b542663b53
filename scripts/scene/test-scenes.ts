// Small scenes for tests of the command line.
import { factsOf, feet } from '@wevisu/scene/takeoff/facts-for-tests.ts';

const wall = (from: readonly number[], to: readonly number[]) => ({
  type: 'wall',
  levelId: 'L',
  from,
  to,
});
const [right, top] = [feet(12), feet(10)];

/** A tiled room of 12 x 10 ft with a door and a sofa: nothing broken, no code violations. */
export const good = {
  format: 'wevisu-scene',
  version: 1,
  name: 'Den',
  nodes: {
    L: { type: 'level', name: 'Ground' },
    R: {
      type: 'room',
      levelId: 'L',
      name: 'Den',
      use: 'other',
      outline: [
        [0, 0],
        [right, 0],
        [right, top],
        [0, top],
      ],
    },
    south: wall([0, 0], [right, 0]),
    east: wall([right, 0], [right, top]),
    north: wall([right, top], [0, top]),
    west: wall([0, top], [0, 0]),
    door: {
      type: 'opening',
      wallId: 'south',
      style: 'door-single',
      atTenths: feet(9),
      widthTenths: feet(3),
      heightTenths: feet(6.8),
    },
    floor: { type: 'surface', roomId: 'R', face: { on: 'floor' }, covering: { sku: 'TILE-1' } },
    sofa: {
      type: 'item',
      levelId: 'L',
      kind: 'sofa',
      params: {},
      position: [feet(5), feet(8)],
    },
  },
  products: { 'TILE-1': factsOf() },
};

/** The same with a self-intersecting room, a zero-length wall and an item of unknown kind. */
export const broken = {
  ...good,
  name: 'Broken den',
  nodes: {
    ...good.nodes,
    bow: {
      ...good.nodes.R,
      outline: [
        [0, 0],
        [9_000, 9_000],
        [9_000, 0],
        [0, 9_000],
      ],
    },
    dot: wall([500, 500], [500, 500]),
    ghost: { ...good.nodes.sofa, kind: 'no-such-kind' },
    mess: { type: 'wall', from: 'here' },
  },
};

/** Names that look like markup, keys that attack prototypes, letters of other scripts. */
export const hostile = {
  ...good,
  name: `</title><script>alert(1)</script> \u0000 Привет ${'x'.repeat(60)}`,
  nodes: {
    ...good.nodes,
    R: { ...good.nodes.R, name: `<img src=x onerror='1'> & "Wohnküche" 客厅` },
    ...JSON.parse('{"__proto__":{"type":"wall"},"constructor":{"type":"level","name":"C"}}'),
  },
};
