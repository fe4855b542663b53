import { expect, test } from 'vitest';
import type { NodeId } from '../../document/node-id.ts';
import { itemNode } from '../../document/nodes/item.ts';
import { runNode } from '../../document/nodes/run.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { openingClearances } from '../../openings/opening-plan.ts';
import { along, directionOf, distanceToSegment, leftOf, placed } from '../../plane/points.ts';
import { counterClockwise, type Point } from '../../plane/polygon.ts';
import { readScene } from '../../reading/read-scene.ts';
import { roomShape } from '../../rooms/room-shape.ts';
import { bodyOf } from '../body-of.ts';
import { collisionsOfNode } from '../collisions.ts';
import { isInBounds } from '../in-bounds.ts';
import { localBoxOf, type StandingNode } from '../local-box.ts';
import { overlapsBy } from '../overlap.ts';
import { item, roomWith, run } from '../test-room.ts';
import { habitOf } from './habit.ts';
import { type LandOptions, landThing } from './land-thing.ts';

/** A node with its defaults. */
function thing(input: object): StandingNode {
  const isRun = 'type' in input && input.type === 'run';
  return isRun ? runNode.parse(input) : itemNode.parse(input);
}

function land(nodes: SceneNodes, input: object, more: Partial<LandOptions> = {}) {
  const landing = landThing({ nodes, id: 'new', node: thing(input), ...more });
  if (!landing) throw new Error('it has no body');
  return landing;
}

const door = {
  type: 'opening',
  wallId: 'north',
  style: 'door-single',
  atTenths: 20_500,
  widthTenths: 8_128,
  heightTenths: 20_574,
};

test('G-39 a thing turns its back to the nearest wall and stands against its face', () => {
  const nodes = roomWith();
  const landing = land(nodes, item('refrigerator', [10_000, 25_000]));
  expect(landing).toMatchObject({ to: 'north', fits: true, stopped: null });
  const box = localBoxOf(landing.node);
  expect(landing.node.position[1] + (box?.maxY ?? 0)).toBeCloseTo(30_000, -1);
  expect(land(nodes, item('refrigerator', [3_000, 15_000])).node.rotationTenthsDeg).toBe(900);
  // A coffee table does not turn, whatever wall is near.
  expect(land(nodes, item('coffee-table', [5_500, 15_000])).to).toBeNull();
});

test('G-39 a thing beside another closes the gap, and stops where the other begins', () => {
  const nodes = roomWith({ r: run([10_000, 30_000]) });
  const beside = land(nodes, item('range', [19_144 + 3_810 + 900, 26_000]));
  expect(beside.node.position[0]).toBe(19_144 + 3_810);
  const into = land(nodes, item('range', [17_000, 26_000]));
  expect(into.fits).toBe(true);
  expect(into.stopped).toEqual({ why: 'thing', id: 'r' });
  expect(into.node.position[0]).toBe(19_144 + 3_810);
});

test('G-39 nothing lands in a door, in its swing or before it, and Alt frees it', () => {
  const nodes = roomWith({ door });
  const input = item('refrigerator', [20_000, 26_000]);
  const landing = land(nodes, input);
  expect(landing.stopped).toMatchObject({ id: 'door' });
  expect(landing.fits).toBe(true);
  const freed = land(nodes, input, { isFree: true });
  expect(freed.node.position).toEqual([20_000, 26_000]);
  expect(freed).toMatchObject({ fits: false, stopped: { id: 'door' } });
  expect(land(nodes, item('refrigerator', [20_000, 26_000]), { push: 100 }).fits).toBe(false);
});

test('G-39 what hangs keeps its height, keeps off windows, and lines up over its partner', () => {
  const window = { ...door, style: 'window-fixed', sillTenths: 9_000, heightTenths: 10_000 };
  const nodes = roomWith({ window, vanity: item('vanity', [6_000, 27_300]) });
  const mirror = item('wall-mirror', [6_500, 29_000], { elevationTenths: 15_240 });
  const over = land(nodes, mirror);
  expect(over).toMatchObject({ to: 'north', node: { elevationTenths: 15_240, hostId: 'north' } });
  expect(over.node.position[0]).toBe(6_000);
  const before = land(nodes, { ...mirror, position: [20_000, 29_000] });
  expect(before.stopped).toEqual({ why: 'window', id: 'window' });
  // A bench may stand below the window.
  expect(land(nodes, item('bench', [20_000, 28_000])).stopped).toBeNull();
});

test('G-39 small things stand on tops, chairs face their table, and a pendant hangs over its middle', () => {
  const nodes = roomWith({ table: item('dining-table', [20_000, 15_000]) });
  const vase = land(nodes, item('vase', [20_000, 15_000]));
  expect(vase.node).toMatchObject({ hostId: 'table' });
  expect(vase.node.elevationTenths).toBeGreaterThan(6_000);
  const chair = land(nodes, item('dining-chair', [20_300, 8_000]));
  expect(chair.node).toMatchObject({ rotationTenthsDeg: 1_800 });
  expect(chair.node.position[0]).toBe(20_000);
  const next = roomWith({ table: nodes.table, a: chair.node });
  const second = land(next, item('dining-chair', [20_300, 8_000]));
  expect(second.fits).toBe(true);
  expect(Math.abs(second.node.position[0] - 20_000)).toBeGreaterThan(4_000);
  const pendant = land(nodes, item('pendant', [21_000, 15_900]));
  expect(pendant.node).toMatchObject({ position: [20_000, 15_000], elevationTenths: 25_000 });
});

test('G-39 an island lines up with the sink it faces', () => {
  const nodes = roomWith({
    r: run([10_000, 30_000], { counter: { covering: { sku: null, color: '#ffffff' } } }),
    sink: item('kitchen-sink', [14_572, 27_000], { hostId: 'r', elevationTenths: 6_200 }),
  });
  const island = land(nodes, run([10_400, 15_000], { tier: 'island' }));
  expect(island.node.position[0] + 9_144 / 2).toBe(14_572);
});

test('G-39 what already stands in another can be moved out of it, and is not moved into a third', () => {
  const nodes = roomWith({
    a: item('sofa', [12_000, 15_000]),
    b: item('sofa', [12_500, 15_500]),
    c: item('refrigerator', [30_000, 15_000]),
  });
  const moved = landThing({
    nodes,
    id: 'b',
    node: { ...thing(nodes.b ?? {}), position: [13_500, 13_000] },
  });
  expect(moved).toMatchObject({ fits: true, stopped: null });
  const into = landThing({
    nodes,
    id: 'b',
    node: { ...thing(nodes.b ?? {}), position: [24_000, 14_000] },
  });
  expect(into?.stopped).toEqual({ why: 'thing', id: 'c' });
});

/** Mulberry32: the same seed gives the same rooms. */
function randomOf(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const between = (random: Random, min: number, max: number) =>
  Math.round(min + random() * (max - min));

/** A rectangle or an L, upright, turned by 45 degrees or by any angle, with doors and windows. */
function randomRoom(random: Random): SceneNodes {
  const [w, d] = [between(random, 30_000, 70_000), between(random, 30_000, 70_000)];
  const [cutW, cutD] = [Math.round(w * 0.4), Math.round(d * 0.4)];
  const flat: Point[] =
    random() < 0.5
      ? [
          [0, 0],
          [w, 0],
          [w, d],
          [0, d],
        ]
      : [
          [0, 0],
          [w, 0],
          [w, d - cutD],
          [w - cutW, d - cutD],
          [w - cutW, d],
          [0, d],
        ];
  const turn = [0, 450, between(random, 1, 899)][between(random, 0, 2)] ?? 0;
  const outline = flat.map((point) => placed(point, [0, 0], turn).map(Math.round));
  const styles = ['door-single', 'door-double', 'door-pocket', 'passage', 'window-fixed'];
  const walls = outline.map((from, i) => ({
    type: 'wall',
    levelId: 'L',
    from,
    to: outline[(i + 1) % outline.length],
    thicknessTenths: 1_143,
  }));
  const openings = [0, 1, 2].map((i) => {
    const wallId = between(random, 0, walls.length - 1);
    const [from = [], to = []] = [outline[wallId], outline[(wallId + 1) % outline.length]];
    const length = Math.hypot((to[0] ?? 0) - (from[0] ?? 0), (to[1] ?? 0) - (from[1] ?? 0));
    return {
      ...{ ...door, wallId: `w${wallId}`, style: styles[between(random, 0, styles.length - 1)] },
      atTenths: between(random, 6_000, Math.max(6_000, length - 6_000)),
      side: random() < 0.5 ? 'left' : 'right',
      hinge: i === 0 ? 'left' : 'right',
    };
  });
  const all = {
    L: { type: 'level', name: 'Ground', heightTenths: 25_000 },
    R: { type: 'room', levelId: 'L', name: 'Room', use: 'kitchen', outline },
    ...Object.fromEntries(walls.map((one, i) => [`w${i}`, one])),
    ...Object.fromEntries(openings.map((one, i) => [`o${i}`, one])),
  };
  return readScene({ format: 'wevisu-scene', version: 1, name: 'R', nodes: all }).document.nodes;
}

const kinds = [
  'refrigerator',
  'range',
  'sofa',
  'toilet',
  'vanity',
  'bed',
  'coffee-table',
  'dining-table',
];

function randomThing(random: Random, nodes: SceneNodes): StandingNode {
  const box = roomShape(nodes, 'R')?.inner ?? [];
  const xs = box.map(([x]) => x);
  const ys = box.map(([, y]) => y);
  const position = [
    between(random, Math.min(...xs) - 5_000, Math.max(...xs) + 5_000),
    between(random, Math.min(...ys) - 5_000, Math.max(...ys) + 5_000),
  ];
  const rotationTenthsDeg = random() < 0.5 ? 0 : between(random, 0, 3_599);
  const kind = kinds[between(random, 0, kinds.length - 1)] ?? 'sofa';
  return thing(
    random() < 0.2
      ? run(position, { rotationTenthsDeg })
      : item(kind, position, { rotationTenthsDeg }),
  );
}

/** Counted apart from the code under test: whether a thing stands in what a leaf sweeps. */
function isInSwing(nodes: SceneNodes, id: NodeId): boolean {
  const footprints = bodyOf(nodes, id)?.footprints ?? [];
  return Object.values(nodes).some((opening) => {
    if (opening.type !== 'opening') return false;
    const wall = nodes[opening.wallId];
    if (wall?.type !== 'wall') return false;
    const direction = directionOf(wall.from, wall.to);
    const middle = along(wall.from, direction, opening.atTenths);
    return openingClearances(opening, wall.thicknessTenths)
      .filter(
        ({ purpose, id: name }) => purpose === 'door' && opening.style.startsWith('door') && name,
      )
      .some(({ area }) => {
        const swept = area.map(([x, y]) =>
          along(along(middle, direction, x * 10), leftOf(direction), y * 10),
        );
        return footprints.some((one) =>
          overlapsBy(counterClockwise(one), counterClockwise(swept), 10),
        );
      });
  });
}

function gapBehind(
  nodes: SceneNodes,
  { node, to }: { readonly node: StandingNode; readonly to: NodeId | null },
) {
  const box = localBoxOf(node);
  const edges = roomShape(nodes, 'R')?.edges.filter(({ wallId }) => wallId === to) ?? [];
  const corners: Point[] = [
    [box?.minX ?? 0, box?.maxY ?? 0],
    [box?.maxX ?? 0, box?.maxY ?? 0],
  ];
  return Math.min(
    ...corners.flatMap((corner) =>
      edges.map(({ from, to: end }) =>
        distanceToSegment(placed(corner, node.position, node.rotationTenthsDeg), from, end),
      ),
    ),
  );
}

test('G-39 in random rooms nothing that lands overlaps, leaves the room or stands in a door, backs touch walls to 0.1 mm, and the same pointer gives the same place', () => {
  let [landed, backed, stopped] = [0, 0, 0];
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomOf(seed);
    let nodes = randomRoom(random);
    for (let i = 0; i < 12; i++) {
      const id = `t${i}`;
      const node = randomThing(random, nodes);
      const landing = landThing({ nodes, id, node });
      expect(landThing({ nodes: { ...nodes }, id, node })).toEqual(landing);
      if (!landing?.fits) continue;
      const next = { ...nodes, [id]: landing.node };
      const where = `seed ${seed}, thing ${i}`;
      expect(collisionsOfNode(next, id), where).toEqual([]);
      expect(isInBounds(next, id), where).toBe(true);
      expect(isInSwing(next, id), where).toBe(false);
      if (landing.to !== null && habitOf(node) === 'back') {
        expect(gapBehind(next, landing), where).toBeLessThanOrEqual(1);
        backed++;
      }
      landed++;
      if (landing.stopped) stopped++;
      nodes = next;
    }
  }
  // The search saw enough of each to mean something.
  expect(landed).toBeGreaterThan(150);
  expect(backed).toBeGreaterThan(40);
  expect(stopped).toBeGreaterThan(30);
});

test('G-39 a drag in a house of 1,000 things looks at few of them', () => {
  const far: Record<string, object> = {};
  for (let i = 0; i < 1_000; i++) {
    far[`s${i}`] = item('coffee-table', [100_000 + (i % 40) * 20_000, Math.floor(i / 40) * 20_000]);
  }
  const nodes = roomWith({ ...far, a: item('sofa', [20_000, 10_000]) });
  let reads = 0;
  const counted = new Proxy(nodes, {
    get(target, key, receiver) {
      reads++;
      return Reflect.get(target, key, receiver);
    },
  });
  const move = (x: number) =>
    landThing({
      nodes: counted,
      id: 'a',
      node: { ...thing(nodes.a ?? {}), position: [x, 12_000] },
    });
  expect(move(20_000)?.fits).toBe(true);
  reads = 0;
  for (let x = 20_000; x < 25_000; x += 500) move(x);
  expect(reads).toBeLessThan(100);
});
