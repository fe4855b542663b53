import type { Drawing } from '../drawing/drawing.ts';
import type { Side } from '../drawing/side.ts';
import { hang } from '../furnishing/pieces.ts';
import type { DrawScene } from '../groups/group.ts';

/** Pictures for bare walls, the largest first; inches. */
const SIZES = [
  [48, 32],
  [36, 26],
  [24, 32],
] as const;
/** Wall to the left and right of a picture, also where a curtain hangs beside a window. */
const AIR = 16;
const HEIGHT = 60;
const STEP = 6;

interface Place {
  readonly side: Side;
  readonly at: number;
  readonly size: (typeof SIZES)[number];
}

function isBare(drawing: Drawing, side: Side, at: number, half: number): boolean {
  return drawing.holes.every(
    ({ side: other, hole }) => other !== side || Math.abs(hole.at - at) >= hole.width / 2 + half,
  );
}

/** The middle of the longest stretch of a wall that nothing stands or opens in, with the largest picture for it. */
function placeOn({ drawing, isFree }: DrawScene, side: Side, index: number): Place | null {
  for (const size of SIZES) {
    const half = size[0] / 2 + AIR;
    const found: number[] = [];
    for (let at = half; at <= side.length - half; at += STEP) {
      const pose = { side, index, at, end: null };
      const isClear = isFree(pose, { x0: -size[0] / 2 - 2, x1: size[0] / 2 + 2, y0: 0, y1: 4 });
      if (isClear && isBare(drawing, side, at, half)) found.push(at);
    }
    const middle = found[Math.floor(found.length / 2)];
    if (middle !== undefined) return { side, at: middle, size };
  }
  return null;
}

/** Hangs a picture on each of the walls with the most bare wall, at most so many. */
export function wallArt(scene: DrawScene, most: number): void {
  const places = scene.room.sides
    .flatMap((side, index) => (side.wallId ? (placeOn(scene, side, index) ?? []) : []))
    .toSorted((a, b) => b.size[0] * b.size[1] - a.size[0] * a.size[1]);
  for (const { side, at, size } of places.slice(0, most)) {
    const [widthTenths, heightTenths] = size;
    const params = { widthTenths, heightTenths };
    hang(scene.drawing, side, at, 'framed-picture', { middle: HEIGHT }, params);
  }
}
