// Kitchens in which a rule once saw a fault that was none, or missed one.
import { inches, type TestScene, testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

const D = 144;

function kitchen(): TestScene {
  return testRoom('kitchen', 200, D);
}

const tall = { tier: 'tall', counter: null, heightTenths: inches(84) };

/** A sink, and a refrigerator whose left side is at 130, between panels. */
function panelled(): TestScene {
  return kitchen()
    .item('sink', 'kitchen-sink', [30, D - 12])
    .item('refrigerator', 'refrigerator', [148, D - 15])
    .run('left-panel', [128.7, D], ['panel 0.8'], { ...tall, depthTenths: inches(26) })
    .run('right-panel', [166.5, D], ['panel 0.8'], { ...tall, depthTenths: inches(26) });
}

/** Stools behind an island of 96 in, at places along it. */
function stools(...at: readonly number[]): TestScene {
  const counter = { covering: { sku: null }, backOverhangTenths: inches(15) };
  const scene = kitchen().run('island', [50, 70], ['door 48', 'door 48'], {
    tier: 'island',
    counter,
  });
  for (const [i, x] of at.entries()) scene.item(`stool-${i}`, 'counter-stool', [50 + x, 85]);
  return scene;
}

/** An oven that has a counter 36 in across, and doors at both ends of the aisle or only at one. */
function acrossFromOven(isWalked: boolean): TestScene {
  const scene = kitchen()
    .item('oven', 'wall-oven', [100, D - 12])
    .run('across', [140, D - 84], ['door 40', 'door 40'], { rotationTenthsDeg: 1800 })
    .opening('in', 'west', D - 42, 'passage', 30);
  return isWalked ? scene.opening('out', 'east', D - 42, 'passage', 30) : scene;
}

export const kitchenDetailCases: readonly RuleCase[] = [
  {
    code: 'K4',
    what: 'panels part nothing',
    at: (v) =>
      (v > 0 ? panelled().run('tall', [80, D], ['pantry 24'], tall) : panelled()).document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K4',
    what: 'a tall unit in the corner parts nothing',
    at: (v) =>
      kitchen()
        .item('sink', 'kitchen-sink', [100, D - 12])
        .item('refrigerator', 'refrigerator', [15, 60], { rotationTenthsDeg: 900 })
        .run(
          'tall',
          v > 0 ? [42, D] : [0, D],
          v > 0 ? ['pantry 24'] : ['corner-diagonal 36', 'panel 1'],
          tall,
        )
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K9',
    what: 'seats close together at a long counter',
    at: (v) => stools(24, 24 + v).document(),
    limit: 24,
    worse: -1,
  },
  {
    code: 'K9',
    what: "a seat at the counter's end",
    at: (v) => stools(v - 1.5, 60).document(),
    limit: 12,
    worse: -1,
  },
  {
    code: 'K16',
    what: 'counter beyond a panel',
    at: (v) =>
      panelled()
        .run('run', [128.7 - v, D], [`door ${v}`])
        .document(),
    limit: 15,
    worse: -1,
  },
  {
    code: 'K16',
    what: 'counter above an undercounter refrigerator',
    at: (v) =>
      kitchen()
        .run('run', [100, D], ['gap 12', `door ${v - 12}`])
        .item('cold', 'wine-cooler', [106, D - 12], {
          hostId: 'run',
          params: { widthTenths: inches(11.8), heightTenths: inches(34) },
        })
        .document(),
    limit: 15,
    worse: -1,
    far: 2,
  },
  {
    code: 'K16',
    what: 'a small refrigerator that stands by itself',
    at: (v) => {
      const params = { widthTenths: inches(24), heightTenths: inches(34), layout: 'column' };
      const scene = kitchen().item('cold', 'refrigerator', [100, D - 15], { params });
      return (v > 0 ? scene : scene.run('run', [112, D], ['door 15'])).document();
    },
    limit: 0,
    worse: 1,
  },
  {
    code: 'K20',
    what: 'fire extinguisher',
    at: (v) => {
      const scene = kitchen().item('range', 'range', [100, D - 13.5]);
      const hung = { rotationTenthsDeg: 900, elevationTenths: inches(45) };
      return (
        v > 0 ? scene : scene.item('extinguisher', 'fire-extinguisher', [0, 40], hung)
      ).document();
    },
    limit: 0,
    worse: 1,
  },
  {
    code: 'K23',
    what: 'counter above an oven',
    at: (v) =>
      kitchen()
        .run('run', [70, D], ['gap 30'], v > 0 ? { counter: null } : {})
        .item('oven', 'wall-oven', [85, D - 12], { hostId: 'run' })
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K23',
    what: 'a walkway before the counter across',
    at: (v) => acrossFromOven(v > 0).document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'K26',
    what: 'corners of a peninsula',
    at: (v) =>
      kitchen()
        .run('peninsula', [100, 80], ['door 36', 'door 36'], {
          tier: 'peninsula',
          leftEnd: 'panel',
          counter: {
            covering: { sku: null },
            backOverhangTenths: inches(12),
            cornerRadiusTenths: v > 0 ? 0 : inches(1),
          },
        })
        .document(),
    limit: 0,
    worse: 1,
  },
];
