// Walls as they were drawn to walls as they were meant: what is doubled joined, what is open closed.

import { along, crossOf, distanceOf, meetingOf } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { counted, type ImportFinding } from '../import-finding.ts';
import { type Axis, areParallel, axisOf, seenFrom, type WallLine } from './wall-line.ts';

/** Shorter lines are dots: 1 mm. */
const SHORTEST = 10;
/** Lines this near to each other are one line drawn twice: 3/4 in. */
const SAME_LINE = 190;
/** Ends this near to each other are one point. */
const SAME_POINT = 5;
/** Corners open by up to 6 in are closed. */
const CLOSING = 1_524;
/** Gaps of less than this in a wall are where another one meets it. */
const MAX_JOINT = 4_600;

interface Mended {
  readonly walls: readonly WallLine[];
  readonly findings: readonly ImportFinding[];
}

/** Two stretches of one line as one, where they overlap or nearly touch; null where they do not. */
function joined(a: WallLine, b: WallLine, gap: number): WallLine | null {
  const axis = axisOf(a);
  if (!areParallel(axis, axisOf(b))) return null;
  const [from, to] = [seenFrom(axis, b.from), seenFrom(axis, b.to)];
  if (Math.abs(from.left) > SAME_LINE || Math.abs(to.left) > SAME_LINE) return null;
  const [start, end] = [Math.min(from.at, to.at), Math.max(from.at, to.at)];
  if (start > axis.length + gap || end < -gap) return null;
  return {
    ...a,
    from: start < 0 ? along(axis.from, axis.direction, start) : a.from,
    to: end > axis.length ? along(axis.from, axis.direction, end) : a.to,
    thicknessTenths: Math.max(a.thicknessTenths, b.thicknessTenths),
  };
}

function overlaps(a: WallLine, b: WallLine): boolean {
  const axis = axisOf(a);
  const [one, two] = [seenFrom(axis, b.from).at, seenFrom(axis, b.to).at];
  const shared = Math.min(axis.length, Math.max(one, two)) - Math.max(0, Math.min(one, two));
  return shared > SHORTEST;
}

/** Joins walls that lie on one line; the longest keeps its place. `gap`: how far apart they may end. */
function joinInLine(walls: readonly WallLine[], gap: number) {
  const lengthOf = ({ from, to }: WallLine) => distanceOf(from, to);
  let left = [...walls].sort((a, b) => lengthOf(b) - lengthOf(a));
  const done: WallLine[] = [];
  const doubled: WallLine[] = [];
  while (left.length > 0) {
    let one = left.shift() as WallLine;
    for (let changed = true; changed; ) {
      changed = false;
      const rest: WallLine[] = [];
      for (const other of left) {
        const isAlike = Math.abs(one.thicknessTenths - other.thicknessTenths) <= SAME_LINE;
        const both = isAlike ? joined(one, other, gap) : null;
        if (!both) {
          rest.push(other);
          continue;
        }
        if (overlaps(one, other)) doubled.push(other);
        one = both;
        changed = true;
      }
      left = rest;
    }
    done.push(one);
  }
  return { walls: done, doubled };
}

interface End {
  readonly wall: number;
  readonly which: 'from' | 'to';
}

/** Where an end goes so that it meets another wall, and how far that is; null where none is near. */
function closingOf(walls: readonly WallLine[], { wall, which }: End, tolerance: number) {
  const own = walls[wall] as WallLine;
  const axis = axisOf(own);
  const end = own[which];
  let best: { readonly point: Point; readonly gap: number } | null = null;
  const offer = (point: Point, max: number) => {
    const gap = distanceOf(end, point);
    if (gap <= max && (!best || gap < best.gap)) best = { point, gap };
  };
  for (const [i, other] of walls.entries()) {
    if (i === wall) continue;
    const reach = tolerance + (own.thicknessTenths + other.thicknessTenths) * 0.6;
    const far = reach + 100;
    // A box first: most walls are far away.
    if (
      Math.min(other.from[0], other.to[0]) > end[0] + far ||
      Math.max(other.from[0], other.to[0]) < end[0] - far ||
      Math.min(other.from[1], other.to[1]) > end[1] + far ||
      Math.max(other.from[1], other.to[1]) < end[1] - far
    ) {
      continue;
    }
    const there: Axis = axisOf(other);
    if (areParallel(axis, there)) {
      for (const point of [other.from, other.to]) offer(point, tolerance);
      continue;
    }
    const meeting = meetingOf(own.from, axis.direction, other.from, there.direction);
    if (!meeting) continue;
    const { at } = seenFrom(there, meeting);
    const isSharp = Math.abs(crossOf(axis.direction, there.direction)) < 0.17;
    if (at >= -reach && at <= there.length + reach && !isSharp) offer(meeting, reach);
  }
  return best as { readonly point: Point; readonly gap: number } | null;
}

/** Gives ends that nearly meet the same point, in whole tenths. */
function toWholePoints(walls: readonly WallLine[]): WallLine[] {
  const cells = new Map<string, Point[]>();
  const whole = (point: Point): Point => {
    const [x, y] = [Math.round(point[0]) + 0, Math.round(point[1]) + 0];
    const [cx, cy] = [Math.floor(x / 16), Math.floor(y / 16)];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const known = cells.get(`${cx + dx} ${cy + dy}`);
        const same = known?.find((one) => distanceOf(one, [x, y]) <= SAME_POINT);
        if (same) return same;
      }
    }
    const key = `${cx} ${cy}`;
    cells.set(key, [...(cells.get(key) ?? []), [x, y]]);
    return [x, y];
  };
  return walls.map((wall) => ({ ...wall, from: whole(wall.from), to: whole(wall.to) }));
}

/**
 * Drops dots, joins what is drawn twice, closes corners. `fromFaces`: the walls are center lines between
 * drawn faces, which end half a thickness before their corners, so that closing those is no finding.
 */
export function mendWalls(drawn: readonly WallLine[], fromFaces: boolean): Mended {
  const findings: ImportFinding[] = [];
  const dots = drawn.filter(({ from, to }) => distanceOf(from, to) < SHORTEST);
  if (dots.length > 0) {
    const text = `${counted(dots.length, 'line')} without length dropped.`;
    findings.push({ code: 'lines-without-length', text, line: dots[0]?.line ?? null });
  }
  const long = drawn.filter(({ from, to }) => distanceOf(from, to) >= SHORTEST);
  const { walls, doubled } = joinInLine(long, fromFaces ? MAX_JOINT : SAME_POINT);
  if (doubled.length > 0) {
    const text = `${counted(doubled.length, 'line')} drawn twice dropped.`;
    findings.push({ code: 'lines-doubled', text, line: doubled[0]?.line ?? null });
  }
  const mended: WallLine[] = [...walls];
  let closed = 0;
  let widest = 0;
  let first: number | null = null;
  for (const wall of walls.keys()) {
    for (const which of ['from', 'to'] as const) {
      const found = closingOf(mended, { wall, which }, CLOSING);
      const own = mended[wall] as WallLine;
      if (!found || found.gap < 1e-6) continue;
      mended[wall] = { ...own, [which]: found.point };
      if (fromFaces || found.gap <= SAME_POINT) continue;
      closed++;
      widest = Math.max(widest, found.gap);
      first ??= own.line;
    }
  }
  if (closed > 0) {
    const text = `${counted(closed, 'open corner')} closed, the widest gap ${Math.round(widest / 10)} mm.`;
    findings.push({ code: 'corners-closed', text, line: first });
  }
  const whole = toWholePoints(mended).filter(({ from, to }) => distanceOf(from, to) >= SHORTEST);
  return { walls: whole, findings };
}
