// What carries a table top, by name: sets that fill y = 0 to h within w by d, centered.
import type { Shape } from '../../geometry/shape.ts';
import { move } from '../../geometry/shape.ts';
import { board } from './board.ts';
import { fourLegs, frameStand, loopStand, panelStand, pedestal, trestle, tripod } from './table.ts';

const standStyles = [
  'tapered',
  'square',
  'turned',
  'metal',
  'hairpin',
  'sled',
  'trestle',
  'crossed',
  'pedestal',
  'tulip',
  'drum',
  'fluted',
  'cross',
  'loop',
  'frame',
  'panel',
  'tripod',
] as const;
export type StandStyle = (typeof standStyles)[number];

interface StandPlan {
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly thick: number;
  /** Height of the rails between four legs. */
  readonly rails?: number;
  readonly inset?: number;
}

export function tableStand(style: StandStyle, plan: StandPlan): Shape {
  const { w, d, h, thick, rails = 0, inset = 16 } = plan;
  const r = Math.min(w, d) / 2;
  switch (style) {
    case 'trestle':
      return trestle(w, d, h, 'I');
    case 'crossed':
      return trestle(w, d, h, 'X');
    case 'pedestal':
      return pedestal('turned', r * 0.78, h);
    case 'tulip':
      return pedestal('tulip', r * 0.6, h);
    case 'drum':
      return pedestal('drum', r * (h < 600 ? 0.84 : 0.5), h);
    case 'fluted':
      return pedestal('fluted', r * (h < 600 ? 0.84 : 0.46), h);
    case 'cross':
      return pedestal('cross', r * 0.72, h);
    case 'loop':
      return loopStand(w * 0.8, d * 0.82, h);
    case 'frame':
      return frameStand(w - 2 * inset, d - 2 * inset, h);
    case 'panel':
      return panelStand(w, d, h, Math.min(40, thick));
    case 'tripod':
      return tripod(r, h, 11);
    default:
      return fourLegs({ style, w, d, h, thick, inset, rails });
  }
}

/** A shelf of slats or one board within a stand, its top at y = 0. */
export function lowerShelf(w: number, d: number, slats: number): Shape[] {
  if (slats === 0) return [move(board(w, 18, d, 2), 0, -18, 0)];
  const step = d / slats;
  return Array.from({ length: slats }, (_, i) =>
    move(board(w, 18, step - 14, 2), 0, -18, -d / 2 + step * (i + 0.5)),
  );
}
