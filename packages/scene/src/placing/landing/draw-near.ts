import { middleOf, minus, placed } from '../../plane/points.ts';
import { type Bounds, boundsOf, type Point } from '../../plane/polygon.ts';
import type { Ground, Solid } from './ground.ts';
import { type Mover, middleOfMover } from './mover.ts';
import { arePartners } from './partners.ts';
import { boxAround, boxAt, type Pose } from './troubles.ts';

/** Sides touch within 2 in, middles line up within 3 in, and over a table within 6. Tenths. */
const SIDE = 508;
const MIDDLE = 762;
const OVER = 1_524;
/** Partners are across an aisle at most. */
const PARTNER = 36_576;

/** Another thing's box in the axes of a pose. */
function boxSeen({ footprints }: Solid, pose: Pose): Bounds {
  return boundsOf(
    footprints
      .flat()
      .map((point) => placed(minus(point, pose.position), [0, 0], -pose.rotationTenthsDeg)),
  );
}

function nearest(all: readonly number[], max: number): number | null {
  const [best] = all
    .filter((one) => Math.abs(one) <= max)
    .sort((a, b) => Math.abs(a) - Math.abs(b) || a - b);
  return best ?? null;
}

/**
 * Where a thing free in the room is drawn to: its side against a neighbor's, backs or fronts in line, its middle in
 * line with a partner's. null where nothing draws it.
 */
export function drawNear(ground: Ground, mover: Mover, pose: Pose): Pose | null {
  const own = mover.box;
  const middle = middleOf([own.minX, own.minY], [own.maxX, own.maxY]);
  const toX: number[] = [];
  const toY: number[] = [];
  const isCeiling = mover.hangs || (mover.parts[0]?.bottom ?? 0) < 0;
  for (const solid of ground.solids.near(boxAround(boxAt(mover, pose), PARTNER))) {
    if (mover.ids.has(solid.id)) continue;
    const turn = solid.node.rotationTenthsDeg - pose.rotationTenthsDeg;
    if (turn % 900 !== 0) continue;
    const seen = boxSeen(solid, pose);
    if (arePartners(mover.node, solid)) {
      const max = isCeiling ? OVER : MIDDLE;
      const other = middleOf([seen.minX, seen.minY], [seen.maxX, seen.maxY]);
      toX.push(...[other[0] - middle[0]].filter((by) => Math.abs(by) <= max));
      toY.push(...[other[1] - middle[1]].filter((by) => Math.abs(by) <= max));
    }
    if (isCeiling) continue;
    const isBeside =
      Math.min(own.maxY, seen.maxY) - Math.max(own.minY, seen.minY) > -SIDE &&
      Math.min(own.maxX, seen.maxX) - Math.max(own.minX, seen.minX) > -SIDE;
    if (!isBeside) continue;
    const side = nearest([seen.maxX - own.minX, seen.minX - own.maxX], SIDE);
    if (side === null) continue;
    toX.push(side);
    const line = nearest([seen.maxY - own.maxY, seen.minY - own.minY], SIDE);
    if (line !== null) toY.push(line);
  }
  const [x, y] = [nearest(toX, OVER), nearest(toY, OVER)];
  if (x === null && y === null) return null;
  const [px, py] = placed([x ?? 0, y ?? 0], pose.position, pose.rotationTenthsDeg);
  return { ...pose, position: [Math.round(px), Math.round(py)] };
}

/** Middles of partners on a track, as positions on it: a mirror over its vanity. */
export function middlesOn(
  ground: Ground,
  mover: Mover,
  pose: Pose,
  onTrack: (point: Point) => number,
): readonly number[] {
  const own = onTrack(middleOfMover(mover, pose)) - onTrack(pose.position);
  return ground.solids
    .near(boxAround(boxAt(mover, pose), OVER + MIDDLE))
    .filter((solid) => !mover.ids.has(solid.id) && arePartners(mover.node, solid))
    .map(({ box }) => onTrack(middleOf([box.minX, box.minY], [box.maxX, box.maxY])) - own);
}
