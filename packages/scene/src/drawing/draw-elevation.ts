// Each wall of a room seen from inside it: its face, what covers it, openings, cabinets and things
// against it, and the measures that a builder works by.
import type { NodeId } from '../document/node-id.ts';
import type { SceneDocument } from '../document/scene.ts';
import type { Face } from '../faces/face.ts';
import { facesOf } from '../faces/faces-of.ts';
import { boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import { drawDimensionString, drawnPoints } from './dimension-string.ts';
import { drawLaid, type LaidDetail, onPaper } from './draw-laid.ts';
import type { Drawing, DrawnShape } from './drawing.ts';
import { letterSize } from './plan-dimensions.ts';
import { type SeenThing, seenOnWall } from './seen-on-wall.ts';
import { wallsOf } from './walls-of.ts';

export interface Elevation {
  /** 'North wall': the wall that one sees facing north. */
  readonly title: string;
  readonly wallId: NodeId;
  readonly faceId: string;
  readonly drawing: Drawing;
}

/** What begins below 3 ft is measured below the wall, the rest above it. */
const LOW = 9_144;

/** Panels, reveals and crowns thinner than 1 1/2 in are not measured by themselves. */
const NOISE = 381;

/** The covered parts of a face, or of a backsplash in front of it, in the wall's coordinates. */
function coveredShapes(wall: Face, face: Face, laid: LaidDetail): DrawnShape[] {
  const [dx, dy, dz] = [0, 1, 2].map(
    (k) => (face.frame.origin[k] ?? 0) - (wall.frame.origin[k] ?? 0),
  );
  const shift = (dx ?? 0) * wall.frame.right[0] + (dy ?? 0) * wall.frame.right[1];
  const move = (ring: Polygon): Point[] => ring.map(([x, y]) => [x + shift, y + (dz ?? 0)]);
  return face.areas
    .filter(({ covering }) => covering.sku !== null)
    .flatMap((area) => [
      ...area.regions.map(
        ({ outline, holes }): DrawnShape => ({
          look: 'counter',
          points: move(outline),
          closed: true,
          holes: holes.map(move),
          nodeId: area.nodeId,
        }),
      ),
      ...drawLaid(area, laid, (point) => move([point])[0] ?? point),
    ]);
}

function dimensionsOf(face: Face, seen: readonly SeenThing[]) {
  const { minX, minY, maxX, maxY } = boundsOf(face.outline);
  const size = letterSize(Math.max(maxX - minX, maxY - minY)) * 1.15;
  const edges = seen.flatMap(({ cabinetEdges, left, right, bottom, type }) => {
    if (cabinetEdges.length > 0) return cabinetEdges.map((at) => ({ at, bottom }));
    const isPlain = type === 'opening' || bottom < LOW / 6;
    return isPlain ? [left, right].map((at) => ({ at, bottom })) : [];
  });
  const runs = seen.filter(({ type }) => type === 'run');
  const openings = seen.filter(({ type }) => type === 'opening');
  const heights = (things: readonly SeenThing[]) => things.flatMap((one) => [one.bottom, one.top]);
  const below = edges.filter(({ bottom }) => bottom < LOW).map(({ at }) => at - minX);
  const above = edges.filter(({ bottom }) => bottom >= LOW).map(({ at }) => at - minX);
  const near = size * 2.2;
  const far = size * 4.6;
  const southWest: Point = [minX, minY];
  const southEast: Point = [maxX, minY];
  const northWest: Point = [minX, maxY];
  const northEast: Point = [maxX, maxY];
  const string = (from: Point, to: Point, away: Point, stops: readonly number[], offset: number) =>
    drawDimensionString({ from, to, away, stops, offset, size, min: NOISE });
  const [runHeights, openingHeights] = [heights(runs), heights(openings)];
  const hasBelow = below.length > 0;
  const hasRuns = runHeights.length > 0;
  return [
    ...(hasBelow ? [string(southWest, southEast, [0, -1], below, near)] : []),
    string(southWest, southEast, [0, -1], [], hasBelow ? far : near),
    ...(above.length > 0 ? [string(northWest, northEast, [0, 1], above, near)] : []),
    ...(hasRuns ? [string(southWest, northWest, [-1, 0], runHeights, near)] : []),
    string(southWest, northWest, [-1, 0], [], hasRuns ? far : near),
    ...(openingHeights.length > 0
      ? [string(southEast, northEast, [1, 0], openingHeights, near)]
      : []),
  ];
}

function drawFace(document: SceneDocument, face: Face, faces: readonly Face[]): Drawing {
  const laid = onPaper(document);
  const splashes = faces.filter(
    ({ kind, wallId }) => kind === 'backsplash' && wallId === face.wallId,
  );
  const wall: DrawnShape = {
    look: 'body',
    points: face.outline,
    closed: true,
    nodeId: face.wallId,
  };
  const seen = seenOnWall(document.nodes, face);
  const strings = dimensionsOf(face, seen);
  const shapes = [
    wall,
    ...[face, ...splashes].flatMap((one) => coveredShapes(face, one, laid)),
    ...seen.flatMap((one) => one.shapes),
    ...strings.flatMap((one) => one.shapes),
  ];
  const texts = strings.flatMap((one) => one.texts);
  return { shapes, texts, bounds: boundsOf(drawnPoints({ shapes, texts })) };
}

/**
 * The elevations of a room's walls, in the order of its edges; none for a room without walls or shape.
 * Tenths of a millimeter, x to the right as one faces the wall, y up from the floor. Pure.
 */
export function elevationsOf(document: SceneDocument, roomId: NodeId): Elevation[] {
  const faces = facesOf(document).filter((face) => face.roomId === roomId);
  return wallsOf(faces, roomId).map(({ title, wallId, face }) => ({
    ...{ title, wallId, faceId: face.id },
    drawing: drawFace(document, face, faces),
  }));
}
