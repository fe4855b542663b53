/** A drawn signature: strokes of points on a board of 600 by 200 units. */

export const SIGNATURE_BOARD = { width: 600, height: 200 } as const;
export const MAX_STROKES = 200;
/** Of one stroke, as x and y by turns. */
export const MAX_STROKE_NUMBERS = 4_000;
const MAX_SIGNATURE_NUMBERS = 12_000;
/** Along all strokes: less is a dot or a slip of the finger. */
const MIN_LENGTH = 40;

export type Strokes = readonly (readonly number[])[];

/** Whether somebody has drawn something, within the board. */
export function isSignature(strokes: Strokes): boolean {
  const numbers = strokes.reduce((sum, stroke) => sum + stroke.length, 0);
  if (numbers > MAX_SIGNATURE_NUMBERS || strokes.length > MAX_STROKES) return false;
  if (!strokes.every(isOnBoard)) return false;
  return strokes.reduce((sum, stroke) => sum + lengthOf(stroke), 0) >= MIN_LENGTH;
}

/** The `d` of an SVG path. */
export function signaturePath(strokes: Strokes): string {
  return strokes
    .flatMap((stroke) => pointsOf(stroke).map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`))
    .join('');
}

function isOnBoard(stroke: readonly number[]): boolean {
  if (stroke.length === 0 || stroke.length % 2 !== 0) return false;
  return stroke.every(
    (value, at) =>
      Number.isInteger(value) &&
      value >= 0 &&
      value <= (at % 2 === 0 ? SIGNATURE_BOARD.width : SIGNATURE_BOARD.height),
  );
}

function pointsOf(stroke: readonly number[]): [number, number][] {
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < stroke.length; at += 2)
    points.push([stroke[at] ?? 0, stroke[at + 1] ?? 0]);
  return points;
}

function lengthOf(stroke: readonly number[]): number {
  const points = pointsOf(stroke);
  return points.reduce((sum, [x, y], at) => {
    const [px, py] = points[at - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
}
