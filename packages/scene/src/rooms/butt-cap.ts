import { along, crossOf, dotOf, minus, plus, times } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { tidy } from '../plane/simple.ts';
import { cornerOf, sidePoint } from './corner.ts';
import type { Arm } from './planned-wall.ts';

/** A point seen from an arm: how far out along it, how far to its left. */
function seenFrom(arm: Arm, point: Point): Point {
  const offset = minus(point, arm.base);
  return [dotOf(offset, arm.direction), crossOf(arm.direction, offset)];
}

function fromSeen(arm: Arm, [out, left]: Point): Point {
  const [dx, dy] = arm.direction;
  return plus(arm.base, [out * dx - left * dy, out * dy + left * dx]);
}

/** Nearest main arm clockwise (step -1) or counter-clockwise (step 1) of an arm. */
function neighborOf(arm: Arm, arms: readonly Arm[], main: readonly Arm[], step: 1 | -1): Arm {
  const start = arms.indexOf(arm);
  for (let i = 1; i < arms.length; i++) {
    const other = arms[(start + step * i + arms.length * i) % arms.length];
    if (other && main.includes(other)) return other;
  }
  return arm;
}

/** Sides of the two main arms about an arm, from far out on the clockwise one, by their corner. */
function obstacleOf(clockwise: Arm, counter: Arm): Polygon {
  const { a, middle, b } = cornerOf(clockwise, counter);
  const far = 1e6;
  return [
    along(sidePoint(clockwise, 'left'), clockwise.direction, far),
    a,
    middle,
    b,
    along(sidePoint(counter, 'right'), counter.direction, far),
  ];
}

interface Hit {
  /** Edge of the obstacle and how far along it. */
  readonly at: number;
  readonly point: Point;
}

/** Where the line from `from` through `to` first meets the obstacle, seen from far out. */
function hitOf(obstacle: Polygon, from: Point, to: Point): Hit | null {
  let best: Hit | null = null;
  let bestT = -Infinity;
  const line = minus(to, from);
  for (let i = 0; i + 1 < obstacle.length; i++) {
    const start = obstacle[i] ?? from;
    const edge = minus(obstacle[i + 1] ?? start, start);
    const turn = crossOf(line, edge);
    if (Math.abs(turn) < 1e-9) continue;
    const t = crossOf(minus(start, from), edge) / turn;
    const u = crossOf(minus(start, from), line) / turn;
    if (u < -1e-9 || u > 1 + 1e-9 || t <= bestT) continue;
    bestT = t;
    best = { at: i + u, point: plus(from, times(line, t)) };
  }
  return best;
}

/** Where the arm's side ends: on the obstacle, or where it meets another arm that butts there too. */
function limitOf(
  arm: Arm,
  other: Arm,
  side: 'left' | 'right',
  main: readonly Arm[],
  wall: Polygon,
) {
  const left = side === 'left' ? arm.half : -arm.half;
  const plain = hitOf(wall, [0, left], [1, left]);
  if (main.includes(other) || other === arm)
    return { points: [plain?.point ?? [0, left]], hit: plain };
  const corner = side === 'left' ? cornerOf(arm, other) : cornerOf(other, arm);
  const seen = seenFrom(arm, side === 'left' ? corner.a : corner.b);
  const shared = hitOf(wall, [0, 0], seen);
  const isOutside = shared && dotOf(minus(seen, shared.point), seen) > 0;
  if (!isOutside) return { points: [plain?.point ?? [0, left]], hit: plain };
  return { points: [seen, shared.point], hit: shared };
}

/** The cap of an arm that ends against the sides of the main arms to both sides of it. */
export function buttCap(arm: Arm, arms: readonly Arm[], main: readonly Arm[]): Polygon {
  const clockwise = neighborOf(arm, arms, main, -1);
  const counter = neighborOf(arm, arms, main, 1);
  const wall = tidy(obstacleOf(clockwise, counter).map((point) => seenFrom(arm, point)));
  const start = arms.indexOf(arm);
  const next = arms[(start + 1) % arms.length] ?? arm;
  const previous = arms[(start + arms.length - 1) % arms.length] ?? arm;
  const left = limitOf(arm, next, 'left', main, wall);
  const right = limitOf(arm, previous, 'right', main, wall);
  const between = wall.filter(
    (_, i) => left.hit && right.hit && i > right.hit.at + 1e-9 && i < left.hit.at - 1e-9,
  );
  return [...left.points, ...between.toReversed(), ...right.points.toReversed()].map((point) =>
    fromSeen(arm, point),
  );
}
