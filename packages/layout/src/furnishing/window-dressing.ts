import { type Drawing, type Hole, holesOf } from '../drawing/drawing.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { hang, inInches } from './pieces.ts';

/** A curtain on a window or a glass door, on a rod that clears the plugs behind it. */
export function curtain(
  drawing: Drawing,
  room: DrawnRoom,
  { side, hole }: { readonly side: Side; readonly hole: Hole },
): void {
  if (!hole.style.startsWith('window') && hole.style !== 'door-sliding-glass') return;
  const top = Math.min(room.ceiling - 4, hole.sill + hole.height + 8);
  drawing.put({
    kind: 'curtain',
    params: inInches({ widthTenths: hole.width + 20, heightTenths: top - 0.6 }),
    hostId: side.wallId,
    decor: true,
    place: { spot: side.spot(hole.at, 0.75), by: 'back', height: { bottom: 0.6 } },
  });
}

/** Curtains on every window and glass door of a side. */
export function curtains(drawing: Drawing, room: DrawnRoom, side: Side): void {
  for (const hole of holesOf(drawing, side)) curtain(drawing, room, { side, hole });
}

/** A roman shade in a window. */
export function shade(drawing: Drawing, side: Side, hole: Hole): void {
  if (!hole.style.startsWith('window')) return;
  hang(
    drawing,
    side,
    hole.at,
    'roman-shade',
    { top: hole.sill + hole.height + 3 },
    { widthTenths: hole.width + 2, heightTenths: 18 },
  );
}

/** A roman shade in every window of a side. */
export function shades(drawing: Drawing, side: Side): void {
  for (const hole of holesOf(drawing, side)) shade(drawing, side, hole);
}
