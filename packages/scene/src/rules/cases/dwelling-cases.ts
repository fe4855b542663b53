import { turn } from '../../plane/polygon.ts';
import { inches, type TestScene, testOutline, testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

function bedroom(): TestScene {
  return testRoom('bedroom', 140, 140);
}

/** A casement with a clear opening of so many inches. */
function casement(width: number, height: number, sill = 30): TestScene {
  return bedroom().opening('window', 'north', 70, 'window-casement', width + 1420 / 254, {
    sillTenths: inches(sill),
    heightTenths: inches(height) + 1420,
  });
}

type Corner = readonly [number, number];

function rectangle(width: number, depth: number): Corner[] {
  return [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
}

function ell(width: number, depth: number, leg: number): Corner[] {
  return [
    [0, 0],
    [width, 0],
    [width, leg],
    [leg, leg],
    [leg, depth],
    [0, depth],
  ];
}

/** A hall of 48 in that a pier of 8 in along it leaves `width` of. */
function pinched(width: number): Corner[] {
  return [
    [0, 0],
    [160, 0],
    [160, 48],
    [84, 48],
    [84, width],
    [76, width],
    [76, 48],
    [0, 48],
  ];
}

function turned(corners: readonly Corner[]): Corner[] {
  const { cos, sin } = turn(40);
  return corners.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos]);
}

export const dwellingCases: readonly RuleCase[] = [
  {
    code: 'D1',
    at: (v) => testRoom('living', 140, 140, { heightTenths: inches(v) }).document(),
    limit: 84,
    worse: -1,
  },
  {
    code: 'D2',
    what: 'width',
    at: (v) => testRoom('living', v, 160).document(),
    limit: 84,
    worse: -1,
  },
  {
    code: 'D2',
    what: 'area',
    at: (v) => testRoom('living', v, 100.8).document(),
    limit: 100,
    worse: -1,
  },
  {
    code: 'D2',
    what: 'width of a room turned by 40 degrees',
    at: (v) => testOutline('living', turned(rectangle(v, 160))).document(),
    limit: 84,
    worse: -1,
  },
  {
    code: 'D2',
    what: 'width of an L-shaped room',
    at: (v) => testOutline('living', ell(200, 200, v)).document(),
    limit: 84,
    worse: -1,
  },
  { code: 'D3', at: (v) => testRoom('hall', v, 160).document(), limit: 36, worse: -1 },
  {
    code: 'D3',
    what: 'an L-shaped hall',
    at: (v) => testOutline('hall', ell(160, 120, v)).document(),
    limit: 36,
    worse: -1,
  },
  {
    code: 'D3',
    what: 'a hall turned by 40 degrees',
    at: (v) => testOutline('hall', turned(ell(160, 120, v))).document(),
    limit: 36,
    worse: -1,
  },
  {
    code: 'D3',
    what: 'a corner that juts in',
    at: (v) => testOutline('hall', pinched(v)).document(),
    limit: 36,
    worse: -1,
  },
  {
    code: 'D4',
    at: (v) =>
      testRoom('entry', 140, 140)
        .opening('door', 'south', 60, 'door-entry', v + 4)
        .document(),
    limit: 32,
    worse: -1,
  },
  { code: 'D5', what: 'width', at: (v) => casement(v, 60).document(), limit: 20, worse: -1 },
  { code: 'D5', what: 'height', at: (v) => casement(60, v).document(), limit: 24, worse: -1 },
  { code: 'D5', what: 'sill', at: (v) => casement(40, 40, v).document(), limit: 44, worse: 1 },
  { code: 'D5', what: 'area', at: (v) => casement(v, 32.4).document(), limit: 25.34, worse: -1 },
  {
    code: 'D6',
    at: (v) =>
      testRoom('hall', 120, 300)
        .item('stair', 'stair', [60, 150], { params: { treadTenths: inches(v) } })
        .document(),
    limit: 10,
    worse: -1,
    far: 0.5,
  },
  {
    code: 'D7',
    at: (v) =>
      testRoom('hall', 120, 300)
        .item('stair', 'stair', [60, 150], { params: { railing: v > 0 ? 'none' : 'left' } })
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'D8',
    at: (v) =>
      testRoom('living', 140, 140)
        .item('guard', 'railing', [70, 70], { params: { heightTenths: inches(v) } })
        .document(),
    limit: 36,
    worse: -1,
  },
  {
    code: 'D9',
    at: (v) => {
      // One receptacle serves 144 in of the line around the room between both sides of a doorway.
      const scene = testRoom('living', 160, 100);
      const plug = (id: string, x: number, y: number, rotationTenthsDeg: number) =>
        scene.item(id, 'electrical-receptacle', [x, y], {
          elevationTenths: inches(18),
          rotationTenthsDeg,
        });
      plug('one', 80, 100, 0);
      plug('two', 160, 36 - v, 2700);
      plug('three', 0, 50, 900);
      return plug('four', 80, 0, 1800).document();
    },
    limit: 0,
    worse: 1,
  },
];
