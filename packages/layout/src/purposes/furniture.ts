// Pieces that stand with their back to a wall, and what they keep clear. Inches.
import type { KindId } from '@wevisu/scene/kinds/registry.generated.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { footprintOf, type Params } from '../drawing/stand.ts';
import { against, freely, inInches } from '../furnishing/pieces.ts';
import type { Floor } from '../groups/floor.ts';
import type { Clear, DrawScene, Group, Option, Pose, Stand } from '../groups/group.ts';
import { type RoomWishes, wishFor } from '../groups/wishes.ts';

/** What a missed guideline costs, and a missed preference. */
export const MISSED = 60;
export const TIP = 5;

/** In front of a piece: what is missed costs a guideline, what is tight a preference. */
export function before(
  x0: number,
  x1: number,
  y: number,
  hard: number,
  preferred: number,
): Clear[] {
  return [
    { x0, x1, y0: y, y1: y + hard, cost: MISSED + 30, above: 2 },
    { x0, x1, y0: y, y1: y + preferred, cost: TIP, above: 2 },
  ];
}

/** A piece against a wall, an inch before it. */
export function againstWall(
  kind: KindId,
  params: Params,
  of: {
    readonly label: string;
    readonly cost: number;
    readonly clear: readonly [hard: number, preferred: number];
    readonly comfort?: Option['comfort'];
    readonly more?: (scene: DrawScene, stand: Stand) => void;
  },
): Option {
  const { width, depth, top } = footprintOf(kind, inInches(params));
  // Half an inch off what is beside it: what touches a wall counts as built in, and gets no receptacle behind it.
  const [half, y1] = [width / 2 + 0.5, depth + 1.2];
  return {
    id: `${kind}-${Math.round(width)}`,
    ...{ label: of.label, cost: of.cost, stands: 'along' },
    bodies: [{ x0: -half, x1: half, y0: 0, y1, bottom: 0, top }],
    clears: before(-half, half, y1, ...of.clear),
    ...(of.comfort ? { comfort: of.comfort } : {}),
    draw(scene, stand) {
      against(scene.drawing, stand.pose.side, stand.pose.at, kind, params);
      of.more?.(scene, stand);
    },
  };
}

/** Whether something so wide may hang behind a piece: no window or door is there. */
export function isWallFree({ holes }: Drawing, { side, at }: Pose, width: number): boolean {
  return holes.every(
    ({ side: other, hole }) =>
      other !== side || Math.abs(hole.at - at) >= (hole.width + width) / 2 + 4,
  );
}

/** The largest of some rugs that lies in the room, its middle before a pose; none where none does. */
export function layRug(
  { drawing, isInRoom }: DrawScene,
  pose: Pose,
  out: number,
  sizes: readonly (readonly [width: number, depth: number])[],
): void {
  const size = sizes.find(([width, depth]) =>
    isInRoom(pose, { x0: -width / 2, x1: width / 2, y0: out - depth / 2, y1: out + depth / 2 }),
  );
  if (!size) return;
  const [width, depth] = size;
  const spot = pose.side.spot(pose.at, out);
  freely(drawing, spot, 'rug', { widthTenths: width, depthTenths: depth });
}

/** Makes a group that a room of at least so many square feet may have, or must where that is wished; none otherwise. */
export function optionalGroups({ view }: Floor, wishes: RoomWishes) {
  return (id: string, least: number, worth: number, options: readonly Option[]): Group[] => {
    const wish = wishFor(wishes, id, 'may');
    if (wish === 'not' || (wish === 'may' && view.area < least)) return [];
    return [{ id, label: options[0]?.label ?? id, worth, need: wish, options }];
  };
}

/** How much worse one is where two are hoped for. */
const ONE_FOR_TWO = 40;

/** Forms with one of what a room is made around, with two, or rather with two. */
export function oneOrTwo(
  { pair }: RoomWishes,
  one: () => readonly Option[],
  two: () => readonly Option[],
): readonly Option[] {
  if (pair === undefined) return one();
  if (pair === 'must') return two();
  return [...two(), ...one().map((option) => ({ ...option, cost: option.cost + ONE_FOR_TWO }))];
}

/** Off the middle of its wall, a little. */
export function offCenter({ side, at }: Pose): number {
  return Math.abs(at - side.length / 2) * 0.08;
}

/** How deep the room is before a side, inches. */
export function depthBefore({ room }: Floor, index: number): number {
  const side = room.sides[index];
  if (!side) return 0;
  const [x, y] = side.spot(0).at;
  return Math.max(
    ...room.inner.map(([px, py]) => (px - x) * side.into[0] + (py - y) * side.into[1]),
  );
}
