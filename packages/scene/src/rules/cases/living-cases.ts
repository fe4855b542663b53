import { inches, type TestScene, testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

/** The hard and the preferred figure of one scene. */
function twice(code: string, at: RuleCase['at'], hard: number, preferred: number): RuleCase[] {
  const shared = { code, at, worse: -1 } as const;
  return [
    { ...shared, what: 'hard', limit: hard, tier: 'recommended' },
    { ...shared, what: 'preferred', limit: preferred, tier: 'tip', far: 2 },
  ];
}

function sofa(depth: number): TestScene {
  return testRoom('living', 200, depth).item('sofa', 'sofa', [100, depth - 18]);
}

/** Two cabinets that leave a way of a width between two doors. */
function gate(width: number, goal: boolean): TestScene {
  const scene = testRoom('living', 160, 200)
    .item('block', 'bookcase', [20, 100])
    .opening('in', 'south', 120, 'passage', 40);
  const tall = { tier: 'tall', counter: null, heightTenths: inches(84) };
  scene.run('left', [0, 110], [`pantry ${80 - width / 2}`], tall);
  scene.run('right', [80 + width / 2, 110], [`pantry ${80 - width / 2}`], tall);
  return goal
    ? scene.item('sofa', 'sofa', [80, 180])
    : scene.opening('out', 'north', 120, 'passage', 40);
}

export const livingCases: readonly RuleCase[] = [
  ...twice(
    'L1',
    (v) =>
      testRoom('bedroom', 240, 86 + v)
        .item('bed', 'bed', [120, v + 43])
        .document(),
    24 - 0,
    30,
  ),
  {
    code: 'L2',
    what: 'hard',
    at: (v) => coffee(v),
    limit: 12,
    worse: -1,
    tier: 'recommended',
  },
  { code: 'L2', what: 'farthest', at: (v) => coffee(v), limit: 18, worse: 1 },
  {
    code: 'L3',
    what: 'hard',
    at: (v) => screen(v, 40),
    limit: 60,
    worse: -1,
    tier: 'recommended',
  },
  { code: 'L3', what: 'nearest', at: (v) => screen(v, 65), limit: 78, worse: -1, tier: 'tip' },
  { code: 'L3', what: 'farthest', at: (v) => screen(v, 65), limit: 104, worse: 1, tier: 'tip' },
  ...twice(
    'L4',
    (v) =>
      testRoom('bedroom', 200, 24 + v)
        .item('wardrobe', 'wardrobe', [100, v + 12])
        .document(),
    32,
    36,
  ),
  ...twice('L5', (v) => dining(v), 24, 36),
  {
    code: 'L6',
    at: (v) =>
      testRoom('office', 200, 26 + v)
        .item('desk', 'desk', [100, v + 13])
        .document(),
    limit: 32,
    worse: -1,
  },
  ...twice('L7', (v) => gate(v, false).document(), 32, 36),
  ...twice('L8', (v) => gate(v, true).document(), 24, 30),
  {
    code: 'L9',
    at: (v) =>
      testRoom('living', 200, 140)
        .opening('window', 'north', 100, 'window-fixed', 60, {
          sillTenths: inches(34 - 2 - v),
          heightTenths: inches(50),
        })
        .item('dresser', 'dresser', [100, 140 - 9.5])
        .document(),
    limit: 0,
    worse: 1,
  },
  { code: 'L10', what: 'nearest', at: (v) => facing(v), limit: 48, worse: -1 },
  { code: 'L10', what: 'farthest', at: (v) => facing(v), limit: 96, worse: 1 },
  {
    code: 'L11',
    at: (v) => {
      const scene = testRoom('living', 160, 200)
        .opening('in', 'south', 60, 'passage', 40)
        .item('chest', 'dresser', [40, 185]);
      const tall = { tier: 'tall', counter: null, heightTenths: inches(84) };
      // A wall of cabinets that leaves a way, or none.
      return scene
        .run('wall', [0, 150], [`pantry ${v > 0 ? 80 : 60}`, `pantry ${v > 0 ? 80 : 60}`], tall)
        .document();
    },
    limit: 0,
    worse: 1,
  },
];

function coffee(gap: number) {
  return sofa(200)
    .item('table', 'coffee-table', [100, 200 - 36 - gap - 12], {
      params: { depthTenths: inches(24) },
    })
    .document();
}

function screen(distance: number, diagonal: number) {
  return sofa(200)
    .item('tv', 'tv', [100, 182 - distance], {
      rotationTenthsDeg: 1800,
      elevationTenths: inches(20),
      params: { form: 'stand', diagonalTenths: inches(diagonal) },
    })
    .document();
}

function dining(free: number) {
  return testRoom('dining', 200, 100 + free)
    .item('table', 'dining-table', [100, 80], { params: { depthTenths: inches(40) } })
    .item('chair', 'dining-chair', [100, 104])
    .document();
}

function facing(distance: number) {
  return sofa(200)
    .item('other', 'sofa', [100, 200 - 36 - distance - 18], { rotationTenthsDeg: 1800 })
    .document();
}
