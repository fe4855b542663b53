import { inches, type TestScene, testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

const D = 144;
const shared = { profile: 'accessible' } as const;

function kitchen(width = 200, depth = D): TestScene {
  return testRoom('kitchen', width, depth);
}

function bath(width: number, depth: number): TestScene {
  return testRoom('bath', width, depth);
}

function toilet(scene: TestScene, x: number, depth: number): TestScene {
  return scene.item('toilet', 'toilet', [x, depth - 14]);
}

function shower(width: number, deep: number, room: readonly [number, number]): TestScene {
  return bath(room[0], room[1]).item(
    'shower',
    'shower-enclosure',
    [room[0] / 2, room[1] - deep / 2],
    {
      params: { form: 'walk-in', widthTenths: inches(width), depthTenths: inches(deep) },
    },
  );
}

/** Glass of a width before an alcove that takes the whole width of a room. */
function alcove(wide: number, form: string, glass: number): TestScene {
  return bath(wide, 100).item('shower', 'shower-enclosure', [glass / 2 + 0.5, 60], {
    params: { form, widthTenths: inches(glass) },
  });
}

/** A counter against the north wall and another across it, `aisle` between their edges. */
function galley(aisle: number, doors: number): TestScene {
  const scene = kitchen()
    .run('north', [20, D], ['door 36', 'door 36'])
    .run('south', [92, D - 51 - aisle], ['door 36', 'door 36'], { rotationTenthsDeg: 1800 });
  if (doors > 1) scene.opening('west-door', 'west', 30, 'passage', 36);
  return scene.opening('east-door', 'east', 30, 'passage', 36);
}

export const accessCases: readonly RuleCase[] = [
  {
    ...shared,
    code: 'A1',
    at: (v) => kitchen(v, v).document(),
    limit: 60,
    worse: -1,
  },
  {
    ...shared,
    code: 'A2',
    at: (v) =>
      kitchen(40, 30 + v)
        .item('refrigerator', 'refrigerator', [20, 15 + v])
        .document(),
    limit: 48,
    worse: -1,
  },
  {
    ...shared,
    code: 'A3',
    at: (v) =>
      kitchen(120)
        .item('sink', 'kitchen-sink', [60, D - 12])
        .run('tall', [0, 80], [`pantry ${120 - v}`], {
          tier: 'tall',
          counter: null,
          heightTenths: inches(84),
        })
        .opening('door', 'south', 60, 'door-single', 36)
        .document(),
    limit: 36,
    worse: -1,
  },
  {
    ...shared,
    code: 'A4',
    at: (v) =>
      testRoom('bedroom', 140, 140)
        .opening('door', 'south', 60, 'door-single', v + 4)
        .document(),
    limit: 32,
    worse: -1,
  },
  {
    ...shared,
    code: 'A5',
    at: (v) =>
      testRoom('living', 140, 140)
        .item('plug', 'electrical-receptacle', [60, 140], { elevationTenths: inches(v) })
        .document(),
    limit: 48,
    worse: 1,
  },
  {
    ...shared,
    code: 'A5',
    what: 'lowest',
    at: (v) =>
      testRoom('living', 140, 140)
        .item('plug', 'electrical-receptacle', [60, 140], { elevationTenths: inches(v) })
        .document(),
    limit: 15,
    worse: -1,
  },
  {
    ...shared,
    code: 'A6',
    at: (v) => toilet(bath(120, 100), v, 100).document(),
    limit: 18,
    worse: 1,
  },
  {
    ...shared,
    code: 'A6',
    what: 'nearest',
    at: (v) => toilet(bath(120, 100), v, 100).document(),
    limit: 16,
    worse: -1,
  },
  {
    ...shared,
    code: 'A7',
    at: (v) => toilet(bath(v, 100), 18, 100).document(),
    limit: 60,
    worse: -1,
  },
  {
    ...shared,
    code: 'A7',
    what: 'depth',
    at: (v) => toilet(bath(80, v), 18, v).document(),
    limit: 56,
    worse: -1,
  },
  {
    ...shared,
    code: 'A8',
    at: (v) =>
      bath(100, 31 + v)
        .item('tub', 'bathtub', [35, 15.5 + v], { params: { form: 'alcove' } })
        .document(),
    limit: 30,
    worse: -1,
  },
  { ...shared, code: 'A9', at: (v) => shower(v, 36, [90, 100]).document(), limit: 36, worse: -1 },
  {
    ...shared,
    code: 'A9',
    what: 'floor before it',
    at: (v) => shower(36, 36, [90, 36 + v]).document(),
    limit: 36,
    worse: -1,
  },
  { ...shared, code: 'A10', at: (v) => shower(v, 36, [90, 100]).document(), limit: 60, worse: -1 },
  {
    ...shared,
    code: 'A10',
    what: 'floor before it',
    at: (v) => shower(60, 36, [90, 36 + v]).document(),
    limit: 30,
    worse: -1,
  },
  {
    ...shared,
    code: 'A10',
    what: 'between the walls that a door closes',
    at: (v) => alcove(v, 'sliding', v - 1).document(),
    limit: 60,
    worse: -1,
  },
  {
    ...shared,
    code: 'A10',
    what: 'behind a pane and beside it',
    at: (v) => alcove(v, 'walk-in', 36).document(),
    limit: 60,
    worse: -1,
  },
  { ...shared, code: 'A11', at: (v) => galley(v, 2).document(), limit: 40, worse: -1 },
  {
    ...shared,
    code: 'A11',
    what: 'one way in',
    at: (v) => galley(v, 1).document(),
    limit: 60,
    worse: -1,
  },
  {
    code: 'A11',
    what: 'California',
    profile: 'california',
    at: (v) => galley(v, 2).document(),
    limit: 48,
    worse: -1,
  },
  {
    ...shared,
    code: 'A12',
    at: (v) =>
      galley(v, 2).run('west', [0, 40], ['door 12'], { rotationTenthsDeg: 900 }).document(),
    limit: 60,
    worse: -1,
  },
  {
    ...shared,
    code: 'A13',
    at: (v) =>
      kitchen()
        .run('run', [20, D], ['sink 36'], { heightTenths: inches(v) - 300 })
        .item('sink', 'kitchen-sink', [38, D - 12.5], {
          hostId: 'run',
          elevationTenths: inches(v - 10),
        })
        .document(),
    limit: 34,
    worse: 1,
  },
  {
    ...shared,
    code: 'A14',
    at: (v) =>
      bath(120, 100)
        .item('vanity', 'vanity', [60, 100], {
          params: {
            support: 'floating',
            heightTenths: inches(16),
            basin: 'integrated',
            backsplashTenths: 0,
          },
          elevationTenths: inches(v + 8),
        })
        .document(),
    limit: 27,
    worse: -1,
  },
  {
    ...shared,
    code: 'A15',
    at: (v) =>
      bath(120, 100)
        .item('vanity', 'vanity', [60, 89], { params: { heightTenths: inches(v) } })
        .document(),
    limit: 34,
    worse: 1,
    far: 3,
  },
  {
    ...shared,
    code: 'A16',
    at: (v) =>
      testRoom('hall', 120, 300)
        .item('stair', 'stair', [60, 150], { params: { railing: v > 0 ? 'left' : 'both' } })
        .document(),
    limit: 0,
    worse: 1,
  },
];
