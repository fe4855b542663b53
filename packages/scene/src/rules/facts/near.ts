// What stands near a place in a room, found by boxes rather than by looking at everything in it.
import { type BoxIndex, indexBoxes } from '../../plane/box-index.ts';
import { type Bounds, boundsOf, type Point } from '../../plane/polygon.ts';
import type { RoomFacts, RoomOpening } from './room-facts.ts';
import type { RunFacts } from './run-facts.ts';
import { faceOf, type Thing } from './thing.ts';

/** Some of the things of a room; one constant for each question, since its index is kept. */
export interface Group {
  is(thing: Thing): boolean;
}

export function ofRole(...roles: readonly string[]): Group {
  return { is: ({ role }) => roles.includes(role) };
}

/** A box that reaches out from a point. */
export function around([x, y]: Point, reach: number): Bounds {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}

/** A box grown on all sides. */
export function grown({ minX, minY, maxX, maxY }: Bounds, by: number): Bounds {
  return { minX: minX - by, minY: minY - by, maxX: maxX + by, maxY: maxY + by };
}

const thingBoxes = new WeakMap<Thing, Bounds>();

/** The box around a thing: its footprints, and the box of its kind where it stands. */
export function boxOfThing(thing: Thing): Bounds {
  const known = thingBoxes.get(thing);
  if (known) return known;
  const front = faceOf(thing, 'front');
  const back = faceOf(thing, 'back');
  const box = boundsOf([...thing.body.footprints.flat(), front.from, front.to, back.from, back.to]);
  thingBoxes.set(thing, box);
  return box;
}

const things = new WeakMap<RoomFacts, Map<Group, BoxIndex<Thing>>>();

/** The things of a group whose boxes touch a box, in the order of their ids. */
export function thingsNear(room: RoomFacts, group: Group, box: Bounds): Thing[] {
  const groups = things.get(room) ?? new Map<Group, BoxIndex<Thing>>();
  things.set(room, groups);
  const index = groups.get(group) ?? indexBoxes(thingsOf(room, group), boxOfThing);
  groups.set(group, index);
  const found = index.near(box);
  room.work.spend(found.length);
  return found;
}

const members = new WeakMap<RoomFacts, Map<Group, readonly Thing[]>>();

/** All things of a group in a room, in the order of their ids. */
export function thingsOf(room: RoomFacts, group: Group): readonly Thing[] {
  const groups = members.get(room) ?? new Map<Group, readonly Thing[]>();
  members.set(room, groups);
  const found = groups.get(group) ?? room.things.filter((thing) => group.is(thing));
  groups.set(group, found);
  return found;
}

const runs = new WeakMap<RoomFacts, BoxIndex<RunFacts>>();

/** The runs of a room whose cabinets or counters touch a box, in the order of their ids. */
export function runsNear(room: RoomFacts, box: Bounds): RunFacts[] {
  const index =
    runs.get(room) ??
    indexBoxes(room.runs, ({ footprints, counters }) =>
      boundsOf([...footprints.flat(), ...counters.flat()]),
    );
  runs.set(room, index);
  const found = index.near(box);
  room.work.spend(found.length);
  return found;
}

const openings = new WeakMap<RoomFacts, BoxIndex<RoomOpening>>();

/** The openings of a room, seen from it, that reach into a box. */
export function openingsNear(room: RoomFacts, box: Bounds): RoomOpening[] {
  const index =
    openings.get(room) ??
    indexBoxes(room.openings, ({ at, opening }) => around(at, opening.node.widthTenths / 2));
  openings.set(room, index);
  const found = index.near(box);
  room.work.spend(found.length);
  return found;
}
