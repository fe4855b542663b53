import { holesOf } from '../drawing/drawing.ts';
import { curtain, shade } from '../furnishing/window-dressing.ts';
import type { DrawScene } from '../groups/group.ts';
import { meet, placed } from '../groups/plane.ts';

/** A curtain reaches so far beside its window and into the room, inches. */
const BESIDE = 10;
const DEEP = 6;

/** Curtains on the windows and glass doors of a room; a shade where furniture stands before a window. */
export function dressWindows({ drawing, room, stands }: DrawScene): void {
  const bodies = stands.flatMap((stand) => stand.bodies);
  for (const [index, side] of room.sides.entries()) {
    for (const hole of holesOf(drawing, side)) {
      const half = hole.width / 2 + BESIDE;
      const pose = { side, index, at: hole.at, end: null };
      const shape = placed(pose, { x0: -half, x1: half, y0: 0, y1: DEEP });
      if (bodies.some((body) => meet(body, shape))) shade(drawing, side, hole);
      else curtain(drawing, room, { side, hole });
    }
  }
}
