import type { Drawing } from '../drawing/drawing.ts';
import type { Inches } from '../drawing/measure.ts';
import { beside, freely } from './pieces.ts';

/** A table with its chairs pushed in by a hand, the long side along x (or along y when turned); degrees where given. */
export function diningSet(
  drawing: Drawing,
  given: {
    readonly at: Inches;
    readonly length: number;
    readonly depth?: number;
    readonly chairs: 2 | 4 | 6 | 8 | 10;
    readonly isTurned?: boolean;
    readonly isRound?: boolean;
    /** Of a round table; left out it is the style's. */
    readonly base?: 'pedestal';
    readonly turn?: number;
  },
): string {
  const { at, length, chairs } = given;
  const deep = given.isRound ? length : (given.depth ?? 38);
  const turn = given.turn ?? (given.isTurned ? 90 : 0);
  const base = given.base === undefined ? {} : { base: given.base };
  const table = given.isRound
    ? freely(drawing, { at, turn }, 'round-dining-table', { diameterTenths: length, ...base })
    : freely(drawing, { at, turn }, 'dining-table', { widthTenths: length, depthTenths: deep });
  const chair = (x: number, y: number, faces: number) =>
    freely(drawing, { at: beside({ at, turn }, x, y), turn: faces + turn }, 'dining-chair');
  if (given.isRound) {
    const far = length / 2 + 13;
    for (let i = 0; i < chairs; i++) {
      const angle = ((i + 0.5) * 2 * Math.PI) / chairs;
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      chair(x, y, (angle * 180) / Math.PI - 90);
    }
    return table;
  }
  const atEnds = chairs >= 6 ? 2 : 0;
  const each = (chairs - atEnds) / 2;
  for (let i = 0; i < each; i++) {
    const x = ((i + 0.5) / each - 0.5) * (length - (atEnds ? 14 : 6));
    chair(x, deep / 2 + 12.5, 0);
    chair(x, -deep / 2 - 12.5, 180);
  }
  if (atEnds > 0) {
    chair(length / 2 + 12.5, 0, 270);
    chair(-length / 2 - 12.5, 0, 90);
  }
  return table;
}
