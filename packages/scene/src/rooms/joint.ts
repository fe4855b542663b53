// How walls that meet at one point share the place there. Every wall end gets a cap: the points from
// its left side to its right side, seen outward from the joint. Caps of one joint leave no gap.

import { crossOf, dotOf, meetingOf } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { buttCap } from './butt-cap.ts';
import { cornerOf, sidePoint } from './corner.ts';
import { type Arm, heightOf, IN_LINE, leadingArms } from './planned-wall.ts';

export type Cap = readonly Point[];

function areInLine(a: Arm, b: Arm): boolean {
  return (
    dotOf(a.direction, b.direction) < 0 && Math.abs(crossOf(a.direction, b.direction)) < IN_LINE
  );
}

/** The two arms that run straight on through the joint, the thickest such pair. */
function findThrough(arms: readonly Arm[]): readonly [Arm, Arm] | null {
  let best: readonly [Arm, Arm] | null = null;
  let max = 0;
  for (const [i, a] of arms.entries()) {
    for (const b of arms.slice(i + 1)) {
      if (!areInLine(a, b)) continue;
      // Where two equally thick lines cross, a wall in one piece runs through.
      const rank = Math.min(a.half, b.half) + (a.end === null && b.end === null ? 0.25 : 0);
      if (rank <= max) continue;
      max = rank;
      best = [a, b];
    }
  }
  return best;
}

/** Caps of arms that mitre with each other, in their order about the joint. */
function fanCaps(main: readonly Arm[], caps: Map<Arm, Cap>): void {
  for (const [i, arm] of main.entries()) {
    const next = main[(i + 1) % main.length] ?? arm;
    const previous = main[(i + main.length - 1) % main.length] ?? arm;
    if (next === arm) {
      caps.set(arm, [sidePoint(arm, 'left'), sidePoint(arm, 'right')]);
      continue;
    }
    const left = cornerOf(arm, next);
    const right = cornerOf(previous, arm);
    const center = main.length > 2 ? [arm.base] : [];
    caps.set(arm, [left.a, left.middle, ...center, right.middle, right.b]);
  }
}

/**
 * A tall wall and a lower one at its end: the tall one takes the whole corner, so that nothing is
 * missing above the lower. False where the corner is too sharp for it.
 */
function tallCorner(tall: Arm, low: Arm, caps: Map<Arm, Cap>): boolean {
  const turn = crossOf(tall.direction, low.direction);
  if (Math.abs(turn) < 0.35) return false;
  const near = turn > 0 ? 'left' : 'right';
  const inner = turn > 0 ? cornerOf(tall, low) : cornerOf(low, tall);
  const outer = turn > 0 ? cornerOf(low, tall) : cornerOf(tall, low);
  const nearSide = sidePoint(tall, near);
  const step = meetingOf(nearSide, tall.direction, sidePoint(low, near), low.direction);
  if (!step) return false;
  caps.set(tall, turn > 0 ? [step, outer.middle] : [outer.middle, step]);
  caps.set(low, turn > 0 ? [step, inner.middle] : [inner.middle, step]);
  return true;
}

function pickMain(arms: readonly Arm[]): readonly Arm[] {
  const top = Math.max(...arms.map(heightOf));
  const tallest = arms.filter((arm) => heightOf(arm) === top);
  return tallest.length > 1 ? tallest : arms;
}

/**
 * The caps of all wall ends at a joint, by arm. `arms` are all that meet there, counter-clockwise.
 * Where a line of walls runs through, the others butt against it; else those of the greatest height
 * mitre with each other and lower ones butt against them. A wall within a thicker one ends square.
 */
export function capsOf(arms: readonly Arm[]): ReadonlyMap<Arm, Cap> {
  const caps = new Map<Arm, Cap>();
  const leading = leadingArms(arms);
  const [first, second] = leading;
  const through = findThrough(leading);
  if (!through && leading.length === 2 && first && second && heightOf(first) !== heightOf(second)) {
    const [tall, low] = heightOf(first) > heightOf(second) ? [first, second] : [second, first];
    if (tallCorner(tall, low, caps)) return withBuried(arms, caps);
  }
  const main = through ?? pickMain(leading);
  fanCaps(
    leading.filter((arm) => main.includes(arm)),
    caps,
  );
  for (const arm of leading) {
    if (arm.end !== null && !main.includes(arm)) caps.set(arm, buttCap(arm, leading, main));
  }
  return withBuried(arms, caps);
}

function withBuried(arms: readonly Arm[], caps: Map<Arm, Cap>): ReadonlyMap<Arm, Cap> {
  for (const arm of arms) {
    if (!caps.has(arm)) caps.set(arm, [sidePoint(arm, 'left'), sidePoint(arm, 'right')]);
  }
  return caps;
}
