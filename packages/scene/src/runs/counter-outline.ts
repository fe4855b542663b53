import type { RunNode } from '../document/nodes/run.ts';
import { along, crossOf, directionOf, distanceOf } from '../plane/points.ts';
import { boundsOf, type Point, type Polygon } from '../plane/polygon.ts';
import type { HostedThing } from './hosted.ts';
import type { CabinetPlace } from './run-layout.ts';

/** One piece of a counter, in tenths, local to its run: x right, y toward the back. */
export interface CounterPiece {
  /** Counter-clockwise; sinks with an apron and rangetops are notched out of its front. */
  readonly outline: Polygon;
  /** Whether edge i (from point i to the next) is seen and wears the edge profile. */
  readonly seen: readonly boolean[];
  readonly holes: readonly Polygon[];
}

interface Ends {
  readonly leftEndTenths: number;
  readonly rightEndTenths: number;
}

/** Counters overhang a finished end by an inch, an island's by as much as its front. */
const SIDE_OVERHANG = 254;

interface Edge {
  readonly at: Point;
  /** Whether the edge that begins here is seen. */
  readonly seen: boolean;
}

function sideOverhang(run: RunNode, end: RunNode['leftEnd']): number {
  if (!run.counter || end === 'waterfall') return 0;
  if (run.tier === 'island') return run.counter.overhangTenths;
  return end === 'panel' ? Math.min(SIDE_OVERHANG, run.counter.overhangTenths) : 0;
}

/** Points of one end, from the front line to the back line, as of a right end of x. */
function endPoints(given: {
  readonly x: number;
  readonly front: number;
  readonly back: number;
  readonly seen: boolean;
  readonly isBackSeen: boolean;
}): Edge[] {
  const { x, front, back, seen, isBackSeen } = given;
  return [
    { at: [x, front], seen },
    { at: [x, back], seen: isBackSeen },
  ];
}

/** The same where a corner cabinet turns the counter into the next wall. */
function cornerPoints(run: RunNode, place: CabinetPlace, back: number): Edge[] | null {
  const { cabinet, fromTenths, toTenths } = place;
  const wide = toTenths - fromTenths;
  const depth = run.depthTenths;
  const over = run.counter?.overhangTenths ?? 0;
  const form = cabinet.cabinet;
  if (wide <= depth || (form !== 'corner-lazy-susan' && form !== 'corner-diagonal')) return null;
  const x = toTenths;
  const inner: Edge[] =
    form === 'corner-lazy-susan'
      ? [{ at: [x - depth - over, -depth - over], seen: true }]
      : [{ at: [x - wide - over * (Math.SQRT2 - 1), -depth - over], seen: true }];
  const reach = form === 'corner-lazy-susan' ? depth + over : depth + over * Math.SQRT2;
  return [
    ...inner,
    { at: [x - reach, -wide], seen: false },
    { at: [x, -wide], seen: false },
    { at: [x, back], seen: false },
  ];
}

function mirrored(points: readonly Edge[], about: number): Edge[] {
  // Reversing moves each flag to the edge's other end.
  const reversed = points.toReversed();
  return reversed.map(({ at }, i) => ({
    at: [2 * about - at[0], at[1]] as const,
    seen: (reversed[i + 1] ?? reversed[0])?.seen ?? false,
  }));
}

function segmentOutline(
  run: RunNode,
  places: readonly CabinetPlace[],
  segment: [number, number],
  ends: Ends,
): Edge[] {
  const [first, last] = segment;
  const left = places[first];
  const right = places[last];
  const { counter } = run;
  if (!left || !right || !counter) return [];
  const front = -run.depthTenths - counter.overhangTenths;
  const back = counter.backOverhangTenths;
  const isBackSeen = back > 0 || run.tier === 'island';
  const isFirst = first === 0;
  const isLast = last === places.length - 1;
  const rightSide = isLast ? sideOverhang(run, run.rightEnd) : 0;
  const leftSide = isFirst ? sideOverhang(run, run.leftEnd) : 0;
  const rightCorner = right.corner === 'right' ? cornerPoints(run, right, back) : null;
  const leftCorner = left.corner === 'left' ? cornerPoints(run, { ...left }, back) : null;
  const rightPoints =
    rightCorner ??
    endPoints({
      x: right.toTenths + (isLast ? ends.rightEndTenths : 0) + rightSide,
      front,
      back,
      seen: rightSide > 0,
      isBackSeen,
    });
  if (leftCorner) {
    const middle = (left.fromTenths + left.toTenths) / 2;
    const turned = mirrored(leftCorner, middle);
    // The last point's edge runs along the front to the right end.
    return [
      ...turned.map((edge, i) => (i === turned.length - 1 ? { ...edge, seen: true } : edge)),
      ...rightPoints.map((edge, i) =>
        i === rightPoints.length - 1 ? { ...edge, seen: isBackSeen } : edge,
      ),
    ];
  }
  const x = left.fromTenths - (isFirst ? ends.leftEndTenths : 0) - leftSide;
  return [{ at: [x, back], seen: leftSide > 0 }, { at: [x, front], seen: true }, ...rightPoints];
}

/** Steps of a rounded corner: 2 in are round to the eye. */
const STEPS = 6;

/** The corner at the start of an edge as an arc, where the edges on both sides are seen. */
function roundedCorner(edges: readonly Edge[], i: number, radius: number): Edge[] {
  const own = edges[i];
  const before = edges.at(i - 1);
  const after = edges[(i + 1) % edges.length];
  if (!own || !before?.seen || !own.seen || !after) return own ? [own] : [];
  const back = distanceOf(before.at, own.at);
  const ahead = distanceOf(own.at, after.at);
  const into = directionOf(before.at, own.at);
  const out = directionOf(own.at, after.at);
  // An inner corner stays: nobody bumps into it.
  if (crossOf(into, out) < 0.5) return [own];
  const r = Math.min(radius, back * 0.45, ahead * 0.45);
  const start = along(own.at, into, -r);
  const center = along(start, [-into[1], into[0]], r);
  return Array.from({ length: STEPS + 1 }, (_, step): Edge => {
    const angle = (Math.PI / 2) * (step / STEPS);
    const at = along(along(center, into, r * Math.sin(angle)), out, -r * Math.cos(angle));
    return { at: [Math.round(at[0]), Math.round(at[1])], seen: true };
  });
}

function rounded(edges: readonly Edge[], radius: number): readonly Edge[] {
  return radius < 20 ? edges : edges.flatMap((_, i) => roundedCorner(edges, i, radius));
}

/** Notches of things that reach through the front, and holes of the others, in tenths. */
function cutsOf(hosted: readonly HostedThing[], run: RunNode) {
  const front = -run.depthTenths - (run.counter?.overhangTenths ?? 0);
  const notches: { from: number; to: number; back: number }[] = [];
  const holes: Polygon[] = [];
  for (const { cutOut } of hosted) {
    if (!cutOut) continue;
    const hole = cutOut.map(([x, y]): Point => [x * 10, y * 10]);
    const { minX, maxX, minY, maxY } = boundsOf(hole);
    // Less than 3/4 in of stone before a hole would break.
    if (minY < front + 190) notches.push({ from: minX, to: maxX, back: maxY });
    else holes.push(hole);
  }
  return { front, notches: notches.sort((a, b) => a.from - b.from), holes };
}

/** Pieces of the counter between ranges, refrigerators and ends; none without a counter. */
export function countersOf(
  run: RunNode,
  places: readonly CabinetPlace[],
  ends: Ends,
  hosted: readonly HostedThing[],
): CounterPiece[] {
  if (!run.counter) return [];
  const cuts = cutsOf(hosted, run);
  const segments: [number, number][] = [];
  places.forEach((place, i) => {
    if (place.isOpen) return;
    const current = segments.at(-1);
    if (current && current[1] === i - 1) current[1] = i;
    else segments.push([i, i]);
  });
  return segments.map((segment): CounterPiece => {
    const edges = segmentOutline(run, places, segment, ends);
    const from = places[segment[0]]?.fromTenths ?? 0;
    const to = places[segment[1]]?.toTenths ?? 0;
    const isInside = (a: number, b: number) => a > from && b < to;
    const notches = cuts.notches.filter((one) => isInside(one.from, one.to));
    const notched = edges.flatMap((edge, i): Edge[] => {
      const next = edges[(i + 1) % edges.length];
      const isFront = edge.at[1] === cuts.front && next?.at[1] === cuts.front;
      if (!isFront) return [edge];
      return [
        edge,
        ...notches.flatMap((one): Edge[] => [
          { at: [one.from, cuts.front], seen: false },
          { at: [one.from, one.back], seen: false },
          { at: [one.to, one.back], seen: false },
          { at: [one.to, cuts.front], seen: true },
        ]),
      ];
    });
    const finished = rounded(notched, run.counter?.cornerRadiusTenths ?? 0);
    return {
      outline: finished.map(({ at }) => at),
      seen: finished.map(({ seen }) => seen),
      holes: cuts.holes.filter((hole) => {
        const { minX, maxX } = boundsOf(hole);
        return isInside(minX, maxX);
      }),
    };
  });
}
