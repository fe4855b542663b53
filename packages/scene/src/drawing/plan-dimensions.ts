// Measures around a level as US plans have them: strings of openings along the outer walls, and the
// overall size on each side outside of them.
import type { NodeId } from '../document/node-id.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { unite } from '../plane/combine.ts';
import { along, directionOf, distanceOf, dotOf, leftOf, middleOf, minus } from '../plane/points.ts';
import { boundsOf, type Point, type Polygon, signedAreaOf } from '../plane/polygon.ts';
import { isWithin, type Region, regionOf } from '../plane/region.ts';
import { tidy } from '../plane/simple.ts';
import { roomShapesOf } from '../rooms/room-shape.ts';
import { wallShapes } from '../rooms/wall-shapes.ts';
import { type Drawn, drawDimensionString } from './dimension-string.ts';

/** Shorter outer edges are not measured: 1 ft. */
const SHORTEST = 3_048;
/** Beyond this many outer edges no paper holds the strings; the overall size remains. */
const MAX_EDGES = 240;

interface Edge {
  readonly from: Point;
  readonly to: Point;
}
interface Hole {
  readonly at: Point;
  readonly along: Point;
  readonly half: number;
  readonly reach: number;
}

function contoursOf(nodes: SceneNodes, levelId: NodeId): Region[] {
  const rooms = roomShapesOf(nodes, levelId).map(([, { inner }]) => regionOf(inner));
  const walls = [...wallShapes(nodes, levelId).values()].map(({ outline }) => regionOf(outline));
  return unite([...rooms, ...walls]);
}

/** Edges with the outside to their right, points in line joined. */
function edgesOf({ outline }: Region): Edge[] {
  const ring = tidy(signedAreaOf(outline) < 0 ? outline.toReversed() : outline, 2);
  return ring.map((from, i) => ({ from, to: ring[(i + 1) % ring.length] ?? from }));
}

function holesOf(nodes: SceneNodes, levelId: NodeId): Hole[] {
  return nodesOf(nodes, 'opening').flatMap(([, opening]) => {
    const wall = nodes[opening.wallId];
    if (wall?.type !== 'wall' || wall.levelId !== levelId || opening.style === 'niche') return [];
    const direction = directionOf(wall.from, wall.to);
    return {
      at: along(wall.from, direction, opening.atTenths),
      along: direction,
      half: opening.widthTenths / 2,
      reach: wall.thicknessTenths / 2 + 20,
    };
  });
}

/** Where the openings of an outer edge begin and end along it. */
function stopsOf({ from, to }: Edge, holes: readonly Hole[]): number[] {
  const direction = directionOf(from, to);
  const length = distanceOf(from, to);
  return holes.flatMap(({ at, along: own, half, reach }) => {
    const way = minus(at, from);
    const place = dotOf(way, direction);
    const beside = Math.abs(dotOf(way, leftOf(direction)));
    const isOn = Math.abs(dotOf(own, direction)) > 0.999 && beside <= reach;
    return isOn && place > 0 && place < length ? [place - half, place + half] : [];
  });
}

function thickestOf(nodes: SceneNodes, levelId: NodeId): number {
  const walls = nodesOf(nodes, 'wall').filter(([, wall]) => wall.levelId === levelId);
  return Math.max(0, ...walls.map(([, { thicknessTenths }]) => thicknessTenths));
}

/** Height of the letters that can be read when a drawing so large is printed on one page. */
export function letterSize(longerSide: number): number {
  return Math.max(900, longerSide / 58);
}

/**
 * The strings around a level, or around one outline on it (a room's inner one); none where the level
 * has neither rooms nor walls.
 */
export function drawPlanDimensions(
  nodes: SceneNodes,
  levelId: NodeId,
  around: Polygon | null = null,
): Drawn {
  const contours = around ? [regionOf(around)] : contoursOf(nodes, levelId);
  if (contours.length === 0) return { shapes: [], texts: [] };
  const { minX, minY, maxX, maxY } = boundsOf(contours.flatMap(({ outline }) => outline));
  const size = letterSize(Math.max(maxX - minX, maxY - minY));
  // Around a room the strings stand outside of its walls.
  const near = size * 2.2 + (around ? thickestOf(nodes, levelId) : 0);
  const sides: readonly (Edge & { readonly away: Point })[] = [
    { from: [minX, minY], to: [maxX, minY], away: [0, -1] },
    { from: [maxX, minY], to: [maxX, maxY], away: [1, 0] },
    { from: [minX, maxY], to: [maxX, maxY], away: [0, 1] },
    { from: [minX, minY], to: [minX, maxY], away: [-1, 0] },
  ];
  // A room is measured between its walls, a level around them.
  const named = (from: Point, to: Point, isOverall: boolean) =>
    around
      ? ({ by: 'inside' } as const)
      : ({ by: 'outside', sizes: { of: 'outside', levelId, from, to, isOverall } } as const);
  const edges = contours.flatMap(edgesOf);
  const holes = edges.length > MAX_EDGES ? [] : holesOf(nodes, levelId);
  const strings = (edges.length > MAX_EDGES ? [] : edges).flatMap((edge) => {
    const { from, to } = edge;
    const length = distanceOf(from, to);
    const [dx, dy] = directionOf(from, to);
    const away: Point = [dy, -dx];
    const stops = stopsOf(edge, holes);
    const isWhole = sides.some(
      (side) =>
        dotOf(side.away, away) > 0.999 && Math.abs(distanceOf(side.from, side.to) - length) < 2,
    );
    const beyond = along(middleOf(from, to), away, size * 3.2);
    const isCovered = contours.some(({ outline }) => isWithin(outline, beyond));
    if (length < SHORTEST || isCovered || (isWhole && stops.length === 0)) return [];
    const isPlain = stops.length === 0;
    return drawDimensionString({
      ...{ from, to, stops, away, offset: near, size },
      ...(isPlain ? named(from, to, false) : {}),
    });
  });
  // On a rectangle north and west would say again what south and east say.
  const overall = sides
    .filter((_, i) => i < 2 || edges.length > 4)
    .map((side) =>
      drawDimensionString({
        ...side,
        offset: near + size * 2.4,
        size,
        ...named(side.from, side.to, true),
      }),
    );
  const all = [...strings, ...overall];
  return {
    shapes: all.flatMap(({ shapes }) => shapes),
    texts: all.flatMap(({ texts }) => texts),
  };
}
