import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { tenths } from '../drawing/measure.ts';
import type { Side } from '../drawing/side.ts';
import type { DrawScene } from '../groups/group.ts';
import { meet, placed } from '../groups/plane.ts';

/** Pictures for bare walls, the largest first; inches. */
const SIZES = [
  [48, 32],
  [36, 26],
  [24, 32],
] as const;
/** Wall to the left and right of a picture, also where a curtain hangs beside a window. */
const AIR = 16;
const SHOWN: readonly KindId[] = ['framed-picture', 'wall-mirror', 'tv', 'sconce', 'coat-rack'];
const HEIGHT = 60;
const STEP = 6;
/** A picture hangs over what is no higher, and from its middle where that is so wide and so near the wall. */
const LOW = { top: 42, width: 36, out: 8 };

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

const along = ({ spot, right }: Side, [x, y]: readonly [number, number]) => {
  const [zx, zy] = spot(0).at;
  return (x - zx) * right[0] + (y - zy) * right[1];
};

/** One thing to look at is enough for a wall. */
function isHung({ things }: Drawing, { wallId }: Side): boolean {
  return things.some(({ hostId, kind }) => hostId === wallId && SHOWN.includes(kind));
}

/** Middles of low furniture that stands at a wall, along it. */
function lowAt({ stands }: DrawScene, side: Side): number[] {
  const [zx, zy] = side.spot(0).at;
  return stands
    .flatMap(({ bodies }) => bodies)
    .flatMap(({ polygon, top }) => {
      const out = polygon.map(([x, y]) => (x - zx) * side.into[0] + (y - zy) * side.into[1]);
      const at = polygon.map((corner) => along(side, corner));
      const [from, to] = [Math.min(...at), Math.max(...at)];
      const isAt = Math.min(...out) < LOW.out && to - from >= LOW.width && top <= LOW.top;
      return isAt ? [(from + to) / 2] : [];
    });
}

/**
 * The middle of the longest stretch of a wall that nothing tall stands or opens in, or of what stands low before
 * it, with the largest picture for it.
 */
function placeOn(scene: DrawScene, side: Side, index: number): Place | null {
  const { drawing, stands } = scene;
  const low = lowAt(scene, side);
  const tall = stands.flatMap(({ bodies }) => bodies.filter(({ top }) => top > LOW.top));
  for (const size of SIZES) {
    const half = size[0] / 2;
    const isOpen = (at: number) => {
      const shape = placed(
        { side, index, at, end: null },
        { x0: -half - 2, x1: half + 2, y0: 0, y1: 4 },
      );
      return isBare(drawing, side, at, half + AIR) && tall.every((body) => !meet(body, shape));
    };
    const over = low.find((at) => at > half && at < side.length - half && isOpen(at));
    if (over !== undefined) return { side, at: over, size };
    const found: number[] = [];
    for (let at = half + AIR; at <= side.length - half - AIR; at += STEP) {
      if (isOpen(at)) found.push(at);
    }
    const middle = found[Math.floor(found.length / 2)];
    if (middle !== undefined) return { side, at: middle, size };
  }
  return null;
}

/** Hangs a picture on each of the walls with the most bare wall, at most so many, each unlike the ones before. */
export function wallArt(scene: DrawScene, most: number): void {
  const { drawing } = scene;
  const places = scene.room.sides
    .flatMap((side, index) =>
      side.wallId && !isHung(drawing, side) ? (placeOn(scene, side, index) ?? []) : [],
    )
    .toSorted((a, b) => b.size[0] * b.size[1] - a.size[0] * a.size[1]);
  for (const { side, at, size } of places.slice(0, most)) {
    const [width, height] = size;
    drawing.put({
      kind: 'framed-picture',
      params: { widthTenths: tenths(width), heightTenths: tenths(height) },
      turn: drawing.things.filter(({ kind }) => kind === 'framed-picture').length,
      hostId: side.wallId,
      decor: true,
      place: { spot: side.spot(at), by: 'back', height: { middle: HEIGHT } },
    });
  }
}
