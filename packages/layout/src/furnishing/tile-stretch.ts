import type { Drawing } from '../drawing/drawing.ts';
import { tenths } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';

/** Tile on a stretch of a side, from the floor up, over what the room's walls wear. */
export function tileStretch(
  drawing: Drawing,
  room: DrawnRoom,
  side: Side,
  given: {
    readonly from: number;
    readonly to: number;
    readonly height: number;
    /** Where it begins above the floor. */
    readonly low?: number;
    readonly role?: string;
  },
): void {
  if (!side.wallId) return;
  const [a, b] = [side.onWall(given.from), side.onWall(given.to)].sort((x, y) => x - y);
  const [x0, x1] = [tenths(a ?? 0), tenths(b ?? 0)];
  const [y0, y1] = [tenths(given.low ?? 0), tenths(given.height)];
  drawing.cover({
    roomId: room.id,
    face: { on: 'wall', wallId: side.wallId },
    role: given.role ?? 'shower-wall',
    layer: 1,
    area: [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
  });
}
