// Moves of one thing in a straight line that may mend a finding. Whether they do is checked later.
import type { NodeId } from '../../document/node-id.ts';
import { isSameValue } from '../../edit/same-node.ts';
import type { Finding } from '../../findings/finding.ts';
import { distanceOf, dotOf, minus, times } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { clearAhead } from '../facts/clear-ahead.ts';
import { feet, inch } from '../facts/inch.ts';
import type { SceneFacts } from '../facts/scene-facts.ts';
import { faceOf } from '../facts/thing.ts';
import { type Mend, moveTogether } from '../mends.ts';
import { nameOf } from '../naming.ts';

/** Something that one person can slide; directions as it is faced from the room. */
interface Movable {
  readonly id: NodeId;
  readonly middle: Point;
  readonly right: Point;
  /** It stands against a wall, and stays there. */
  readonly isAtWall: boolean;
  /** Seats at it, which go with it. */
  readonly with: readonly NodeId[];
}

/** How far behind a thing its wall may be. */
const AT_WALL = inch(3);
/** Seats within so much of a table's or island's middle line belong to it. */
const SEAT_REACH = inch(30);
/** Farther is a new plan, not a mend. */
const FARTHEST = inch(48);

function seatsAt(scene: SceneFacts, id: NodeId, footprints: readonly (readonly Point[])[]) {
  const room = scene.roomOf(id);
  if (!room) return [];
  return room.things
    .filter(({ role, middle, front }) => {
      if (role !== 'chair') return false;
      return footprints.some((outline) =>
        outline.some((_, i) => {
          const a = outline[i] ?? middle;
          const b = outline[(i + 1) % outline.length] ?? a;
          const on = closest(a, b, middle);
          const off = minus(on, middle);
          const far = Math.hypot(...off);
          return far < SEAT_REACH && dotOf(off, front) > far * 0.7;
        }),
      );
    })
    .map((seat) => seat.id);
}

function closest(a: Point, b: Point, to: Point): Point {
  const along = minus(b, a);
  const squared = dotOf(along, along);
  const t = squared === 0 ? 0 : Math.min(1, Math.max(0, dotOf(minus(to, a), along) / squared));
  return [a[0] + along[0] * t, a[1] + along[1] * t];
}

function movableOf(scene: SceneFacts, id: NodeId): Movable | null {
  const run = scene.run(id);
  if (run) {
    if (run.node.tier !== 'island' || run.node.locked) return null;
    const { middle, right, counters } = run;
    return { id, middle, right, isAtWall: false, with: seatsAt(scene, id, counters) };
  }
  const thing = scene.thing(id);
  if (!thing || thing.node.locked || thing.mount === 'ceiling') return null;
  const host = thing.node.hostId === null ? null : scene.nodes[thing.node.hostId];
  if (host && host.type !== 'wall') return null;
  const behind = clearAhead(scene.obstacles, {
    levelId: thing.node.levelId,
    face: faceOf(thing, 'back'),
    reach: AT_WALL,
    top: inch(144),
    ignore: ({ what }) => what !== 'wall',
  });
  const isAtWall = thing.mount === 'wall' || behind.obstacle !== null;
  const isTable = thing.role === 'table' || thing.role === 'desk';
  const seats = isTable ? seatsAt(scene, id, thing.body.footprints) : [];
  return { id, middle: thing.middle, right: thing.right, isAtWall, with: seats };
}

interface Step {
  readonly movable: Movable;
  readonly direction: Point;
  readonly distance: number;
}

/** Directions in which a move changes what was measured. */
function directionsOf({ right, isAtWall }: Movable, line: Finding['line']): Point[] {
  const front: Point = [right[1], -right[0]];
  const all = isAtWall
    ? [right, times(right, -1)]
    : [right, times(right, -1), front, times(front, -1)];
  const length = line ? distanceOf(line.from, line.to) : 0;
  if (!line || length < inch(1)) return all;
  const measured = times(minus(line.to, line.from), 1 / length);
  return all.filter((one) => Math.abs(dotOf(one, measured)) > 0.5);
}

/** What is missing by a finding's own figures, in whole inches; null where they are no lengths. */
function missingOf({ measured, required, line }: Finding): number | null {
  if (measured === null || required === null || !line) return null;
  const missing = Math.abs(required - measured);
  return missing < 1 || missing > FARTHEST ? null : Math.ceil(missing / inch(1)) * inch(1);
}

function labelOf(scene: SceneFacts, finding: Finding, { movable, direction, distance }: Step) {
  const what = `Move the ${nameOf(scene, movable.id)} ${feet(Math.round(distance))}`;
  const side = dotOf(direction, movable.right);
  if (movable.isAtWall) return `${what} ${side > 0 ? 'right' : 'left'}`;
  const { line, nodeIds } = finding;
  const other = nodeIds.find((id) => id !== movable.id && !movable.with.includes(id));
  if (
    !line ||
    other === undefined ||
    !['item', 'run', 'wall'].includes(scene.nodes[other]?.type ?? '')
  )
    return `${what} ${Math.abs(side) > 0.5 ? (side > 0 ? 'right' : 'left') : 'over'}`;
  const [near, far] =
    distanceOf(line.from, movable.middle) < distanceOf(line.to, movable.middle)
      ? [line.from, line.to]
      : [line.to, line.from];
  const isToward = dotOf(minus(far, near), direction) > 0;
  return `${what} ${isToward ? 'toward' : 'away from'} the ${nameOf(scene, other)}`;
}

/** The shortest first. */
export function slidesFor(scene: SceneFacts, finding: Finding): Mend[] {
  const missing = missingOf(finding);
  if (missing === null) return [];
  const steps = finding.nodeIds.slice(0, 4).flatMap((id): Step[] => {
    const movable = movableOf(scene, id);
    if (!movable) return [];
    return directionsOf(movable, finding.line).flatMap((direction) =>
      // A little more where just enough leaves a lesser finding.
      [missing, missing + inch(2), missing + inch(6)].map((distance) => ({
        movable,
        direction,
        distance,
      })),
    );
  });
  return steps
    .sort((a, b) => a.distance - b.distance)
    .flatMap((step) => {
      const { movable, direction, distance } = step;
      const mend = moveTogether(scene.nodes, [movable.id, ...movable.with], {
        by: times(direction, distance),
        label: labelOf(scene, finding, step),
      });
      return mend ? [mend] : [];
    });
}

/** A rule's own move, told as these are: how far and to which side. Other mends keep their label. */
export function toldAsMove(scene: SceneFacts, finding: Finding, mend: Mend): Mend {
  const changed = Object.entries(mend.change.changed);
  const [first] = changed;
  if (!first || Object.keys({ ...mend.change.added, ...mend.change.removed }).length > 0)
    return mend;
  const [id, { from, to }] = first;
  if (!('position' in from) || !('position' in to) || changed.some(([, one]) => !isMoved(one)))
    return mend;
  const by = minus(to.position, from.position);
  const distance = Math.hypot(...by);
  const own = scene.thing(id) ?? scene.run(id);
  if (!own || distance < 1) return mend;
  const { middle, right } = own;
  const movable = movableOf(scene, id) ?? { id, middle, right, isAtWall: true, with: [] };
  const step = { movable, direction: times(by, 1 / distance), distance };
  return { ...mend, label: labelOf(scene, finding, step) };
}

/** Whether only its place is another. */
function isMoved({ from, to }: Mend['change']['changed'][string]): boolean {
  return (
    'position' in from && 'position' in to && isSameValue({ ...from, position: to.position }, to)
  );
}
