import { expect, test } from 'vitest';
import { item, plan, roomWith, run } from '../placing/test-room.ts';
import { drawPlan } from './draw-plan.ts';
import type { Drawing } from './drawing.ts';

const opening = (wallId: string, style: string, rest: object = {}) => ({
  type: 'opening',
  wallId,
  style,
  atTenths: 20_500,
  widthTenths: 9_144,
  heightTenths: 20_320,
  ...rest,
});

const furnished = {
  cabinets: run([5_000, 30_000]),
  rug: item('rug', [20_000, 15_000]),
  table: item('coffee-table', [20_000, 15_000]),
  door: opening('south', 'door-single'),
  window: opening('north', 'window-fixed', { sillTenths: 9_000, heightTenths: 12_000 }),
};

const firstOf = ({ shapes }: Drawing, nodeId: string) =>
  shapes.findIndex((shape) => shape.nodeId === nodeId);
const words = ({ texts }: Drawing) => texts.map(({ text }) => text);

test('everything of a level is drawn, floors below walls below things', () => {
  const drawing = drawPlan(roomWith(furnished), 'L');
  const order = ['R', 'south', 'door', 'cabinets', 'rug', 'table'].map((id) =>
    firstOf(drawing, id),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('what stands on a rug is drawn over it, whatever their ids', () => {
  const swapped = { z: furnished.rug, a: furnished.table };
  const drawing = drawPlan(roomWith(swapped), 'L');
  expect(firstOf(drawing, 'z')).toBeLessThan(firstOf(drawing, 'a'));
});

test('wall cabinets and what hangs above 6 ft are drawn as overhead, last of the things', () => {
  const up = run([15_000, 30_000], { tier: 'wall', elevationTenths: 13_716, depthTenths: 3_048 });
  const drawing = drawPlan(roomWith({ ...furnished, up }), 'L');
  expect(drawing.shapes[firstOf(drawing, 'up')]?.look).toBe('overhead');
  expect(firstOf(drawing, 'up')).toBeGreaterThan(firstOf(drawing, 'table'));
});

test('strings measure the openings along outer walls and the whole outside of them', () => {
  const texts = words(drawPlan(roomWith(furnished), 'L'));
  // 4.2 m outside: 13' 9 3/8", a 3 ft opening in its middle.
  expect(texts.filter((text) => text === `3'`)).toHaveLength(2);
  expect(texts.filter((text) => text === `13' 9 3/8" outside`)).toHaveLength(1);
  expect(texts.filter((text) => text === `10' 6" outside`)).toHaveLength(1);
  const bare = words(drawPlan(roomWith(furnished), 'L', { withStrings: false }));
  expect(bare).toEqual(['Room', `13' 1 1/2" x 9' 10 1/8" inside`]);
});

test('a name stands inside its room and on no furniture', () => {
  const drawing = drawPlan(roomWith({ table: furnished.table }), 'L');
  const [label] = drawing.texts;
  const box = drawing.shapes
    .filter(({ nodeId, look }) => nodeId === 'table' && look === 'body')
    .flatMap(({ points }) => points);
  const [x = 0, y = 0] = label?.at ?? [];
  const half = ((label?.size ?? 0) * 0.7) / 2;
  const isOn =
    x > Math.min(...box.map(([px]) => px)) &&
    x < Math.max(...box.map(([px]) => px)) &&
    y + half > Math.min(...box.map(([, py]) => py)) &&
    y - half < Math.max(...box.map(([, py]) => py));
  expect(isOn).toBe(false);
  expect(x > 0 && x < 40_000 && y > 0 && y < 30_000).toBe(true);
});

test('bounds hold every point and every letter', () => {
  const { shapes, texts, bounds } = drawPlan(roomWith(furnished), 'L');
  const points = [...shapes.flatMap((shape) => shape.points), ...texts.map(({ at }) => at)];
  for (const [x, y] of points) {
    expect(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y <= bounds.maxY).toBe(true);
  }
});

test('the plan of one room holds nothing of its neighbor', () => {
  const east = {
    R2: {
      ...plan.R,
      name: 'Next',
      outline: [
        [40_500, -500],
        [80_500, -500],
        [80_500, 30_500],
        [40_500, 30_500],
      ],
    },
    south2: { ...plan.south, from: [40_500, -500], to: [80_500, -500] },
    east2: { ...plan.east, from: [80_500, -500], to: [80_500, 30_500] },
    north2: { ...plan.north, from: [80_500, 30_500], to: [40_500, 30_500] },
    chair: item('armchair', [60_000, 15_000]),
    ...furnished,
  };
  const drawing = drawPlan(roomWith(east), 'L', { roomId: 'R' });
  const ids = new Set(drawing.shapes.map(({ nodeId }) => nodeId));
  for (const id of ['R2', 'chair', 'east2']) expect(ids.has(id)).toBe(false);
  for (const id of ['R', 'east', 'cabinets', 'door']) expect(ids.has(id)).toBe(true);
  expect(words(drawing)).not.toContain('Next');
  expect(words(drawing)).toContain(`13' 1 1/2" inside`);
});

test('a level with nothing on it is an empty sheet with bounds', () => {
  const { shapes, bounds } = drawPlan(roomWith({ up: { type: 'level', name: 'Up' } }), 'up');
  expect(shapes).toEqual([]);
  expect(bounds.maxX).toBeGreaterThan(bounds.minX);
});

test('the order of nodes changes no drawing', () => {
  const nodes = roomWith(furnished);
  const turned = Object.fromEntries(Object.entries(nodes).reverse());
  expect(drawPlan(turned, 'L')).toEqual(drawPlan(nodes, 'L'));
});
