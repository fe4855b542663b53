// Every place that a form of a group is tried at.
import type { Inches } from '../drawing/measure.ts';
import { isInside } from '../drawing/outline.ts';
import type { Side } from '../drawing/side.ts';
import type { Floor, Span } from './floor.ts';
import type { Body, Group, Option, Placed, Pose, Stand } from './group.ts';
import { placed } from './plane.ts';

/** Steps of the lattices along walls and over the floor. */
const STEP = 6;
const FREE_STEP = 12;
/** Where nothing has a place on that. */
const FINE_STEP = 3;
/** Two places nearer than this are one. */
const SAME = 0.75;

function shared(a: readonly Span[], b: readonly Span[]): Span[] {
  return a.flatMap((one) =>
    b
      .map((other) => ({
        from: Math.max(one.from, other.from),
        to: Math.min(one.to, other.to),
      }))
      .filter(({ from, to }) => to >= from - 1e-6),
  );
}

/** Where the middle of a form may be along a side. */
function middles(floor: Floor, index: number, { bodies }: Option): Span[] {
  return bodies.reduce<Span[]>(
    (left, body) =>
      shared(
        left,
        floor
          .spans(index, body)
          .map(({ from, to }) => ({ from: from - body.x0, to: to - body.x1 }))
          .filter(({ from, to }) => to >= from - 1e-6),
      ),
    [{ from: -1e6, to: 1e6 }],
  );
}

/** Places within a span: its ends, where clear floor just fits beside corners, middles, and a lattice. */
function latticed(floor: Floor, index: number, option: Option, { from, to }: Span): number[] {
  const length = floor.room.sides[index]?.length ?? 0;
  const wide = option.clears.flatMap(({ x0, x1 }) => [-x0, length - x1]);
  const windows = floor.view.windows.filter((one) => one.index === index).map(({ at }) => at);
  const between = windows.slice(1).map((at, i) => (at + (windows[i] ?? at)) / 2);
  const wanted = [from, to, length / 2, (from + to) / 2, ...wide, ...windows, ...between];
  for (let at = Math.ceil(from / STEP) * STEP; at < to; at += STEP) wanted.push(at);
  const places: number[] = [];
  for (const at of wanted) {
    if (at < from - 1e-6 || at > to + 1e-6) continue;
    if (places.some((other) => Math.abs(other - at) < SAME)) continue;
    places.push(at);
  }
  return places;
}

function alongPoses(floor: Floor, option: Option): Pose[] {
  return floor.room.sides.flatMap((side, index): Pose[] => {
    if (option.onlySide !== undefined && option.onlySide !== index) return [];
    return middles(floor, index, option).flatMap((span) =>
      latticed(floor, index, option, span).map((at): Pose => ({ side, index, at, end: null })),
    );
  });
}

/** With an end in a corner of two walls at a right angle. */
function cornerPoses(floor: Floor, option: Option): Pose[] {
  const x0 = Math.min(...option.bodies.map((one) => one.x0));
  const x1 = Math.max(...option.bodies.map((one) => one.x1));
  return floor.model.segments.flatMap((segment, index): Pose[] => {
    const side = floor.room.sides[index];
    if (!side || (option.onlySide !== undefined && option.onlySide !== index)) return [];
    const spans = middles(floor, index, option);
    return (option.corners ?? ['left']).flatMap((end): Pose[] => {
      const { kind } = end === 'left' ? segment.leftEnd : segment.rightEnd;
      const at = end === 'left' ? -x0 : side.length - x1;
      const fits = spans.some(({ from, to }) => at >= from - 0.02 && at <= to + 0.02);
      return kind === 'square' && fits ? [{ side, index, at, end }] : [];
    });
  });
}

/** Along the edges of a room that have no wall: at both ends, in the middle, and on a lattice. */
function edgePoses(floor: Floor, { bodies }: Option): Pose[] {
  const x0 = Math.min(...bodies.map((one) => one.x0));
  const x1 = Math.max(...bodies.map((one) => one.x1));
  return floor.openSides.flatMap((side): Pose[] => {
    const [from, to] = [-x0, side.length - x1];
    if (to < from) return [];
    const wanted = [from, to, side.length / 2];
    for (let at = Math.ceil(from / FREE_STEP) * FREE_STEP; at < to; at += FREE_STEP)
      wanted.push(at);
    return [...new Set(wanted.filter((at) => at >= from && at <= to))].map((at): Pose => {
      return { side, index: null, at, end: null };
    });
  });
}

/** A line in the room that a thing turns its back to. */
class FreeSide implements Side {
  readonly wallId = null;
  readonly length = 0;
  readonly isLeft = false;
  readonly into: Inches;
  readonly right: Inches;
  readonly #origin: Inches;
  readonly #turn: number;

  constructor(origin: Inches, turn: number, right: Inches) {
    this.into = [right[1], -right[0]];
    this.right = right;
    this.#origin = origin;
    this.#turn = turn;
  }

  point(along: number, out = 0): Inches {
    const { into, right } = this;
    return [
      this.#origin[0] + right[0] * along + into[0] * out,
      this.#origin[1] + right[1] * along + into[1] * out,
    ];
  }

  spot(along: number, out = 0) {
    return { at: this.point(along, out), turn: this.#turn };
  }

  onWall() {
    return 0;
  }
}

function freePoses(floor: Floor, option: Option, step: number): Pose[] {
  const { box, sides, inner } = floor.room;
  const turns = new Map<number, Side>();
  for (const side of [...sides, ...floor.openSides]) {
    const turn = Math.round(side.spot(0).turn * 10);
    turns.set(option.isTwoSided ? ((turn % 1800) + 1800) % 1800 : turn, side);
  }
  const y0 = Math.min(...option.bodies.map((one) => one.y0));
  const y1 = Math.max(...option.bodies.map((one) => one.y1));
  const [mx, my] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const steps = (low: number, middle: number, high: number) => {
    const list = [middle];
    for (let off = step; middle + off < high || middle - off > low; off += step) {
      list.push(middle + off, middle - off);
    }
    return list;
  };
  return [...turns.values()].flatMap((like) =>
    steps(box.x0, mx, box.x1).flatMap((x) =>
      steps(box.y0, my, box.y1).flatMap((y): Pose[] => {
        if (!isInside(inner, [x, y])) return [];
        const out = (y0 + y1) / 2;
        const origin: Inches = [x - like.into[0] * out, y - like.into[1] * out];
        const side = new FreeSide(origin, like.spot(0).turn, like.right);
        return [{ side, index: null, at: 0, end: null }];
      }),
    ),
  );
}

function posesOf(floor: Floor, option: Option, step: number): Pose[] {
  switch (option.stands) {
    case 'along':
      return alongPoses(floor, option);
    case 'corner':
      return cornerPoses(floor, option);
    case 'edge':
      return edgePoses(floor, option);
    case 'free':
      return freePoses(floor, option, step);
  }
}

/** Those that reach farthest from the middle of their group first: walls and doors refuse them first. */
function outermostFirst(bodies: readonly Body[]): Body[] {
  const reach = ({ x0, x1, y1 }: Body) => Math.max(-x0, x1, y1);
  return bodies.toSorted((a, b) => reach(b) - reach(a));
}

/** A form to be tried in many places. */
interface Form {
  readonly group: Group;
  readonly option: Option;
  readonly isLenient: boolean;
  readonly outermost: readonly Body[];
}

/** What stands there, with what it costs by itself; null where it does not fit. */
function standAt(
  floor: Floor,
  pose: Pose,
  { group, option, isLenient, outermost }: Form,
): Stand | null {
  // Most places are refused here, so nothing is made for them that is not needed.
  const shapes: Placed[] = [];
  for (const body of outermost) {
    const shape = placed(pose, body);
    if (!floor.fits(shape, body)) return null;
    shapes.push(shape);
  }
  const comfort = option.cost - group.worth + (option.comfort?.(pose, floor.view) ?? 0);
  let cost = comfort;
  const clears = option.clears.map((clear) => ({ ...clear, ...placed(pose, clear) }));
  for (const clear of clears) {
    if (!floor.isClear(clear, clear.above)) cost += priceOf(clear.cost, isLenient);
  }
  const { swept, cost: ifMet } = option.opens ?? { swept: [], cost: 0 };
  if (swept.some((rect) => floor.isSwept(placed(pose, rect)))) cost += ifMet;
  if (!Number.isFinite(cost)) return null;
  const bodies = option.bodies.flatMap((body) => {
    const shape = shapes[outermost.indexOf(body)];
    return shape ? [{ ...body, ...shape }] : [];
  });
  const x = Math.min(...option.bodies.map((one) => one.x0));
  const x1 = Math.max(...option.bodies.map((one) => one.x1));
  const y1 = Math.max(...option.bodies.map((one) => one.y1));
  const middle = pose.side.spot(pose.at + (x + x1) / 2, y1 / 2).at;
  return { group, option, pose, bodies, clears, middle, cost, comfort };
}

interface Of {
  readonly group: Group;
  readonly isLenient: boolean;
}

function standsAt(floor: Floor, of: Of, step: number): Stand[] {
  const stands: Stand[] = [];
  for (const option of of.group.options) {
    const form = { ...of, option, outermost: outermostFirst(option.bodies) };
    for (const pose of posesOf(floor, option, step)) {
      const stand = standAt(floor, pose, form);
      if (stand) stands.push(stand);
    }
  }
  return stands;
}

/** Every stand of a group, with what it costs by itself; none that does not fit. */
export function standsOf(floor: Floor, group: Group, isLenient: boolean): Stand[] {
  const stands = standsAt(floor, { group, isLenient }, FREE_STEP);
  const isFree = group.options.some((option) => option.stands === 'free');
  if (stands.length > 0 || group.need === 'may' || !isFree) return stands;
  return standsAt(floor, { group, isLenient }, FINE_STEP);
}

/** What must be clear is dear where one asks which rule forbids a room. */
export function priceOf(cost: number, isLenient: boolean): number {
  return isLenient && !Number.isFinite(cost) ? 1_000 : cost;
}
