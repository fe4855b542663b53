// Two beds of a size with their heads to one wall: with a nightstand between them, or each in a corner. Inches.
import { tenths } from '../drawing/measure.ts';
import { footprintOf } from '../drawing/stand.ts';
import { type BedSize, bedside } from '../furnishing/bed-set.ts';
import { against } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { Body, Clear, DrawScene, Option, Stand } from '../groups/group.ts';
import type { RoomWishes } from '../groups/wishes.ts';
import { bedComfort } from './bed-comfort.ts';
import { before, isWallFree, layRug, MISSED, offCenter, TIP } from './furniture.ts';

/** An inch before the walls of a corner: plugs are behind it. */
const OFF_WALL = 1;
const HEADBOARD = 46;
/** One that goes below a window. */
const LOW_HEADBOARD = 38;
const STAND = { depth: 19.2, height: 26, holds: 12, books: 3 };
/** Between two beds: one gets out of both. */
const LEAST_GAP = 24.5;
const GAP = 30;
/** From here on each bed has a nightstand of its own; wider apart they are no pair. */
const OWN_STANDS = 58;
const MOST_GAP = 110;
/** Between a bed and its nightstand. */
const BESIDE = 3;
/** A rug lies between the beds and reaches so far below each. */
const RUG = { below: 14, depth: 66, out: 52 };

interface Two {
  readonly size: BedSize;
  readonly gap: number;
  /** Ends that stand in a corner. */
  readonly corners: readonly ('left' | 'right')[];
  readonly onlySide?: number;
  readonly headboard: number;
  /** Nothing hangs over the nightstands and little stands on them: a window may be there. */
  readonly isLow?: boolean;
  readonly cost: number;
}

interface Nightstand {
  readonly x: number;
  readonly wide: number;
}

/** One in the middle, or one beside each bed. */
function nightstands(gap: number): Nightstand[] {
  if (gap < OWN_STANDS) return [{ x: 0, wide: gap >= 29 ? 22 : 18 }];
  const x = gap / 2 - BESIDE - 9;
  return [
    { x: -x, wide: 18 },
    { x, wide: 18 },
  ];
}

function twoBedsOption(two: Two): Option {
  const { size, gap, corners, onlySide, headboard, isLow = false, cost } = two;
  const { width, depth } = footprintOf('bed', { size, heightTenths: tenths(headboard) });
  const [near, far] = [gap / 2, gap / 2 + width];
  const y1 = depth + 1.2;
  const foot = y1 - depth * 0.6;
  const off = (end: 'left' | 'right') => far + (corners.includes(end) ? OFF_WALL : 0);
  const bed = { y0: 0, y1, bottom: 0, top: headboard + 2 };
  const holds = isLow ? STAND.books : STAND.holds;
  const stands = nightstands(gap).map(({ x, wide }): Body => {
    const along = { x0: x - wide / 2 - 0.5, x1: x + wide / 2 + 0.5 };
    return { ...along, y0: 0, y1: STAND.depth, bottom: 0, top: STAND.height + holds };
  });
  const beside = (end: 'left' | 'right'): Clear[] => {
    // A wider bed is made from both sides: in a corner it misses one.
    if (corners.includes(end) && size === 'twin') return [];
    const part = (wide: number, price: number) => ({
      x0: end === 'left' ? -far - wide : far,
      x1: end === 'left' ? -far : far + wide,
      ...{ y0: foot, y1, cost: price, above: 2 },
    });
    return [part(24, MISSED + 30), part(30, TIP)];
  };
  const isCorner = corners.length === 1;
  return {
    id: `two-${size}-${Math.round(gap)}-${corners.join('-')}${headboard < HEADBOARD ? '-low' : ''}${isLow ? '-bare' : ''}${onlySide === undefined ? '' : `-${onlySide}`}`,
    ...{ label: `two ${size} beds`, cost: cost + (gap < GAP ? TIP : 0) },
    stands: isCorner ? 'corner' : 'along',
    ...(isCorner ? { corners } : {}),
    ...(onlySide === undefined ? {} : { onlySide }),
    bodies: [
      { ...bed, x0: -off('left'), x1: -near },
      { ...bed, x0: near, x1: off('right') },
      ...stands,
    ],
    clears: [
      { x0: -near, x1: near, y0: foot, y1, cost: MISSED + 30, above: 2 },
      ...beside('left'),
      ...beside('right'),
      ...before(-far, far, y1, 24, 30),
    ],
    comfort: (pose, view) =>
      Math.max(
        ...[-1, 1].map((sign) => {
          const at = pose.at + (sign * (near + far)) / 2;
          return bedComfort({ ...pose, at }, view, width / 2);
        }),
      ) + (corners.length === 0 ? offCenter(pose) : 0),
    draw: (scene, stand) => drawTwo(scene, stand, { ...two, width }),
  };
}

function drawTwo(
  scene: DrawScene,
  { pose }: Stand,
  { size, gap, headboard, isLow = false, width }: Two & { readonly width: number },
): void {
  const { drawing } = scene;
  const { side, at } = pose;
  layRug(scene, pose, RUG.out, [[gap + 2 * RUG.below, RUG.depth]]);
  const heads = [-1, 1].map((sign) => at + (sign * (gap + width)) / 2);
  for (const along of heads) {
    against(drawing, side, along, 'bed', { size, heightTenths: headboard });
  }
  for (const [i, { x, wide }] of nightstands(gap).entries()) {
    const along = at + x;
    const onWall = !isLow && isWallFree(drawing, { ...pose, at: along }, 14);
    bedside(drawing, { side, along, wide, holds: isLow || i === 0 ? 'books' : 'vase', onWall });
  }
  for (const [turn, along] of heads.entries()) {
    if (!isWallFree(drawing, { ...pose, at: along }, 24)) continue;
    drawing.put({
      kind: 'framed-picture',
      params: { widthTenths: tenths(24), heightTenths: tenths(30) },
      ...{ turn, hostId: side.wallId, decor: true },
      place: { spot: side.spot(along), by: 'back', height: { middle: 70 } },
    });
  }
}

/** Forms that fill a wall of the room from corner to corner: their gap is what is left between the beds. */
function fromCornerToCorner(floor: Floor, size: BedSize, cost: number): Option[] {
  const { width } = footprintOf('bed', { size });
  return floor.room.sides.flatMap((side, onlySide): Option[] => {
    const gap = Math.floor((side.length - 2 * (width + OFF_WALL)) * 10) / 10 - 0.1;
    if (gap < LEAST_GAP || gap > MOST_GAP) return [];
    const both = { size, gap, onlySide, corners: ['left', 'right'] as const };
    return [
      twoBedsOption({ ...both, headboard: HEADBOARD, cost }),
      twoBedsOption({ ...both, headboard: HEADBOARD, isLow: true, cost: cost + 3 }),
      twoBedsOption({ ...both, headboard: LOW_HEADBOARD, isLow: true, cost: cost + 6 }),
    ];
  });
}

function ofSize(floor: Floor, size: BedSize, cost: number): Option[] {
  const apart = [
    { size, gap: GAP, headboard: HEADBOARD, cost },
    { size, gap: LEAST_GAP, headboard: HEADBOARD, cost: cost + 4 },
    { size, gap: GAP, headboard: LOW_HEADBOARD, cost: cost + 6 },
  ];
  const row = apart.map((one) => twoBedsOption({ ...one, corners: [] }));
  const inCorner = (['left', 'right'] as const).flatMap((end) =>
    apart.map((one) => twoBedsOption({ ...one, corners: [end], cost: one.cost + 4 })),
  );
  return [...row, ...inCorner, ...fromCornerToCorner(floor, size, cost + 2)];
}

/** Of the size that is asked for, or the widest that fits of those that two beds in a room usually have. */
export function twoBeds(floor: Floor, { bed }: RoomWishes): Option[] {
  if (bed) return ofSize(floor, bed, 0);
  return [...ofSize(floor, 'full', 0), ...ofSize(floor, 'twin', 10)];
}
