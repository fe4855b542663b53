import { dotOf } from '../../plane/points.ts';
import type { Ahead } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { numberParam, type Thing, textParam } from '../facts/thing.ts';
import { clearBeside } from '../free-sides.ts';
import { moveItem } from '../mends.ts';
import type { Checked, Hit } from '../rule.ts';

export function isBath(room: RoomFacts): boolean {
  return (
    room.node.use === 'bath' ||
    room.node.use === 'powder-room' ||
    room.things.some(({ role }) => role === 'toilet' || role === 'tub' || role === 'shower')
  );
}

export function bathsOf(scene: Checked): RoomFacts[] {
  return scene.rooms.filter(isBath);
}

/** Every thing of a role with the room that it stands in. */
export function inRooms(scene: Checked, ...roles: readonly string[]) {
  return scene.rooms.flatMap((room) =>
    room.things.filter(({ role }) => roles.includes(role)).map((thing) => ({ room, thing })),
  );
}

export function nameOf(thing: Thing): string {
  if (thing.role === 'lavatory') return 'sink';
  return thing.role === 'shower' ? 'shower' : thing.card.label.toLowerCase();
}

interface Two {
  readonly recommended: number;
  readonly code: number;
}

/** A clear length against what is recommended and what the code asks, in inches. */
export function twoTier(
  measured: number,
  { recommended, code }: Two,
  hit: (required: number) => Omit<Hit, 'tier' | 'measured' | 'required'>,
): Hit[] {
  const isAgainstCode = isShort(measured, inch(code));
  if (!isAgainstCode && !isShort(measured, inch(recommended))) return [];
  const required = inch(isAgainstCode ? code : recommended);
  const tier = isAgainstCode ? 'code' : 'recommended';
  return [{ ...hit(required), tier, measured: Math.round(measured), required }];
}

/** Free floor in front of a fixture. */
export function frontClear(scene: Checked, thing: Thing, two: Two): Hit[] {
  const ahead = clearBeside(scene, thing, 'front', inch(60));
  return twoTier(ahead.distance, two, (required) => ({
    text: `There is ${feet(ahead.distance)} in front of the ${nameOf(thing)}; ${required === inch(two.code) ? 'the code asks for' : 'leave'} ${feet(required)}.`,
    nodeIds: [thing.id, ...(ahead.obstacle ? [ahead.obstacle.id] : [])],
    line: ahead.line,
    mend: backAway(scene, thing, ahead, required),
  }));
}

/** Moves the obstacle in front away, if it is movable and has room. */
function backAway(scene: Checked, thing: Thing, { distance, obstacle }: Ahead, required: number) {
  const other = obstacle ? scene.thing(obstacle.id) : undefined;
  if (!other || other.node.hostId !== null) return null;
  const by = required - distance;
  const sides = ['front', 'back', 'left', 'right'] as const;
  const outs = {
    front: other.front,
    back: neg(other.front),
    left: neg(other.right),
    right: other.right,
  };
  const side = sides.find((one) => dotOf(outs[one], thing.front) > 0.9);
  if (!side || clearBeside(scene, other, side, by + inch(1)).distance < by) return null;
  return moveItem(
    scene.nodes,
    other.id,
    [thing.front[0] * by, thing.front[1] * by],
    'Move it away',
  );
}

function neg([x, y]: readonly [number, number]): readonly [number, number] {
  return [-x, -y];
}

/** Moved toward its other side where that leaves room enough there. */
export function shifted(
  scene: Checked,
  thing: Thing,
  toward: 'left' | 'right',
  by: number,
  keep: number,
) {
  const other = clearBeside(scene, thing, toward, inch(72));
  if (thing.node.hostId !== null || other.distance - by < keep) return null;
  const sign = toward === 'right' ? 1 : -1;
  return moveItem(
    scene.nodes,
    thing.id,
    [thing.right[0] * by * sign, thing.right[1] * by * sign],
    'Move it over',
  );
}

/** Centers of basins from the middle of the thing, to the right. */
export function basinsOf(thing: Thing): number[] {
  return numberParam(thing, 'sinks') === 2 ? [-thing.width / 4, thing.width / 4] : [0];
}

/** A vessel stands 125 mm above the countertop. */
const VESSEL_TENTHS = 1250;

/** Upper edge of a lavatory above the floor. */
export function rimOf(thing: Thing): number {
  const top = thing.body.bottomTenths + numberParam(thing, 'heightTenths');
  return textParam(thing, 'basin').startsWith('vessel-') ? top + VESSEL_TENTHS : top;
}

export function isFloating(thing: Thing): boolean {
  return textParam(thing, 'support') === 'floating';
}
