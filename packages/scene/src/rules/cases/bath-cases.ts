import { inches, type TestScene, testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

const D = 100;

function bath(width = 120, depth = D, more = {}): TestScene {
  return testRoom('bath', width, depth, more);
}

function toilet(scene: TestScene, x: number, depth = D, id = 'toilet'): TestScene {
  return scene.item(id, 'toilet', [x, depth - 14]);
}

function vanity(scene: TestScene, x: number, params: object = {}): TestScene {
  return scene.item('vanity', 'vanity', [x, D - 11], { params });
}

function shower(scene: TestScene, depth: number, params: object = {}): TestScene {
  const size = { widthTenths: inches(48), depthTenths: inches(36) };
  return scene.item('shower', 'shower-enclosure', [60, depth - 18], {
    params: { form: 'walk-in', ...size, ...params },
  });
}

function tub(scene: TestScene, depth: number, more = {}): TestScene {
  return scene.item('tub', 'bathtub', [35, depth - 15.5], { params: { form: 'alcove' }, ...more });
}

/** The same scene held to both figures of a rule. */
function twice(code: string, at: RuleCase['at'], recommended: number, min: number): RuleCase[] {
  const shared = { code, at, worse: -1 } as const;
  return [
    { ...shared, what: 'recommended', limit: recommended, tier: 'recommended', far: 1.5 },
    { ...shared, what: 'code', limit: min, tier: 'code' },
  ];
}

function floor(finish: string): TestScene {
  const covering = { sku: 'TILE' };
  return toilet(bath(), 60)
    .node('floor', { type: 'surface', roomId: 'room', face: { on: 'floor' }, covering })
    .product('TILE', { name: 'Tile', picture: { material: { finish } } });
}

export const bathCases: readonly RuleCase[] = [
  {
    code: 'B1',
    at: (v) =>
      bath()
        .opening('door', 'south', 60, 'door-single', v + 4)
        .document(),
    limit: 32,
    worse: -1,
  },
  {
    code: 'B2',
    at: (v) =>
      bath()
        .item('toilet', 'toilet', [60, v > 0 ? 30 : D - 14])
        .opening('door', 'south', 60, 'door-single', 36)
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'B3',
    at: (v) => toilet(bath(120, D, { heightTenths: inches(v) }), 60).document(),
    limit: 80,
    worse: -1,
  },
  ...twice('B4', (v) => toilet(bath(120, 28 + v), 60, 28 + v).document(), 30, 21),
  ...twice('B5', (v) => shower(bath(120, 36 + v), 36 + v).document(), 30, 24),
  ...twice('B6', (v) => vanity(bath(), v, { widthTenths: inches(24) }).document(), 20, 15),
  {
    code: 'B7',
    at: (v) =>
      bath()
        .item('sink', 'pedestal-sink', [12 + v, D - 9.5])
        .document(),
    limit: 4,
    worse: -1,
    far: 3,
  },
  ...twice(
    'B8',
    (v) => vanity(bath(), 60, { sinks: 2, widthTenths: inches(2 * v) }).document(),
    36,
    30,
  ),
  {
    code: 'B9',
    at: (v) => vanity(bath(), 60, { heightTenths: inches(v) }).document(),
    limit: 32,
    worse: -1,
  },
  ...twice('B10', (v) => shower(bath(), D, { widthTenths: inches(v) }).document(), 36, 30),
  {
    code: 'B11',
    at: (v) => shower(bath(), D, { form: 'pivot', widthTenths: inches(v / 0.64) }).document(),
    limit: 22,
    worse: -1,
  },
  {
    code: 'B12',
    at: (v) =>
      bath()
        .item('bench', 'shower-bench', [60, 50], {
          params: { heightTenths: inches(v), depthTenths: inches(15) },
        })
        .document(),
    limit: 19,
    worse: 1,
    far: 2,
  },
  ...twice('B13', (v) => toilet(bath(), v).document(), 18, 15),
  ...twice('B14', (v) => toilet(toilet(bath(), 40), 40 + v, D, 'second').document(), 32, 30),
  ...twice(
    'B15',
    (v) =>
      testRoom('bath', v, 70)
        .item('toilet', 'toilet', [v / 2, 56])
        .document(),
    36,
    30,
  ),
  {
    code: 'B16',
    at: (v) =>
      toilet(bath(), 18)
        .item('holder', 'paper-holder', [0, D - 28 - v], {
          rotationTenthsDeg: 900,
          elevationTenths: inches(26),
        })
        .document(),
    limit: 12,
    worse: 1,
  },
  {
    code: 'B17',
    at: (v) =>
      vanity(bath(), 60)
        .item('mirror', 'wall-mirror', [60, D], { elevationTenths: inches(v + 18) })
        .document(),
    limit: 40,
    worse: 1,
    profile: 'accessible',
  },
  ...twice('B18', (v) => tub(bath(120, 31 + v), 31 + v).document(), 30, 21),
  {
    code: 'B19',
    at: (v) => tub(bath(70, 31 + v), 31 + v).document(),
    limit: 42,
    worse: -1,
    tier: 'recommended',
  },
  {
    code: 'B20',
    at: (v) => shower(bath(), D, { trayTenths: inches(v) }).document(),
    limit: 0.5,
    worse: 1,
    far: 5,
  },
  {
    code: 'B21',
    at: (v) => tub(bath(), D, { elevationTenths: inches(v) }).document(),
    limit: 1,
    worse: 1,
  },
  {
    code: 'B22',
    at: (v) =>
      bath()
        .item('bar', 'grab-bar', [60, D], { elevationTenths: inches(v) })
        .document(),
    limit: 36,
    worse: 1,
  },
  {
    code: 'B23',
    what: 'fan',
    at: (v) =>
      bath()
        .item('fan', 'bath-fan', [60, 50], { elevationTenths: inches(108), sku: 'FAN' })
        .product('FAN', { name: `Fan ${v} CFM` })
        .document(),
    limit: 50,
    worse: -1,
    tier: 'code',
  },
  {
    code: 'B23',
    what: 'window',
    at: (v) =>
      bath(100, 100)
        .opening('window', 'north', 50, 'window-double-hung', v + 1420 / 254, {
          sillTenths: inches(40),
          heightTenths: inches(40) + 1420,
        })
        .document(),
    limit: 20,
    worse: -1,
    tier: 'code',
  },
  {
    code: 'B24',
    at: (v) =>
      vanity(bath(), 30)
        .item('plug', 'electrical-receptacle', [48 + v, D], {
          elevationTenths: inches(42),
          params: { device: 'gfci' },
        })
        .document(),
    limit: 36,
    worse: 1,
    tier: 'code',
  },
  { code: 'B25', at: (v) => floor(v > 0 ? 'polished' : 'honed').document(), limit: 0, worse: 1 },
  {
    code: 'B26',
    at: (v) =>
      tub(bath(), D)
        .opening('window', 'north', 35, 'window-fixed', 36, {
          sillTenths: inches(v),
          heightTenths: inches(30),
        })
        .document(),
    limit: 60,
    worse: -1,
  },
  {
    code: 'B27',
    at: (v) =>
      bath()
        .item('valve', 'shower-set', [60, D], {
          elevationTenths: inches(50),
          params: { handle: v > 0 ? 'lever' : 'thermostatic' },
        })
        .document(),
    limit: 0,
    worse: 1,
  },
];
