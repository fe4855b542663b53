import type { Drawing } from '../drawing/drawing.ts';
import { type Inches, tenthsPoint } from '../drawing/measure.ts';
import type { DrawnRoom } from '../drawing/side.ts';

/** A part of a room's floor that a style covers by itself: `role` says with what. */
export function floorArea(
  drawing: Drawing,
  room: Pick<DrawnRoom, 'id'>,
  outline: readonly Inches[],
  role: string,
): void {
  drawing.cover({
    roomId: room.id,
    face: { on: 'floor' },
    role,
    layer: 1,
    area: outline.map(tenthsPoint),
  });
}
