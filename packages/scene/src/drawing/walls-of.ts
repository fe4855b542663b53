import type { NodeId } from '../document/node-id.ts';
import type { Face } from '../faces/face.ts';

export interface NamedWall {
  /** 'North wall': the wall that one sees facing north; 'North wall 2' for the next one. */
  readonly title: string;
  readonly wallId: NodeId;
  readonly face: Face;
}

/** Ends of walls and stubs narrower than 6 in have no drawing of their own. */
const NARROWEST = 1_524;

const compass = [
  'East',
  'Northeast',
  'North',
  'Northwest',
  'West',
  'Southwest',
  'South',
  'Southeast',
];

/** The walls of a room as its elevations show them, in the order of its edges, of the faces of `facesOf`. Pure. */
export function wallsOf(faces: readonly Face[], roomId: NodeId): readonly NamedWall[] {
  const counts = new Map<string, number>();
  return faces.flatMap((face) => {
    const { kind, wallId } = face;
    if (face.roomId !== roomId || kind !== 'wall' || wallId === null) return [];
    if (widthOf(face) < NARROWEST || !isStretch(face)) return [];
    const name = wallName(face);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [{ title: count === 1 ? name : `${name} ${count}`, wallId, face }];
  });
}

/** Named by where one looks: against the side that the face looks to. */
function wallName({ frame }: Face): string {
  const angle = Math.atan2(frame.right[0], -frame.right[1]);
  return `${compass[(Math.round(angle / (Math.PI / 4)) + 8) % 8]} wall`;
}

function widthOf({ outline }: Face): number {
  return outline.reduce((max, [x]) => Math.max(max, x), 0);
}

/** A side of a wall, and not the inside of a niche in it. */
function isStretch({ id, roomId, wallId }: Face): boolean {
  const name = `${roomId}:wall:${wallId}`;
  return id.startsWith(name) && /^(:\d+)?$/.test(id.slice(name.length));
}
