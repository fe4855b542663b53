// Codes of what closes and finishes a run: fillers, end panels and moldings. They are cut to size from the
// smallest stock that covers them.
import type { RunNode } from '../nodes/run.ts';
import type { SizedRun } from './cabinet-code.ts';
import { isInches, smallestOver } from './inches.ts';

/** Inches of what is bought, before it is cut. */
export interface Stock {
  readonly code: string;
  readonly lengthInches: number;
  readonly widthInches: number;
}

const FILLER_WIDTHS = [3, 6];
const FILLER_HEIGHTS = [30, 36, 42, 96];
const WALL_PANELS = [30, 36, 42];
const TALL_PANELS = [84, 90, 96];
const BASE_HEIGHT = 34.5;
/** A box and its doors. */
const WALL_DEPTH = 13;
const TALL_DEPTH = 27;
/** Moldings come in lengths of 8 ft. */
const MOLDING = 96;
const CROWN = 3;

/** 'F342' of a strip that is ripped from 3 x 42 in. */
export function fillerStock(widthTenths: number, heightTenths: number): Stock | null {
  const widthInches = smallestOver(widthTenths, FILLER_WIDTHS);
  const lengthInches = smallestOver(heightTenths, FILLER_HEIGHTS);
  if (widthInches === null || lengthInches === null) return null;
  return { code: `F${widthInches}${lengthInches}`, lengthInches, widthInches };
}

/** A finished end as deep and high as its run. */
export function panelStock({ tier, depthTenths, heightTenths }: SizedRun): Stock | null {
  if (tier === 'tall') {
    const lengthInches = smallestOver(heightTenths, TALL_PANELS);
    if (lengthInches === null || smallestOver(depthTenths, [TALL_DEPTH]) === null) return null;
    return { code: `REP${lengthInches}`, lengthInches, widthInches: TALL_DEPTH };
  }
  if (tier === 'wall' && smallestOver(depthTenths, [WALL_DEPTH]) !== null) {
    const lengthInches = smallestOver(heightTenths, WALL_PANELS);
    if (lengthInches === null) return null;
    return { code: `WEP${lengthInches}`, lengthInches, widthInches: WALL_DEPTH };
  }
  const widthInches = smallestOver(depthTenths, [24, 30]);
  if (widthInches === null || smallestOver(heightTenths, [BASE_HEIGHT]) === null) return null;
  return { code: `BEP${widthInches}`, lengthInches: BASE_HEIGHT, widthInches };
}

function molding(code: string, widthInches: number): Stock {
  return { code, lengthInches: MOLDING, widthInches };
}

export function toeKickStock({ toeKickTenths }: SizedRun): Stock | null {
  return isInches(toeKickTenths, 4.5) ? molding('TK8', 4.5) : null;
}

export function crownStock({ crownTenths }: Pick<RunNode, 'crownTenths'>): Stock | null {
  return isInches(crownTenths, CROWN) ? molding('CM8', CROWN) : null;
}

export const lightRailStock: Stock = molding('LR8', 1.25);

/** Sheets for the back of an island; joints stand upright. */
export function backStock({ heightTenths }: SizedRun): Stock | null {
  return smallestOver(heightTenths, [BASE_HEIGHT]) === null ? null : molding('BP8', BASE_HEIGHT);
}
