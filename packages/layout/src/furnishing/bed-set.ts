import type { Drawing } from '../drawing/drawing.ts';
import type { Side } from '../drawing/side.ts';
import { against, freely, hang, standsOn } from './pieces.ts';

export type BedSize = 'king' | 'queen' | 'full' | 'twin';

/** Middle of a bed to the middle of the nightstand beside it, less half the bed. */
const STAND_OFF = 15;

export interface BedSet {
  readonly side: Side;
  /** Middle of the bed along the side. */
  readonly at: number;
  readonly size: BedSize;
  /** Width that its nightstands keep off, inches. */
  readonly width: number;
  /** Widths of the nightstands left and right of the bed; 0 is none. */
  readonly stands?: readonly [left: number, right: number];
  /** Height of the headboard above the floor; as the style has it where left out. */
  readonly headboard?: number;
  readonly rug?: boolean;
  /** Whether lamps and a picture hang on the wall behind it; a window may be there. */
  readonly onWall?: boolean;
}

/** A bed with its head to a side, nightstands and lamps. */
export function bedSet(drawing: Drawing, given: BedSet): void {
  const { side, at, width } = given;
  if (given.rug !== false) {
    const under = side.spot(at, 58);
    freely(drawing, under, 'rug', { widthTenths: width + 36, depthTenths: 72 });
  }
  const { size, headboard } = given;
  against(drawing, side, at, 'bed', {
    size,
    ...(headboard === undefined ? {} : { heightTenths: headboard }),
  });
  const stands = given.stands ?? [22, 22];
  const onWall = given.onWall ?? true;
  for (const [sign, wide] of [
    [-1, stands[0]],
    [1, stands[1]],
  ] as const) {
    if (wide === 0) continue;
    const along = at + sign * (width / 2 + STAND_OFF - (22 - wide) / 2);
    bedside(drawing, { side, along, wide, holds: sign < 0 ? 'books' : 'vase', onWall });
  }
  if (!onWall) return;
  hang(drawing, side, at, 'framed-picture', { middle: 72 }, { widthTenths: 40, heightTenths: 26 });
}

interface Bedside {
  readonly side: Side;
  readonly along: number;
  readonly wide: number;
  readonly holds: 'books' | 'vase';
  /** Whether a lamp hangs on the wall behind it. */
  readonly onWall: boolean;
}

/** A nightstand with something on it. */
export function bedside(drawing: Drawing, { side, along, wide, holds, onWall }: Bedside): void {
  const stand = against(drawing, side, along, 'nightstand', {
    widthTenths: wide,
    heightTenths: 26,
  });
  standsOn(drawing, {
    on: stand,
    spot: { at: side.spot(along, 10).at, turn: side.spot(along).turn },
    height: 26,
    kind: holds === 'books' ? 'book-stack' : 'vase',
    params: holds === 'books' ? { form: 'lying', count: 3 } : { heightTenths: 9 },
  });
  if (!onWall) return;
  drawing.put({
    kind: 'sconce',
    hostId: side.wallId,
    role: 'sconce',
    allow: { form: ['arm', 'up-down', 'globe', 'bar', 'candle', 'half-moon', 'double-arm'] },
    most: { widthTenths: 14 },
    place: { spot: side.spot(along), by: 'back', height: { middle: 58 } },
  });
}
