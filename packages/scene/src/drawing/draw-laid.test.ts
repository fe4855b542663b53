import { expect, test } from 'vitest';
import { surfaceNode } from '../document/nodes/surface.ts';
import { sceneDocument } from '../document/scene.ts';
import { facesOf } from '../faces/faces-of.ts';
import { layArea } from '../laying/lay-area.ts';
import { roomWith } from '../placing/test-room.ts';
import { areaOf } from '../plane/polygon.ts';
import { factsOf } from '../takeoff/facts-for-tests.ts';
import { elevationsOf } from './draw-elevation.ts';
import { drawPlan } from './draw-plan.ts';
import { writeDrawingSvg } from './drawing-svg.ts';

const tile = factsOf();
const products = { [tile.sku]: tile };
const wears = (face: object) =>
  surfaceNode.parse({ type: 'surface', roomId: 'R', face, covering: { sku: tile.sku } });

function tiled() {
  const more = { floor: wears({ on: 'floor' }), walls: wears({ on: 'walls' }) };
  return sceneDocument.parse({
    ...{ format: 'wevisu-scene', version: 1, name: 'Room' },
    ...{ nodes: roomWith(more), products },
  });
}

const { nodes } = tiled();
const level = Object.keys(nodes).find((id) => nodes[id]?.type === 'level') ?? '';
const planOf = (minPieceTenths: number) =>
  drawPlan(nodes, level, { laid: { products, minPieceTenths } });
const of = (drawing: ReturnType<typeof drawPlan>, look: string) =>
  drawing.shapes.filter((shape) => shape.look === look);

test('G-39 a plan draws the very pieces that are counted, each at its size and place', () => {
  const floor = facesOf({ nodes }).find(({ kind }) => kind === 'floor');
  const cells = floor?.areas.flatMap((area) => layArea(area, tile)) ?? [];
  expect(cells.length).toBeGreaterThan(20);
  const drawn = of(planOf(480), 'piece').flatMap(({ points, holes = [] }) => [points, ...holes]);
  const sizes = (rings: readonly (readonly (readonly [number, number])[])[]) =>
    rings.map((ring) => Math.abs(Math.round(areaOf(ring as never)))).toSorted((a, b) => a - b);
  expect(sizes(drawn)).toEqual(sizes(cells.map(({ polygon }) => polygon)));
  const [x, y] = cells[0]?.polygon[0] ?? [0, 0];
  const { origin, right, up } = floor?.frame ?? {
    origin: [0, 0, 0],
    right: [0, 0, 0],
    up: [0, 0, 0],
  };
  const at = [0, 1].map((k) => (origin[k] ?? 0) + x * (right[k] ?? 0) + y * (up[k] ?? 0));
  expect(drawn[0]?.[0]).toEqual(at);
});

test('G-39 from afar pieces are the color of their floor, and nothing is laid for it', () => {
  const far = planOf(10_000);
  expect(of(far, 'piece')).toEqual([]);
  expect(of(far, 'laid').map(({ color }) => color)).toEqual(['#aaaaaa']);
  expect(of(drawPlan(nodes, level), 'laid')).toEqual([]);
});

test('G-39 an elevation and the files written from drawings show the pieces too, in few paths', () => {
  const [wall] = elevationsOf(tiled(), 'R' as never);
  if (!wall) throw new Error('no wall');
  expect(of(wall.drawing, 'piece')[0]?.holes?.length).toBeGreaterThan(5);
  const svg = writeDrawingSvg(planOf(480), 'Plan');
  expect(svg).toContain('fill="#aaaaaa"');
  const paths = (text: string) => text.split('<path ').length;
  expect(paths(svg) - paths(writeDrawingSvg(drawPlan(nodes, level), 'Plan'))).toBe(2);
});

test('G-39 what an edit elsewhere leaves alone keeps its shapes', () => {
  const [before] = of(planOf(480), 'piece');
  expect(of(planOf(480), 'piece')[0]).toBe(before);
});
