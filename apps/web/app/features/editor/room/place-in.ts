import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import type { Hit } from '@wevisu/viewer/room/view-events.ts';
import type { Place } from '../edits/place.ts';

/** The spot in the scene under a pixel of the 3D view; next to the scene, the ground. */
export function placeIn(
  view: RoomView,
  pixel: readonly [x: number, y: number],
  hit: Hit | null = view.hit(...pixel),
): Place {
  if (!hit) {
    const at = view.onPlane(...pixel, 0);
    return { at, heightTenths: null, nodeId: null, faceId: null, slot: null };
  }
  const { place, nodeId, faceId, slot } = hit;
  return { at: [place[0], place[1]], heightTenths: place[2], nodeId, faceId, slot };
}
