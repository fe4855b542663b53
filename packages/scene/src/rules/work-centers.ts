import type { Point } from '../plane/polygon.ts';
import { inch } from './facts/inch.ts';
import type { RoomFacts } from './facts/room-facts.ts';
import { sideMiddle, type Thing } from './facts/thing.ts';

/** A sink, cooking surface or refrigerator; distances run from the middle of its front. */
export interface Center {
  readonly thing: Thing;
  readonly what: 'sink' | 'cooking surface' | 'refrigerator';
  readonly at: Point;
}

interface WorkCenters {
  /** The first of each kind is the primary one. */
  readonly sinks: readonly Center[];
  readonly cooking: readonly Center[];
  readonly refrigerators: readonly Center[];
  readonly all: readonly Center[];
  readonly primary: readonly Center[];
}

/** Fits below a counter of 36 in. */
export function isUndercounter({ body }: Thing): boolean {
  return body.topTenths - body.bottomTenths <= inch(36);
}

const known = new WeakMap<RoomFacts, WorkCenters>();

/** The largest first, then the lesser id. */
function centers(room: RoomFacts, roles: readonly string[], what: Center['what']): Center[] {
  return room.things
    .filter(({ role }) => roles.includes(role))
    .toSorted((a, b) => b.width * b.depth - a.width * a.depth || (a.id < b.id ? -1 : 1))
    .map((thing) => ({ thing, what, at: sideMiddle(thing, 'front') }));
}

/** The work centers of a room, found by the appliances in it. */
export function workCenters(room: RoomFacts): WorkCenters {
  const before = known.get(room);
  if (before) return before;
  const sinks = centers(room, ['sink'], 'sink');
  const cooking = centers(room, ['range', 'cooktop'], 'cooking surface');
  const cold = centers(room, ['refrigerator'], 'refrigerator');
  const full = cold.filter(({ thing }) => !isUndercounter(thing));
  const refrigerators = full.length > 0 ? full : cold;
  const found: WorkCenters = {
    sinks,
    cooking,
    refrigerators,
    all: [...sinks, ...cooking, ...refrigerators],
    primary: [...sinks.slice(0, 1), ...cooking.slice(0, 1), ...refrigerators.slice(0, 1)],
  };
  known.set(room, found);
  return found;
}

/** Whether rules for kitchens are asked of a room: by its use, or since someone cooks there. */
export function isKitchen(room: RoomFacts): boolean {
  return (
    room.node.use === 'kitchen' ||
    (room.node.use !== 'patio' &&
      room.node.use !== 'pool-deck' &&
      workCenters(room).cooking.length > 0)
  );
}

/** Kitchens outdoors follow other rules. */
export function kitchensOf(rooms: readonly RoomFacts[]): RoomFacts[] {
  return rooms.filter(isKitchen);
}
