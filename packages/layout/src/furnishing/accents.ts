import type { Drawing } from '../drawing/drawing.ts';
import type { Inches } from '../drawing/measure.ts';
import { freely, standsOn } from './pieces.ts';

/** A table beside a seat, with a lamp. */
export function sideTable(drawing: Drawing, at: Inches, lamp = true): void {
  const spot = { at, turn: 0 };
  const table = freely(drawing, spot, 'side-table');
  if (lamp) standsOn(drawing, { on: table, spot, height: 23, kind: 'table-lamp' });
}

/** A plant in its pot, `height` inches high. */
export function plant(drawing: Drawing, at: Inches, height = 66): void {
  freely(
    drawing,
    { at, turn: 0 },
    'potted-plant',
    { heightTenths: height, spreadTenths: height * 0.44 },
    true,
  );
}
