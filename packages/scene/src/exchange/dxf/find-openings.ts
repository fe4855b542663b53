// Doors and windows of a drawing: blocks and lines on their layers, and swings of doors.

import { along, middleOf } from '../../plane/points.ts';
import { boundsOf, type Point } from '../../plane/polygon.ts';
import type { PlanOpening } from '../plan/build-plan.ts';
import { type Axis, areParallel, axisOf, seenFrom, type WallLine } from '../plan/wall-line.ts';

/** A door's swing: 16 to 60 in. */
const [MIN_LEAF, MAX_LEAF] = [4_000, 15_300];
const [NARROWEST, WIDEST] = [3_800, 80_000];
/** Where signs stand beside their wall: swings reach into the room, their hinges do not. */
const NEAR_WALL = 3_500;

type SignKind = 'door' | 'window';

/** What shows that a door or window is here, in tenths. */
export interface OpeningSign {
  readonly kind: SignKind;
  readonly points: readonly Point[];
  /** The hinge of a swing, and the length of its leaf. */
  readonly swing: { readonly hinge: Point; readonly radius: number } | null;
}

export function kindOfSign(name: string): SignKind | null {
  if (/glaz|win(dow|d?s)?\b|wndw|fenster|ventana|fen[eê]tre/i.test(name)) return 'window';
  if (/door|\bdr\b|puerta|t[uü]r(en)?\b|porte/i.test(name)) return 'door';
  return null;
}

export function isLeaf(radius: number, sweep: number): boolean {
  return radius >= MIN_LEAF && radius <= MAX_LEAF && sweep > 0.8 && sweep < 2.2;
}

interface Hole {
  readonly kind: SignKind;
  readonly start: number;
  readonly end: number;
}

/** Where along a wall a sign stands; null where it is not at this wall. */
function holeOf(axis: Axis, thick: number, sign: OpeningSign): Hole | null {
  const seen = sign.points.map((point) => seenFrom(axis, point));
  // The middle of what lies nearest to the wall: the leaf and its swing stand beside it.
  const near = seen.filter(({ left }) => Math.abs(left) <= thick / 2 + 600);
  if (near.length === 0) return null;
  let [start, end] = [Math.min(...near.map(({ at }) => at)), Math.max(...near.map(({ at }) => at))];
  if (sign.swing) {
    const hinge = seenFrom(axis, sign.swing.hinge);
    if (Math.abs(hinge.left) > thick / 2 + NEAR_WALL) return null;
    const toEnd = Math.abs(end - hinge.at) >= Math.abs(start - hinge.at);
    [start, end] = toEnd
      ? [hinge.at, hinge.at + sign.swing.radius]
      : [hinge.at - sign.swing.radius, hinge.at];
  }
  if (end - start < NARROWEST || end - start > WIDEST) return null;
  if (start < -NARROWEST || end > axis.length + NARROWEST) return null;
  return { kind: sign.kind, start: Math.max(0, start), end: Math.min(axis.length, end) };
}

/** Two walls in one line with a sign between them are one wall with an opening. */
export function bridgeGaps(
  walls: readonly WallLine[],
  signs: readonly OpeningSign[],
): readonly WallLine[] {
  const left = [...walls];
  for (const sign of signs) {
    const { minX, minY, maxX, maxY } = boundsOf(sign.points);
    const middle = middleOf([minX, minY], [maxX, maxY]);
    let best: { a: number; b: number; gap: number; wall: WallLine } | null = null;
    for (const [a, wall] of left.entries()) {
      const axis = axisOf(wall);
      const reach = wall.thicknessTenths / 2 + (sign.swing?.radius ?? 0) + 600;
      const place = seenFrom(axis, middle);
      if (Math.abs(place.left) > reach || place.at < axis.length) continue;
      for (const [b, other] of left.entries()) {
        if (a === b || !areParallel(axis, axisOf(other))) continue;
        const ends = [seenFrom(axis, other.from), seenFrom(axis, other.to)];
        if (ends.some((end) => Math.abs(end.left) > 300)) continue;
        const start = Math.min(...ends.map(({ at }) => at));
        const gap = start - axis.length;
        if (gap < NARROWEST || gap > WIDEST || place.at > start || (best && best.gap <= gap))
          continue;
        const end = Math.max(...ends.map(({ at }) => at));
        const to = along(axis.from, axis.direction, end);
        best = { a, b, gap, wall: { ...wall, to } };
      }
    }
    if (!best) continue;
    left[best.a] = best.wall;
    left.splice(best.b, 1);
  }
  return left;
}

/** One opening for each place with signs. Heights are the usual ones: a plan does not say them. */
export function findOpenings(
  walls: readonly WallLine[],
  signs: readonly OpeningSign[],
): PlanOpening[] {
  const holes = new Map<number, Hole[]>();
  for (const sign of signs) {
    let best: { wall: number; hole: Hole; far: number } | null = null;
    for (const [wall, node] of walls.entries()) {
      const axis = axisOf(node);
      const hole = holeOf(axis, node.thicknessTenths, sign);
      if (!hole) continue;
      const at = sign.swing?.hinge ?? sign.points[0] ?? node.from;
      // A swing's arc touches the wall that it opens in and only nears the one beside.
      const far = Math.abs(seenFrom(axis, at).left) - (hole.end - hole.start) * 0.1;
      if (!best || far < best.far) best = { wall, hole, far };
    }
    if (!best) continue;
    const known = holes.get(best.wall) ?? [];
    const same = known.findIndex(
      ({ start, end }) => start < (best?.hole.end ?? 0) && end > (best?.hole.start ?? 0),
    );
    if (same < 0) known.push(best.hole);
    else if (sign.swing) known[same] = best.hole;
    holes.set(best.wall, known);
  }
  return [...holes].flatMap(([wall, own]) =>
    own.map(({ kind, start, end }): PlanOpening => {
      const width = Math.round(end - start);
      const isDoor = kind === 'door';
      const heights = isDoor
        ? { heightTenths: 20_320, sillTenths: 0 }
        : { heightTenths: 12_192, sillTenths: 9_144 };
      const style = !isDoor ? 'window-double-hung' : width > 12_200 ? 'door-double' : 'door-single';
      const atTenths = Math.round((start + end) / 2);
      return { wall, node: { style, atTenths, widthTenths: width, ...heights } };
    }),
  );
}
