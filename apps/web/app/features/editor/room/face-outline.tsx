import type { Face } from '@wevisu/scene/faces/face.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';

type Place = readonly [x: number, y: number, z: number];

function onFace({ frame }: Face, [u, v]: readonly [number, number]): Place {
  const { origin, right, up } = frame;
  return [
    origin[0] + u * right[0] + v * up[0],
    origin[1] + u * right[1] + v * up[1],
    origin[2] + u * right[2] + v * up[2],
  ];
}

/** A face as the camera sees it, within a picture over the 3D view; nothing while part of it is behind the camera. */
export function FaceOutline({ view, face }: { readonly view: RoomView; readonly face: Face }) {
  const outline = face.outline.map((point) => view.toScreen(onFace(face, point)));
  if (outline.length < 3 || outline.includes(null)) return null;
  return (
    <polygon
      className="fill-accent/10 stroke-accent"
      points={outline.map((point) => point?.join(',')).join(' ')}
      strokeWidth={2}
    />
  );
}
