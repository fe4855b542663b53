import { inches, type TestScene, testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

const D = 144;
const TOP = 34.5 + 300 / 254;

function kitchen(width = 200, depth = D): TestScene {
  return testRoom('kitchen', width, depth);
}

function range(scene: TestScene, x: number, more = {}): TestScene {
  return scene.item('range', 'range', [x, D - 13.5], { params: { fuel: 'electric' }, ...more });
}

function sink(
  scene: TestScene,
  id: string,
  x: number,
  hostId: string | null,
  params = {},
): TestScene {
  return scene.item(id, 'kitchen-sink', [x, D - 12.5], {
    hostId,
    elevationTenths: inches(TOP - 10),
    params,
  });
}

function refrigerator(scene: TestScene, x: number): TestScene {
  return scene.item('refrigerator', 'refrigerator', [x, D - 15]);
}

/** A run with a sink whose right landing is `right` and whose left is `left`. */
function sinkRun(left: number, right: number): TestScene {
  const scene = kitchen().run('run', [20, D], [`door ${left - 2}`, 'sink 36', `door ${right - 2}`]);
  return sink(scene, 'sink', 20 + left - 2 + 18, 'run');
}

function hood(scene: TestScene, bottom: number, sku: string | null = null): TestScene {
  return scene.item('hood', 'hood', [100, D], { elevationTenths: inches(bottom + 18), sku });
}

function island(scene: TestScene, y: number, more = {}): TestScene {
  return scene.run('island', [50, y], ['door 36', 'door 36'], { tier: 'island', ...more });
}

export const kitchenCases: readonly RuleCase[] = [
  {
    code: 'K1',
    at: (v) =>
      kitchen()
        .opening('door', 'south', 60, 'door-single', v + 4)
        .document(),
    limit: 32,
    worse: -1,
  },
  {
    code: 'K2',
    at: (v) =>
      kitchen()
        .item('one', 'dishwasher', [100, 132])
        .item('other', 'dishwasher', [100, 120 - v - 12], { rotationTenthsDeg: 1800 })
        .document(),
    limit: 54,
    worse: -1,
  },
  {
    code: 'K3',
    what: 'leg',
    at: (v) =>
      range(kitchen(), 40)
        .item('sink', 'kitchen-sink', [40 + v, D - 27 + 9.5])
        .document(),
    limit: 48,
    worse: -1,
  },
  {
    code: 'K3',
    what: 'longest leg',
    at: (v) =>
      range(kitchen(), 40)
        .item('sink', 'kitchen-sink', [40 + v, D - 27 + 9.5])
        .document(),
    limit: 108,
    worse: 1,
  },
  {
    code: 'K4',
    at: (v) => {
      const scene = refrigerator(kitchen(), 150).item('sink', 'kitchen-sink', [30, D - 12]);
      return (
        v > 0
          ? scene.run('tall', [80, D], ['pantry 24'], {
              tier: 'tall',
              counter: null,
              heightTenths: inches(84),
            })
          : scene
      ).document();
    },
    limit: 0,
    worse: 1,
  },
  {
    code: 'K5',
    at: (v) =>
      range(kitchen(), 40)
        .item('sink', 'kitchen-sink', [150, D - 12])
        .item('refrigerator', 'refrigerator', v > 0 ? [100, 15] : [100, D - 15], {
          rotationTenthsDeg: v > 0 ? 1800 : 0,
        })
        .opening('in', 'west', 76, 'passage', 36)
        .opening('out', 'east', 76, 'passage', 36)
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K6',
    at: (v) =>
      island(
        kitchen().run('run', [20, D], ['door 36', 'door 36', 'door 36']),
        118.5 - v,
      ).document(),
    limit: 42,
    worse: -1,
    tier: 'recommended',
  },
  {
    code: 'K7',
    at: (v) =>
      sink(kitchen(120), 'sink', 60, null)
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
    code: 'K10',
    at: (v) =>
      kitchen()
        .item('sink', 'kitchen-sink', [100, 60])
        .item('range', 'range', [100, 60 - 9.5 + v + 13.5], { params: { fuel: 'electric' } })
        .document(),
    limit: 30,
    worse: 1,
  },
  { code: 'K11', at: (v) => sinkRun(40, v).document(), limit: 18, worse: -1 },
  { code: 'K12', at: (v) => sinkRun(20, v).document(), limit: 36, worse: -1 },
  {
    code: 'K13',
    at: (v) =>
      sink(kitchen(), 'sink', 40, null)
        .item('washer', 'dishwasher', [40 + 16 + v + 12, D - 12])
        .document(),
    limit: 36,
    worse: 1,
  },
  {
    code: 'K13',
    what: 'standing room',
    at: (v) =>
      sink(kitchen(), 'sink', 40, null)
        .item('washer', 'dishwasher', [80, D - 12])
        .run('side', [92 + v + 25.5, 40], ['door 72'], {
          rotationTenthsDeg: 2700,
          position: [inches(92 + v + 25.5), inches(D - 27)],
        })
        .document(),
    limit: 21,
    worse: -1,
  },
  {
    code: 'K14',
    at: (v) =>
      sink(
        kitchen().run('run', [20, D], [v > 0 ? 'door 18' : 'trash-pull-out 18', 'sink 36']),
        'sink',
        56,
        'run',
      ).document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K15',
    at: (v) => {
      const main = sinkRun(40, 40).run('bar', [145, D], ['sink 24', `door ${v - 4.5}`]);
      return sink(main, 'second', 157, 'bar', {
        lengthTenths: inches(15),
        widthTenths: inches(15),
      }).document();
    },
    limit: 18,
    worse: -1,
  },
  {
    code: 'K16',
    at: (v) => refrigerator(kitchen().run('run', [20, D], [`door ${v}`]), 20 + v + 18).document(),
    limit: 15,
    worse: -1,
  },
  {
    code: 'K17',
    at: (v) =>
      range(
        kitchen()
          .run('left', [61, D], ['door 24'])
          .run('right', [115, D], [`door ${v}`]),
        100,
      ).document(),
    limit: 12,
    worse: -1,
  },
  { code: 'K18', at: (v) => hood(range(kitchen(), 100), 36 + v).document(), limit: 24, worse: -1 },
  {
    code: 'K19',
    at: (v) =>
      hood(range(kitchen(), 100), 62, 'HOOD')
        .product('HOOD', { name: `Hood ${v} CFM` })
        .document(),
    limit: 150,
    worse: -1,
  },
  {
    code: 'K20',
    at: (v) =>
      range(kitchen(), 100)
        .opening('window', 'north', 115 - v + 18, 'window-double-hung', 36, {
          sillTenths: inches(44),
          heightTenths: inches(36),
        })
        .document(),
    limit: 0,
    worse: 1,
    tier: 'recommended',
  },
  {
    code: 'K21',
    at: (v) =>
      kitchen()
        .item('microwave', 'microwave', [100, D - 8], {
          params: { form: 'countertop' },
          elevationTenths: inches(v),
        })
        .document(),
    limit: 54,
    worse: 1,
  },
  {
    code: 'K22',
    at: (v) =>
      kitchen()
        .run('run', [20, D], [`door ${30 + v}`])
        .item('microwave', 'microwave', [35, D - 12.5], {
          params: { form: 'countertop' },
          elevationTenths: inches(TOP),
        })
        .document(),
    limit: 15,
    worse: -1,
  },
  {
    code: 'K23',
    at: (v) =>
      kitchen()
        .run('run', [20, D], [`door ${v}`])
        .item('oven', 'wall-oven', [20 + v + 15, D - 12])
        .document(),
    limit: 15,
    worse: -1,
  },
  {
    code: 'K24',
    at: (v) => {
      const scene = refrigerator(kitchen(), 18).run(
        'run',
        [36, D],
        [`door ${v - 2}`, 'sink 36', 'door 24'],
      );
      return sink(scene, 'sink', 36 + v - 2 + 18, 'run').document();
    },
    limit: 36,
    worse: -1,
  },
  {
    code: 'K25',
    at: (v) =>
      kitchen()
        .run('run', [10, D], ['door 100', `door ${v - 100}`])
        .document(),
    limit: 158,
    worse: -1,
  },
  {
    code: 'K26',
    at: (v) =>
      island(kitchen(), 80, {
        counter: {
          covering: { sku: null },
          ...(v > 0 ? {} : { cornerRadiusTenths: inches(1.5) }),
        },
      }).document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K27',
    at: (v) =>
      kitchen(170, 120)
        .run('tall', [10, 120], ['pantry 70', `pantry ${v - 70}`], {
          tier: 'tall',
          counter: null,
          heightTenths: inches(84),
        })
        .document(),
    limit: 140,
    worse: -1,
  },
  {
    code: 'K28',
    at: (v) =>
      sink(kitchen(140, D), 'sink', 40, null)
        .run('tall', [60, D], [`pantry ${v}`], {
          tier: 'tall',
          counter: null,
          heightTenths: inches(84),
        })
        .document(),
    limit: 40,
    worse: -1,
  },
  {
    code: 'K29',
    at: (v) =>
      kitchen()
        .run('north', [0, D], [v > 0 ? 'door 36' : 'corner-lazy-susan 36', 'door 36'])
        .run('west', [0, 40], [`door ${v > 0 ? 80 : 68}`], { rotationTenthsDeg: 900 })
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K30',
    at: (v) =>
      kitchen()
        .run('run', [20, D], [`door ${24 + v}`])
        .item('plug', 'electrical-receptacle', [44, D], {
          elevationTenths: inches(44),
          params: { device: 'gfci' },
        })
        .document(),
    limit: 24,
    worse: 1,
    tier: 'code',
  },
  {
    code: 'K31',
    at: (v) =>
      kitchen(120, 100)
        .opening('window', 'north', 60, 'window-fixed', v + 1420 / 254, {
          sillTenths: inches(40),
          heightTenths: inches(40) + 1420,
        })
        .document(),
    limit: 24,
    worse: -1,
  },
  {
    code: 'K8',
    at: (v) => seats(v + 24 + 1.5, 15).document(),
    limit: 32,
    worse: -1,
  },
  {
    code: 'K9',
    what: 'knee depth',
    at: (v) => seats(80, v).document(),
    limit: 15,
    worse: -1,
  },
];

/** An island whose counter ends `free` before the north wall less 25 1/2 in, with two stools behind it. */
function seats(free: number, knee: number): TestScene {
  const y = D - free + 25.5 - knee;
  const counter = { covering: { sku: null }, backOverhangTenths: inches(knee) };
  return kitchen(200, D)
    .run('island', [60, y], ['door 30', 'door 30'], { tier: 'island', counter })
    .item('one', 'counter-stool', [76, y + knee])
    .item('two', 'counter-stool', [104, y + knee]);
}
