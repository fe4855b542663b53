import type { OpeningNode } from '../document/nodes/opening.ts';
import type { Point, Polygon } from '../plane/polygon.ts';

/** Thickness of a jamb: 3/4 in. */
export const JAMB_MM = 19;
/** Rough width beyond the leaf: jambs on both sides and the gaps beside it, 2 in in all. */
const FRAME_TENTHS = 508;
/** How much an open hinged leaf and its stop narrow the passage: 2 in. */
const LEAF_TENTHS = 508;
/** A folded pair of bifold leaves with its pivot. */
const FOLDED_TENTHS = 1_016;
/** The edge of a sliding leaf that stays in the way with its pull. */
const PULL_TENTHS = 254;
/** Stile and frame around the glass of a sash, each side. */
export const SASH_MM = 52;

export interface OpeningMeasures {
  /** Between leaf and stop with the door open, as the trade counts; 0 for windows and niches. */
  readonly clearWidthTenths: number;
  readonly clearHeightTenths: number;
  /** Width of one leaf as it is sold: a 36 in opening takes a 34 in door. 0 without a leaf. */
  readonly leafTenths: number;
  /** Square tenths. */
  readonly glassArea: number;
  /** The part of it that opens. */
  readonly openableArea: number;
}

function leavesOf({ style, widthTenths }: OpeningNode): number {
  if (style === 'door-bifold') return widthTenths > 10_668 ? 4 : 2;
  const isPair =
    style === 'door-double' || style === 'door-french' || style === 'door-sliding-glass';
  return isPair ? 2 : 1;
}

function clearWidth(opening: OpeningNode): number {
  const frame = Math.max(0, opening.widthTenths - FRAME_TENTHS);
  switch (opening.style) {
    case 'door-single':
    case 'door-entry':
      return frame - LEAF_TENTHS;
    case 'door-double':
    case 'door-french':
      return frame - 2 * LEAF_TENTHS;
    case 'door-bifold':
      return frame - (leavesOf(opening) / 2) * FOLDED_TENTHS;
    case 'door-pocket':
    case 'door-barn':
      return frame - PULL_TENTHS;
    case 'door-sliding-glass':
      return frame / 2 - 2 * PULL_TENTHS;
    case 'door-garage':
      return frame;
    case 'passage':
    case 'passage-arch':
      return opening.widthTenths - 20 * JAMB_MM;
    default:
      return 0;
  }
}

function glassShare(style: OpeningNode['style']): readonly [glass: number, openable: number] {
  switch (style) {
    case 'window-fixed':
      return [1, 0];
    case 'window-double-hung':
    case 'window-sliding':
      return [1, 0.5];
    case 'window-casement':
    case 'window-awning':
      return [1, 1];
    case 'door-sliding-glass':
      return [1, 0.5];
    case 'door-french':
      return [0.7, 0.7];
    case 'door-entry':
      return [0.16, 0.16];
    default:
      return [0, 0];
  }
}

/** What rules and lists need to know of an opening. Tenths and square tenths; pure. */
export function openingMeasures(opening: OpeningNode): OpeningMeasures {
  const frame = 20 * (JAMB_MM + SASH_MM);
  const pane = Math.max(0, opening.widthTenths - frame) * Math.max(0, opening.heightTenths - frame);
  const [glass, openable] = glassShare(opening.style);
  const isDoor = opening.style.startsWith('door-');
  const isWay = isDoor || opening.style.startsWith('passage');
  return {
    clearWidthTenths: Math.max(0, Math.round(clearWidth(opening))),
    clearHeightTenths: isWay ? Math.max(0, opening.heightTenths - 10 * JAMB_MM) : 0,
    leafTenths: isDoor
      ? Math.max(0, Math.round((opening.widthTenths - FRAME_TENTHS) / leavesOf(opening)))
      : 0,
    glassArea: pane * glass,
    openableArea: pane * openable,
  };
}

/** How far the head of an arch rises above its springing, millimeters. */
export function archRise(opening: OpeningNode): number {
  return Math.min(opening.widthTenths / 20, opening.heightTenths / 10 / 3);
}

/** The upper line of an arch from right to left, x from its middle, y from its foot; millimeters. */
export function archLine(halfWidth: number, height: number, rise: number): Point[] {
  return Array.from({ length: 17 }, (_, i): Point => {
    const angle = (Math.PI * i) / 16;
    return [halfWidth * Math.cos(angle), height - rise + rise * Math.sin(angle)];
  });
}

/**
 * The hole in the wall, counter-clockwise: x along the wall's center line from its `from`, y up from the
 * floor, tenths. Niches open only the face on their side.
 */
export function openingHole(opening: OpeningNode): Polygon {
  const { atTenths: at, widthTenths, heightTenths, sillTenths: sill } = opening;
  const half = widthTenths / 2;
  if (opening.style === 'passage-arch') {
    const rise = archRise(opening) * 10;
    return [
      [at - half, sill],
      [at + half, sill],
      ...archLine(half, heightTenths, rise).map(([x, y]): Point => [at + x, sill + y]),
    ];
  }
  return [
    [at - half, sill],
    [at + half, sill],
    [at + half, sill + heightTenths],
    [at - half, sill + heightTenths],
  ];
}
