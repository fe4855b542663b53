// The plan of a level as shapes: what the screen shows in 2D and what SVG and PDF are written from.

import type { NodeOf } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import { symbolOf } from '../kinds/plan-of.ts';
import { openingPlan } from '../openings/opening-plan.ts';
import { bodyOf } from '../placing/body-of.ts';
import { kindOfItem } from '../placing/kind-of-item.ts';
import { directionOf, leftOf, times } from '../plane/points.ts';
import { boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import { roomShape } from '../rooms/room-shape.ts';
import { roomSizeText, sizeOf } from '../rooms/room-size.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import { planRun } from '../runs/plan-run.ts';
import { type Drawn, drawDimensionString, drawnPoints, LETTER } from './dimension-string.ts';
import { drawFloors } from './draw-floors.ts';
import type { LaidDetail } from './draw-laid.ts';
import type { Drawing, DrawnLook, DrawnShape, DrawnText } from './drawing.ts';
import { placeLocal } from './place-local.ts';
import { drawPlanDimensions, letterSize } from './plan-dimensions.ts';
import { type PlanScope, planScope } from './plan-scope.ts';
import { type Box, roomLabelPoint } from './room-label.ts';

/** Six feet and over is above the cut of the plan and drawn as overhead. */
const OVERHEAD_TENTHS = 18_288;
/** Walls lower than this share of the level's height are seen from above. */
const HALF_WALL = 0.8;
/** What is no higher than 2 in may lie under a name: rugs, mats. */
const LOW_TENTHS = 508;

export interface PlanOptions {
  /** Only this room, with the walls around it and what stands in it. */
  readonly roomId?: NodeId;
  /** Inner measures of each room beside its name. */
  readonly withMeasures?: boolean;
  /** Strings of dimensions around the level. */
  readonly withStrings?: boolean;
  /** What is laid on the floors, piece by piece; left out for none. */
  readonly laid?: LaidDetail | undefined;
}

function outline(look: DrawnLook, points: readonly Point[], nodeId: NodeId | null): DrawnShape {
  return { look, points, closed: true, nodeId };
}

/** With what a counter overhangs. */
function widened({ minX, minY, maxX, maxY }: Box): Box {
  const by = 500;
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

/** What stands on the floor or hangs low enough to be drawn over a name. */
function takenBoxes(nodes: SceneNodes, ids: readonly NodeId[]): Box[] {
  return ids.flatMap((id) => {
    const body = bodyOf(nodes, id);
    return body && body.topTenths > LOW_TENTHS ? body.footprints.map(boundsOf).map(widened) : [];
  });
}

function drawRooms(
  nodes: SceneNodes,
  scope: PlanScope,
  { taken, withMeasures }: { readonly taken: readonly Box[]; readonly withMeasures: boolean },
) {
  const shapes: DrawnShape[] = [];
  const texts: DrawnText[] = [];
  const rooms = nodesOf(nodes, 'room').flatMap(([id, room]) => {
    const shape = scope.hasRoom(id, room) ? roomShape(nodes, id) : null;
    return shape ? [{ id, room, shape, inner: shape.inner }] : [];
  });
  const sheet = boundsOf(rooms.flatMap(({ inner }) => inner));
  const letter = letterSize(Math.max(sheet.maxX - sheet.minX, sheet.maxY - sheet.minY));
  for (const { id, room, shape, inner } of rooms) {
    shapes.push(outline('floor', inner, id));
    const { minX, maxX } = boundsOf(inner);
    const wide = maxX - minX;
    const preferred = Math.min(Math.max(1_800, letter), Math.max(letter * 0.8, wide / 20));
    // A name wider than its room is set smaller, down to what can still be read.
    const fitting = wide / (Math.max(1, room.name.length) * LETTER);
    const size = Math.max(letter * 0.5, Math.min(preferred, fitting));
    const said = roomSizeText(sizeOf(shape));
    // Where the word finds no room, the size stands alone: within a room nothing else is meant.
    const fits = (text: string) => text.length * size * 0.7 * LETTER <= wide;
    const measures = fits(said) ? said : said.replace(' inside', '');
    const measuresWide = measures.length * size * 0.7 * LETTER;
    const hasMeasures = withMeasures && measuresWide <= wide;
    const width = Math.max(room.name.length * size * LETTER, hasMeasures ? measuresWide : 0);
    const label = { width, height: size * (hasMeasures ? 2.6 : 1.4) };
    const [x, y] = roomLabelPoint(inner, label, taken);
    const above = hasMeasures ? size * 0.55 : 0;
    texts.push({
      text: room.name,
      at: [x, y + above],
      size,
      angleDeg: 0,
      look: 'room',
      nodeId: id,
    });
    if (hasMeasures) {
      texts.push({
        text: measures,
        at: [x, y + above - size * 1.3],
        size: size * 0.7,
        angleDeg: 0,
        look: 'note',
        nodeId: id,
        sizes: { of: 'room', roomId: id },
      });
    }
  }
  return { shapes, texts };
}

function drawWalls(nodes: SceneNodes, levelId: NodeId, scope: PlanScope): DrawnShape[] {
  const level = nodeOf(nodes, levelId, 'level');
  return [...wallShapes(nodes, levelId)].flatMap(([id, shape]) => {
    const isHalf = level !== undefined && shape.heightTenths < level.heightTenths * HALF_WALL;
    return scope
      .wall(id, shape.outline)
      .map((part) => outline(isHalf ? 'half-wall' : 'wall', part, id));
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
  const form = kindOfItem(item);
  if (!form) return [];
  const symbol = symbolOf(form);
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

/** A dimension that someone put into the drawing; positive offsets are to its left. */
function drawDimension(id: NodeId, { from, to, offsetTenths }: NodeOf<'dimension'>): Drawn {
  const left = leftOf(directionOf(from, to));
  const isLeft = offsetTenths >= 0;
  const away = isLeft ? left : times(left, -1);
  const offset = Math.abs(offsetTenths);
  return drawDimensionString({ from, to, away, offset, size: 1_000, nodeId: id });
}

/** Lower things first, so that what stands on a rug or a counter is drawn over it. */
function byHeight(nodes: SceneNodes) {
  const top = new Map<NodeId, number>();
  const topOf = (id: NodeId): number => {
    const known = top.get(id) ?? bodyOf(nodes, id)?.topTenths ?? 0;
    top.set(id, known);
    return known;
  };
  return ([a]: readonly [NodeId, unknown], [b]: readonly [NodeId, unknown]) => topOf(a) - topOf(b);
}

/**
 * Draws one level, or one room of it: floors, walls, openings, then what stands, what hangs, and the
 * measures. Tenths of a millimeter. Broken nodes are left out. Pure.
 */
export function drawPlan(nodes: SceneNodes, levelId: NodeId, options: PlanOptions = {}): Drawing {
  const { withMeasures = true, withStrings = true, roomId, laid } = options;
  const scope = planScope(nodes, levelId, roomId);
  const runs = nodesOf(nodes, 'run').filter(([id, run]) => scope.hasThing(id, run));
  const items = nodesOf(nodes, 'item')
    .filter(([id, item]) => scope.hasThing(id, item))
    .sort(byHeight(nodes));
  const taken = takenBoxes(
    nodes,
    [...runs, ...items].map(([id]) => id),
  );
  const rooms = drawRooms(nodes, scope, { taken, withMeasures });
  const openings = nodesOf(nodes, 'opening').filter(([, opening]) => scope.hasOpening(opening));
  const dimensions = nodesOf(nodes, 'dimension')
    .filter(([, node]) => scope.hasDimension(node))
    .map(([id, node]) => drawDimension(id, node));
  const strings: Drawn = withStrings
    ? drawPlanDimensions(nodes, levelId, scope.contour)
    : { shapes: [], texts: [] };
  const isLow = ([, run]: (typeof runs)[number]) => run.tier !== 'wall';
  const drawnItems = items.flatMap(([id, item]) => drawItem(id, item));
  const shapes = [
    ...rooms.shapes,
    ...(laid ? drawFloors(nodes, scope, laid) : []),
    ...drawWalls(nodes, levelId, scope),
    ...openings.flatMap(([id, opening]) => drawOpening(nodes, id, opening)),
    ...runs.filter(isLow).flatMap(([id, run]) => drawRun(nodes, id, run)),
    ...drawnItems.filter(({ look }) => look !== 'overhead'),
    ...runs.filter((one) => !isLow(one)).flatMap(([id, run]) => drawRun(nodes, id, run)),
    ...drawnItems.filter(({ look }) => look === 'overhead'),
    ...[...dimensions, strings].flatMap((one) => one.shapes),
  ];
  const texts = [...rooms.texts, ...[...dimensions, strings].flatMap((one) => one.texts)];
  const bounds = boundsOf(drawnPoints({ shapes, texts }));
  return {
    shapes,
    texts,
    bounds: shapes.length > 0 ? bounds : { minX: 0, minY: 0, maxX: 30_480, maxY: 30_480 },
  };
}
