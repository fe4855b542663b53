import type { RunNode } from '../../document/nodes/run.ts';

/** How a cabinet is made at its front. Millimeters. */
export interface Construction {
  /** Stiles and rails of a face frame; 0 is a frameless box. */
  readonly frame: number;
  /** From a front to the edge of its cell: half of the gap between two fronts. */
  readonly reveal: number;
  /** Fronts stand in the frame, not before it. */
  readonly inset: boolean;
}

/** Thickness of doors, drawer fronts, frames and panels: 3/4 in. */
export const FRONT_MM = 19;
/** Sides, bottoms and shelves. */
export const PANEL_MM = 18;
/** Set back of a toe kick from the fronts: 3 in. */
export const TOE_SETBACK_MM = 76;

/**
 * Inset doors need a face frame; raised panels and beadboard come as overlay on one, as framed
 * cabinets are sold; plain, shaker and fluted fronts are frameless with 3 mm gaps.
 */
export function constructionOf(doorStyle: RunNode['doorStyle']): Construction {
  switch (doorStyle) {
    case 'inset':
      return { frame: 25, reveal: 3, inset: true };
    case 'raised-panel':
    case 'beadboard':
      return { frame: 25, reveal: 9, inset: false };
    default:
      return { frame: 0, reveal: 1.5, inset: false };
  }
}

/** From the back to the front of the boxes behind doors and frames. */
export function boxDepthMm(depthMm: number, { frame, inset }: Construction): number {
  if (frame === 0) return depthMm - FRONT_MM - 2;
  return depthMm - (inset ? 0 : FRONT_MM) - FRONT_MM;
}
