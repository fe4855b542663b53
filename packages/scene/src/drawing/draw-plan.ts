// The plan of a level as shapes: what the screen shows in 2D and what SVG and PDF are written from.

import type { NodeOf } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import type { Kind } from '../kinds/kind.ts';
import { symbolOf } from '../kinds/plan-of.ts';
import { type KindId, kinds } from '../kinds/registry.generated.ts';
import { openingPlan } from '../openings/opening-plan.ts';
import { boundsOf, type Point, type Polygon } from '../patterns/polygon.ts';
import { labelPoint } from '../plane/label-point.ts';
import { roomShape } from '../rooms/room-shape.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import { planRun } from '../runs/plan-run.ts';
import { formatFeetInches } from '../units/feet-inches.ts';
import type { Drawing, DrawnLook, DrawnShape, DrawnText } from './drawing.ts';
import { placeLocal } from './place-local.ts';

/** Seven feet and over is drawn as overhead. */
const OVERHEAD_TENTHS = 18_288;

export interface PlanOptions {
  /** Inner measures of each room beside its name. */
  readonly withMeasures?: boolean;
}

function outline(look: DrawnLook, points: readonly Point[], nodeId: NodeId | null): DrawnShape {
  return { look, points, closed: true, nodeId };
}

function drawRooms(nodes: SceneNodes, levelId: NodeId, withMeasures: boolean) {
  const shapes: DrawnShape[] = [];
  const texts: DrawnText[] = [];
  for (const [id, room] of nodesOf(nodes, 'room')) {
    const shape = room.levelId === levelId ? roomShape(nodes, id) : null;
    if (!shape) continue;
    shapes.push(outline('floor', shape.inner, id));
    const { minX, minY, maxX, maxY } = boundsOf(shape.inner);
    const at = labelPoint(shape.inner);
    const size = Math.min(2_200, Math.max(900, (maxX - minX) / 14));
    texts.push({ text: room.name, at, size, angleDeg: 0, look: 'room', nodeId: id });
    if (withMeasures) {
      texts.push({
        text: `${formatFeetInches(maxX - minX)} x ${formatFeetInches(maxY - minY)}`,
        at: [at[0], at[1] - size * 1.4],
        size: size * 0.7,
        angleDeg: 0,
        look: 'note',
        nodeId: id,
      });
    }
  }
  return { shapes, texts };
}

function drawWalls(nodes: SceneNodes, levelId: NodeId): DrawnShape[] {
  return [...wallShapes(nodes, levelId)].map(([id, shape]) => {
    const wall = nodes[id];
    const isHalf = wall?.type === 'wall' && wall.heightTenths !== null;
    return outline(isHalf ? 'half-wall' : 'wall', shape.outline, id);
  });
}

function drawOpening(nodes: SceneNodes, id: NodeId, opening: NodeOf<'opening'>): DrawnShape[] {
  const wall = nodes[opening.wallId];
  if (wall?.type !== 'wall') return [];
  const dx = wall.to[0] - wall.from[0];
  const dy = wall.to[1] - wall.from[1];
  const long = Math.hypot(dx, dy);
  if (long === 0) return [];
  const at: Point = [
    wall.from[0] + (dx * opening.atTenths) / long,
    wall.from[1] + (dy * opening.atTenths) / long,
  ];
  const place = placeLocal(at, (Math.atan2(dy, dx) * 180) / Math.PI);
  const plan = openingPlan(opening, wall.thicknessTenths);
  const half = opening.widthTenths / 20;
  const thick = wall.thicknessTenths / 20;
  const gap: Polygon = [
    [-half, -thick],
    [half, -thick],
    [half, thick],
    [-half, thick],
  ];
  return [
    ...(opening.style === 'niche' ? [] : [outline('glass', place(gap), id)]),
    ...plan.solids.map((solid) => outline('wall', place(solid), id)),
    ...plan.strokes.map(
      ({ points, isDashed }): DrawnShape => ({
        look: isDashed ? 'swing' : 'symbol',
        points: place(points),
        closed: false,
        nodeId: id,
      }),
    ),
  ];
}

function drawItem(id: NodeId, item: NodeOf<'item'>): DrawnShape[] {
  if (!Object.hasOwn(kinds, item.kind)) return [];
  const kind = item.kind as KindId;
  const parsed = (kinds[kind] as unknown as Kind).params.safeParse(item.params);
  if (!parsed.success) return [];
  const symbol = symbolOf(kind, parsed.data);
  const place = placeLocal(item.position, item.rotationTenthsDeg / 10);
  const isOverhead = item.elevationTenths + symbol.bottomMm * 10 >= OVERHEAD_TENTHS;
  return [
    ...symbol.footprint.map((one) => outline(isOverhead ? 'overhead' : 'body', place(one), id)),
    ...symbol.lines.map(
      (points): DrawnShape => ({
        look: isOverhead ? 'overhead' : 'symbol',
        points: place(points),
        closed: false,
        nodeId: id,
      }),
    ),
  ];
}

function drawRun(nodes: SceneNodes, id: NodeId, run: NodeOf<'run'>): DrawnShape[] {
  const place = placeLocal(run.position, run.rotationTenthsDeg / 10);
  return planRun(nodes, id).map(({ look, points, closed }) => ({
    look,
    points: place(points),
    closed,
    nodeId: id,
  }));
}

function drawDimension(id: NodeId, node: NodeOf<'dimension'>) {
  const dx = node.to[0] - node.from[0];
  const dy = node.to[1] - node.from[1];
  const long = Math.hypot(dx, dy) || 1;
  const aside: Point = [(-dy / long) * node.offsetTenths, (dx / long) * node.offsetTenths];
  const from: Point = [node.from[0] + aside[0], node.from[1] + aside[1]];
  const to: Point = [node.to[0] + aside[0], node.to[1] + aside[1]];
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const stroke = (...points: Point[]): DrawnShape => ({
    look: 'dimension',
    points,
    closed: false,
    nodeId: id,
  });
  return {
    shapes: [stroke(from, to), stroke(node.from, from), stroke(node.to, to)],
    text: {
      text: formatFeetInches(Math.round(long)),
      at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2],
      size: 1_000,
      // Readable from below or from the right.
      angleDeg: angle > 90 || angle <= -90 ? angle + 180 : angle,
      look: 'dimension',
      nodeId: id,
    } satisfies DrawnText,
  };
}

/** Draws one level: floors, walls, openings, then what stands, what hangs, and the measures. */
export function drawPlan(nodes: SceneNodes, levelId: NodeId, options: PlanOptions = {}): Drawing {
  const rooms = drawRooms(nodes, levelId, options.withMeasures ?? true);
  const runs = nodesOf(nodes, 'run').filter(([, run]) => run.levelId === levelId);
  const items = nodesOf(nodes, 'item').filter(([, item]) => item.levelId === levelId);
  const openings = nodesOf(nodes, 'opening').filter(([, { wallId }]) => {
    const wall = nodes[wallId];
    return wall?.type === 'wall' && wall.levelId === levelId;
  });
  const dimensions = nodesOf(nodes, 'dimension')
    .filter(([, node]) => node.levelId === levelId)
    .map(([id, node]) => drawDimension(id, node));
  const isLow = ([, run]: (typeof runs)[number]) => run.tier !== 'wall';
  const drawnItems = items.flatMap(([id, item]) => drawItem(id, item));
  const shapes = [
    ...rooms.shapes,
    ...drawWalls(nodes, levelId),
    ...openings.flatMap(([id, opening]) => drawOpening(nodes, id, opening)),
    ...runs.filter(isLow).flatMap(([id, run]) => drawRun(nodes, id, run)),
    ...drawnItems.filter(({ look }) => look !== 'overhead'),
    ...runs.filter((one) => !isLow(one)).flatMap(([id, run]) => drawRun(nodes, id, run)),
    ...drawnItems.filter(({ look }) => look === 'overhead'),
    ...dimensions.flatMap((one) => one.shapes),
  ];
  const bounds = boundsOf(shapes.flatMap(({ points }) => points));
  return {
    shapes,
    texts: [...rooms.texts, ...dimensions.map(({ text }) => text)],
    bounds: shapes.length > 0 ? bounds : { minX: 0, minY: 0, maxX: 30_480, maxY: 30_480 },
  };
}
