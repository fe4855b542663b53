import { crossOf, distanceOf, minus } from '@wevisu/scene/plane/points.ts';
import { segmentsMeet } from '@wevisu/scene/plane/simple.ts';
import type { PhotoFindingCode } from '../finding.ts';
import { isFiniteSpot, type Spot } from '../picture.ts';
import { edgesOf, type KnownLength, moveMarks, type RoomMarks } from './marks.ts';

/** Marks closer than this are one place, and shorter lines have no direction; pixels. */
const MIN_PX = 6;
const MAX_METERS = 100;

/** What is wrong with marks, before any camera is fitted; null if nothing is. */
export function marksProblem(marks: RoomMarks): PhotoFindingCode | null {
  let areNumbers = true;
  moveMarks(marks, (spot) => {
    areNumbers &&= isFiniteSpot(spot);
    return spot;
  });
  if (!areNumbers) return 'not-a-number';
  return (
    (marks.kind === 'rectangle' ? cornersProblem(marks.corners) : cornerProblem(marks)) ??
    edgesProblem(marks) ??
    lengthsProblem(marks.lengths)
  );
}

function cornersProblem(corners: readonly Spot[]): PhotoFindingCode | null {
  const [a, b, c, d] = corners;
  if (!a || !b || !c || !d || corners.length !== 4) return 'corners-missing';
  for (const [n, one] of corners.entries()) {
    for (const other of corners.slice(n + 1)) {
      if (distanceOf(one, other) < MIN_PX) return 'corners-repeated';
    }
  }
  const isFlat = corners.some((corner, n) => {
    const [one, other, third] = corners.toSpliced(n, 1) as [Spot, Spot, Spot];
    return [distanceToLine(corner, one, other), distanceToLine(corner, other, third)].some(
      (distance) => distance < MIN_PX / 2,
    );
  });
  if (isFlat) return 'corners-on-a-line';
  if (segmentsMeet(a, b, c, d) || segmentsMeet(b, c, d, a)) return 'corners-crossed';
  // A rectangle in front of the camera is convex in every picture.
  return isConvex([a, b, c, d]) ? null : 'corners-on-a-line';
}

function distanceToLine(spot: Spot, from: Spot, to: Spot): number {
  return Math.abs(crossOf(minus(to, from), minus(spot, from))) / distanceOf(from, to);
}

function isConvex(corners: readonly [Spot, Spot, Spot, Spot]): boolean {
  const turns = corners.map((b, n) => {
    const a = corners[(n + 3) % 4] as Spot;
    const c = corners[(n + 1) % 4] as Spot;
    return Math.sign((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]));
  });
  return turns.every((turn) => turn !== 0 && turn === turns[0]);
}

function cornerProblem({ edges }: { readonly edges: RoomMarks['edges'] }) {
  const count = (along: string) => edges.filter((edge) => edge.along === along).length;
  return count('first') > 0 && count('second') > 0 && edges.length >= 3 ? null : 'edges-missing';
}

function edgesProblem(marks: RoomMarks): PhotoFindingCode | null {
  return edgesOf(marks).some(({ from, to }) => distanceOf(from, to) < MIN_PX)
    ? 'edge-too-short'
    : null;
}

function lengthsProblem(lengths: readonly KnownLength[]): PhotoFindingCode | null {
  if (lengths.length === 0) return 'length-missing';
  for (const { from, to, meters, wall } of lengths) {
    if (!(meters > 0 && meters < MAX_METERS)) return 'length-zero';
    if (distanceOf(from, to) < 1) return 'length-ends-same';
    if (wall && distanceOf(wall.from, wall.to) < MIN_PX) return 'wall-too-short';
  }
  return null;
}
