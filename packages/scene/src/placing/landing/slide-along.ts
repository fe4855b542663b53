import { dotOf, minus, placed } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import type { Ground } from './ground.ts';
import type { Mover } from './mover.ts';
import { boxAround, boxAt, type Pose, troubleAt } from './troubles.ts';

/** A line that a thing is kept on: a wall's face, a table's side, a counter. */
export interface Track {
  readonly origin: Point;
  /** Unit vector. */
  readonly axis: Point;
  /** Where on it the thing's position may be, from the origin. */
  readonly min: number;
  readonly max: number;
  readonly rotationTenthsDeg: number;
  readonly elevationTenths: number;
  readonly hostId: Pose['hostId'];
}

export interface Slid {
  readonly pose: Pose;
  /** Whether it was drawn to something, a neighbor's side, a corner or a middle. */
  readonly isDrawn: boolean;
}

interface Tried {
  readonly ground: Ground;
  readonly mover: Mover;
  readonly tolerated: ReadonlySet<string>;
}

export function poseOn(track: Track, at: number): Pose {
  const { origin, axis, rotationTenthsDeg, elevationTenths, hostId } = track;
  const position: Point = [
    Math.round(origin[0] + axis[0] * at),
    Math.round(origin[1] + axis[1] * at),
  ];
  return { position, rotationTenthsDeg, elevationTenths, hostId };
}

function rangeOn(points: Polygon, { origin, axis }: Track): readonly [number, number] {
  const all = points.map((point) => dotOf(minus(point, origin), axis));
  return [Math.min(...all), Math.max(...all)];
}

/** Places on the track where it touches what is near, on either side. */
function contacts({ ground, mover }: Tried, track: Track, at: number, reach: number): number[] {
  const pose = poseOn(track, at);
  const box = boxAt(mover, pose);
  const own = mover.parts.flatMap(({ footprints }) =>
    footprints.flatMap((one) =>
      one.map((point) => placed(point, pose.position, pose.rotationTenthsDeg)),
    ),
  );
  const [low, high] = rangeOn(own, track);
  const strip = boxAround(box, 0);
  const far: readonly Point[] = [-reach, reach].flatMap((by) => [
    [strip.minX + track.axis[0] * by, strip.minY + track.axis[1] * by] as const,
    [strip.maxX + track.axis[0] * by, strip.maxY + track.axis[1] * by] as const,
  ]);
  const near = {
    minX: Math.min(strip.minX, ...far.map(([x]) => x)),
    minY: Math.min(strip.minY, ...far.map(([, y]) => y)),
    maxX: Math.max(strip.maxX, ...far.map(([x]) => x)),
    maxY: Math.max(strip.maxY, ...far.map(([, y]) => y)),
  };
  const areas: Polygon[] = [
    ...ground.ways.near(near).map(({ area }) => area),
    ...ground.walls.near(near).map(({ outline }) => outline),
    ...ground.solids
      .near(near)
      .filter(({ id }) => !mover.ids.has(id))
      .flatMap(({ footprints }) => footprints),
  ];
  return areas.flatMap((area) => {
    const [from, to] = rangeOn(area, track);
    return [at + to - low, at + from - high];
  });
}

/**
 * The free place on a track nearest to the wanted one. Within `pull` it is drawn to where it touches a neighbor,
 * to the ends, and to `middles`; null where nothing is free within `reach`.
 */
export function slideAlong(
  tried: Tried,
  track: Track,
  {
    wanted,
    reach,
    pull,
    middles = [],
  }: {
    readonly wanted: number;
    readonly reach: number;
    readonly pull: number;
    readonly middles?: readonly number[];
  },
): Slid | null {
  const clamped =
    track.max < track.min
      ? (track.min + track.max) / 2
      : Math.min(track.max, Math.max(track.min, wanted));
  const isFree = (at: number) =>
    !troubleAt(tried.ground, tried.mover, poseOn(track, at), tried.tolerated);
  const touching = contacts(tried, track, clamped, reach);
  const ends = track.max < track.min ? [] : [track.min, track.max];
  const all = [...touching, ...middles, ...ends]
    .filter((at) => at >= track.min - 1 && at <= track.max + 1)
    .map((at) => Math.min(Math.max(at, track.min), Math.max(track.min, track.max)))
    .sort((a, b) => Math.abs(a - clamped) - Math.abs(b - clamped) || a - b);
  for (const at of all) {
    if (Math.abs(at - clamped) > pull) break;
    if (isFree(at)) return { pose: poseOn(track, at), isDrawn: true };
  }
  if (isFree(clamped)) return { pose: poseOn(track, clamped), isDrawn: clamped !== wanted };
  for (const at of all) {
    if (Math.abs(at - clamped) > reach) break;
    if (isFree(at)) return { pose: poseOn(track, at), isDrawn: true };
  }
  return null;
}
