// The wall above counters, up to wall cabinets, a height or the ceiling.
import type { RunNode } from '../document/nodes/run.ts';
import type { SceneNodes } from '../document/scene.ts';
import { bodyOf, placeRunPolygon } from '../placing/body-of.ts';
import { intersect, subtract, unite } from '../plane/combine.ts';
import { crossOf, directionOf, distanceOf, dotOf, minus } from '../plane/points.ts';
import { boundsOf, type Point } from '../plane/polygon.ts';
import { type Region, rectangleOf, regionOf } from '../plane/region.ts';
import type { HostedThing } from '../runs/hosted.ts';
import { counterTopOf, type PlacedRun } from './counter-faces.ts';
import { coverAreas } from './covered-layers.ts';
import type { Face } from './face.ts';
import { holesOf, type WallFaceInput, type WallStretch, wallFrame } from './wall-face.ts';

/** What stands this near to a wall stands against it: 1 1/2 in, for walls that are not plumb. */
const AGAINST = 400;
/** Nothing is tiled behind what rises further above the counter: refrigerators, tall ovens. */
const TALL = 6_000;

type Segment = readonly [from: Point, to: Point];

/** Where the run lies against walls, in plan: backs of its counters, of ranges in it, legs of corners. */
function backsOf({ run, layout }: PlacedRun, hosted: readonly HostedThing[]): Segment[] {
  const legLength = run.depthTenths + (run.counter?.overhangTenths ?? 0) + 100;
  const local: Segment[] = [];
  for (const { outline } of layout.counters) {
    for (const [i, from] of outline.entries()) {
      const to = outline[(i + 1) % outline.length] ?? from;
      const isBack = from[1] > -1 && to[1] > -1;
      const isLeg = from[0] === to[0] && distanceOf(from, to) > legLength;
      if (isBack || isLeg) local.push([from, to]);
    }
  }
  const top = (layout.counterTopTenths ?? run.heightTenths) + TALL;
  for (const { fromTenths: from, toTenths: to, isOpen } of layout.places) {
    const inside = hosted.filter((one) => one.fromX * 10 < to && one.toX * 10 > from);
    if (!isOpen || inside.length === 0 || inside.some((one) => one.topMm * 10 > top)) continue;
    local.push([
      [from, 0],
      [to, 0],
    ]);
  }
  return local.flatMap(([from, to]): Segment[] => {
    const [a, b] = placeRunPolygon([from, to], run);
    return a && b ? [[a, b]] : [];
  });
}

/** The part of a stretch that a segment lies against, as u; null where it does not. */
function spanOn(stretch: WallStretch, [from, to]: Segment): [number, number] | null {
  const right = directionOf(stretch.to, stretch.from);
  if (Math.abs(crossOf(right, directionOf(from, to))) > 0.02) return null;
  const [a, b] = [minus(from, stretch.to), minus(to, stretch.to)];
  if (Math.abs(crossOf(right, a)) > AGAINST || Math.abs(crossOf(right, b)) > AGAINST) return null;
  const width = distanceOf(stretch.from, stretch.to);
  const low = Math.max(0, Math.min(dotOf(a, right), dotOf(b, right)));
  const high = Math.min(width, Math.max(dotOf(a, right), dotOf(b, right)));
  return high - low > 1 ? [low, high] : null;
}

/** What the cabinets of a wall or tall run hide of a stretch. */
function hiddenBy(nodes: SceneNodes, runId: string, stretch: WallStretch): Region[] {
  const body = bodyOf(nodes, runId);
  if (!body) return [];
  const right = directionOf(stretch.to, stretch.from);
  return body.footprints.flatMap((footprint) => {
    const seen = footprint.map((point): Point => {
      const offset = minus(point, stretch.to);
      return [dotOf(offset, right), -crossOf(right, offset)];
    });
    const { minX, maxX, minY, maxY } = boundsOf(seen);
    if (minY > AGAINST || maxY < 0) return [];
    return [regionOf(rectangleOf(minX, body.bottomTenths, maxX, body.topTenths))];
  });
}

interface BacksplashInput {
  readonly placedRun: PlacedRun;
  readonly hosted: readonly HostedThing[];
  readonly nodes: SceneNodes;
  /** All runs of the level that may hide a wall above a counter. */
  readonly upperRunIds: readonly string[];
}

/** The backsplash of a run on one stretch of wall, in the wall face's coordinates. */
export function backsplashFaces(input: BacksplashInput, wall: WallFaceInput): Face[] {
  const { placedRun, hosted, nodes, upperRunIds } = input;
  const { id, run, roomId } = placedRun;
  const { stretch } = wall;
  if (!run.backsplash || stretch.isEnd) return [];
  const spans = backsOf(placedRun, hosted).flatMap((segment) => {
    const span = spanOn(stretch, segment);
    return span ? [span] : [];
  });
  if (spans.length === 0) return [];
  const bottom = counterTopOf(placedRun);
  const { heightTenths } = run.backsplash;
  const top = heightTenths === null ? stretch.heightTenths : bottom + heightTenths;
  const high = Math.min(top, stretch.heightTenths);
  if (high <= bottom) return [];
  const tiled = unite(spans.map(([u0, u1]) => regionOf(rectangleOf(u0, bottom, u1, high))));
  const cuts = [
    ...holesOf(wall),
    ...upperRunIds
      .filter((upper) => upper !== id)
      .flatMap((upper) => hiddenBy(nodes, upper, stretch)),
  ];
  const left = cuts.length === 0 ? tiled : subtract(tiled, intersect(tiled, cuts));
  const layer = {
    nodeId: id,
    slot: 'backsplash',
    covering: run.backsplash.covering,
    regions: null,
  };
  const name = `${id}:backsplash:${stretch.wallId}`;
  return left.map(
    (region, i): Face => ({
      id: i === 0 ? name : `${name}:${i + 1}`,
      kind: 'backsplash',
      roomId,
      wallId: stretch.wallId,
      frame: wallFrame(stretch),
      outline: region.outline,
      holes: region.holes,
      areas: coverAreas([region], [layer]),
    }),
  );
}

/** Whether a run can hide a wall above a counter. */
export function isUpper(run: RunNode): boolean {
  return run.tier === 'wall' || run.tier === 'tall';
}
