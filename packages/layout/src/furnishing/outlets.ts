// Receptacles as the electrical code asks for them: no point of a wall more than 6 ft from one, none
// of a counter more than 2 ft. They go where nothing stands before the wall.
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import { bare, composeDrawing } from '../drawing/compose.ts';
import { type Drawing, holesOf } from '../drawing/drawing.ts';
import { inchesOf } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { receptacle } from './receptacle.ts';

/** A body as it lies before a side: inches along it, out of it, and above the floor. */
interface Box {
  readonly from: number;
  readonly to: number;
  readonly near: number;
  readonly low: number;
  readonly high: number;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Half of a plate and the air around it. */
const HALF = 2.6;
/** Middle of a plate between a counter and the casing of a window at 44 in. */
const ON_COUNTER = 39.2;
/** Farther from the wall than this, nothing covers a plate. */
const BEFORE = 0.7;

function boxesBefore(drawing: Drawing, side: Side): Box[] {
  const nodes = composeDrawing(drawing, { ...bare, hasDecor: true });
  const [zx, zy] = side.spot(0).at;
  const found: Box[] = [];
  const add = (points: readonly (readonly [number, number])[], low: number, high: number) => {
    const seen = points.map(([px, py]) => {
      const [dx, dy] = [inchesOf(px) - zx, inchesOf(py) - zy];
      return [
        dx * side.right[0] + dy * side.right[1],
        dx * side.into[0] + dy * side.into[1],
      ] as const;
    });
    const along = seen.map(([a]) => a);
    const near = Math.min(...seen.map(([, o]) => o));
    const far = Math.max(...seen.map(([, o]) => o));
    if (near < BEFORE && far > 0.1) {
      found.push({ from: Math.min(...along), to: Math.max(...along), near, low, high });
    }
  };
  for (const [id, node] of Object.entries(nodes)) {
    const body = bodyOf(nodes, id);
    if (body) {
      for (const polygon of body.footprints) {
        add(polygon, inchesOf(body.bottomTenths), inchesOf(body.topTenths));
      }
    }
    if (node.type === 'wall' && id.startsWith('wing')) {
      const half = node.thicknessTenths / 2;
      const [[x0, y0], [x1, y1]] = [node.from, node.to];
      add(
        [
          [Math.min(x0, x1) - half, Math.min(y0, y1) - half],
          [Math.max(x0, x1) + half, Math.max(y0, y1) + half],
        ],
        0,
        200,
      );
    }
  }
  for (const hole of holesOf(drawing, side)) {
    const half = hole.width / 2 + 3;
    found.push({
      from: hole.at - half,
      to: hole.at + half,
      near: 0,
      low: hole.sill - 2,
      high: hole.sill + hole.height + 3,
    });
  }
  return found;
}

function isFree(boxes: readonly Box[], at: number, height: number): boolean {
  return boxes.every(
    ({ from, to, low, high }) =>
      at + HALF <= from || at - HALF >= to || height + HALF <= low || height - HALF >= high,
  );
}

/**
 * Places along a span so that none of its points is farther than half a step from one: each as far on
 * as it may be, or the nearest free place to that.
 */
function stepping(span: Span, step: number, free: (at: number) => boolean): number[] {
  const [first, last] = [span.from + HALF, span.to - HALF];
  const places: number[] = [];
  for (let at = first; at <= last + 1e-9; at += 0.5) if (free(at)) places.push(at);
  const found: number[] = [];
  let covered = span.from;
  while (covered < span.to - 0.5) {
    const before = found.at(-1) ?? -1e9;
    const isLast = span.to - covered <= step;
    const aim = isLast ? (covered + span.to) / 2 : covered + step / 2;
    const reach = places.filter((at) => at > before + 3 && at <= covered + step / 2);
    const near = (list: readonly number[]) =>
      list.toSorted((a, b) => Math.abs(a - aim) - Math.abs(b - aim))[0];
    const next = near(reach) ?? places.find((at) => at > before + 3);
    if (next === undefined) return found;
    found.push(next);
    covered = next + step / 2;
  }
  return found;
}

/** Stretches of a side between ways through it and what is built in from the floor up. */
function wallStretches(
  { drawing, room, side }: { drawing: Drawing; room: DrawnRoom; side: Side },
  boxes: readonly Box[],
): Span[] {
  const ways = holesOf(drawing, side)
    .filter(({ style, sill }) => style !== 'niche' && sill < 12)
    .map(({ at, width }) => ({ from: at - width / 2 - 3, to: at + width / 2 + 3 }));
  const runs = runSpans(drawing, side).map((one) => ({ from: one.from, to: one.to }));
  const built = boxes.filter(({ near, low, high }) => near < 0.3 && low < 10 && high > 24);
  const open: Span[] = [];
  let at = 0;
  // What belongs to the next room along the same line is none of this one's.
  const stops = [...ways, ...runs, ...built, ...wetSpans(drawing, room, side)]
    .filter(({ from, to }) => from < side.length && to > 0)
    .sort((a, b) => a.from - b.from);
  for (const stop of [...stops, { from: side.length, to: side.length }]) {
    if (stop.from - at > 0.5) open.push({ from: at, to: stop.from });
    at = Math.max(at, stop.to);
  }
  return open;
}

/** Stretches of a side that are tiled for a tub or shower: no receptacle belongs there. */
function wetSpans(drawing: Drawing, room: DrawnRoom, side: Side): Span[] {
  return drawing.surfaces.flatMap(({ roomId, face, role, area }) => {
    const isHere = roomId === room.id && face.on === 'wall' && face.wallId === side.wallId;
    if (!isHere || role !== 'shower-wall' || !area) return [];
    const [start, end] = [side.onWall(0), side.onWall(side.length)];
    const sign = end > start ? 1 : -1;
    const along = area.map(([x]) => (inchesOf(x) - start) * sign);
    return [{ from: Math.min(...along) - 4, to: Math.max(...along) + 4 }];
  });
}

/** Runs that are drawn or stay, on the floor along a side, gaps included, with where each of their cabinets is. */
function runSpans(drawing: Drawing, side: Side) {
  const turn = Math.round((((side.spot(0).turn % 360) + 360) % 360) * 10);
  const [zx, zy] = side.spot(0).at;
  const stays = Object.values(drawing.nodes).flatMap((node) =>
    node.type === 'run' && node.levelId === drawing.levelId ? [node] : [],
  );
  return [...drawing.runs.map(({ node }) => node), ...stays].flatMap((node) => {
    if (node.rotationTenthsDeg !== turn || node.tier === 'wall') return [];
    const [dx, dy] = [inchesOf(node.position[0]) - zx, inchesOf(node.position[1]) - zy];
    if (Math.abs(dx * side.into[0] + dy * side.into[1]) > 1) return [];
    const from = dx * side.right[0] + dy * side.right[1];
    const wide = node.cabinets.reduce((sum, one) => sum + one.widthTenths, 0);
    if (from > side.length || from + inchesOf(wide) < 0) return [];
    return [{ node, from, to: from + inchesOf(wide) }];
  });
}

/** Counters along a side, less what ranges interrupt. */
function counterSpans(drawing: Drawing, side: Side): Span[] {
  const spans: Span[] = [];
  for (const { node, from } of runSpans(drawing, side)) {
    if (node.counter === null) continue;
    let x = from;
    for (const { cabinet, widthTenths } of node.cabinets) {
      const to = x + inchesOf(widthTenths);
      const last = spans.at(-1);
      const isOpen = cabinet === 'gap' && widthTenths > 6_223;
      if (!isOpen && last && Math.abs(last.to - x) < 0.01) {
        spans[spans.length - 1] = { from: last.from, to };
      } else if (!isOpen) spans.push({ from: x, to });
      x = to;
    }
  }
  return spans;
}

/** How densely receptacles of walls stand, inches. */
export interface Spacing {
  /** The shortest stretch of wall that gets one. */
  readonly least: number;
  /** The farthest from one to the next: what is left to 12 ft reaches around corners. */
  readonly step: number;
}

const USUAL: Spacing = { least: 24, step: 128 };

/** The usual one, then denser ones where it leaves some wall too far from a receptacle. */
const SPACINGS: readonly Spacing[] = [
  USUAL,
  // The walls around the corners of a short stretch are built in.
  { least: 6, step: 128 },
  // Beside a door, too little is left for a plate.
  { least: 6, step: 104 },
];

/** The rule about receptacles along walls. */
const RECEPTACLES = 'D9';

/** What is drawn with the first spacing that serves all of the walls, or with the densest. */
export function served<T extends { readonly findings: readonly { readonly code: string }[] }>(
  drawnWith: (spacing: Spacing) => T,
): T {
  const [first = USUAL, ...denser] = SPACINGS;
  let drawn = drawnWith(first);
  for (const spacing of denser) {
    if (drawn.findings.every(({ code }) => code !== RECEPTACLES)) break;
    drawn = drawnWith(spacing);
  }
  return drawn;
}

/** Receptacles for a whole room, after everything else of it is drawn. */
export function receptacles(
  drawing: Drawing,
  room: DrawnRoom,
  { least, step }: Spacing = USUAL,
): void {
  for (const side of room.sides) {
    const { wallId } = side;
    if (!wallId) continue;
    const boxes = boxesBefore(drawing, side);
    for (const span of wallStretches({ drawing, room, side }, boxes)) {
      if (span.to - span.from < least) continue;
      for (const at of stepping(span, step, (place) => isFree(boxes, place, 16))) {
        receptacle(drawing, { spot: side.spot(at), wallId, height: 16 });
      }
    }
    for (const span of counterSpans(drawing, side)) {
      if (span.to - span.from < 5) continue;
      for (const at of stepping(span, 44, (place) => isFree(boxes, place, ON_COUNTER))) {
        receptacle(drawing, { spot: side.spot(at), wallId, height: ON_COUNTER, device: 'gfci' });
      }
    }
  }
}
