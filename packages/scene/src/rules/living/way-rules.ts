import type { NodeId } from '../../document/node-id.ts';
import { isOutdoors } from '../../document/nodes/room.ts';
import { along } from '../../plane/points.ts';
import { isBath } from '../bath/fixtures.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { type Side, sideMiddle, type Thing } from '../facts/thing.ts';
import { type Checked, type Hit, livingSources, type Rule } from '../rule.ts';
import { type NarrowPlace, narrowest, roomiestCell } from '../walkways.ts';
import { standingCell, waysOf } from '../ways.ts';
import { isKitchen } from '../work-centers.ts';

function livingRooms(scene: Checked): RoomFacts[] {
  return scene.rooms.filter(
    (room) => !isOutdoors(room.node.use) && !isKitchen(room) && !isBath(room),
  );
}

function wayHits(
  places: readonly NarrowPlace[],
  hard: number,
  preferred: number,
  what: string,
): Hit[] {
  return places.map(({ width, line, ids }) => {
    const isTight = isShort(width, inch(hard));
    const required = inch(isTight ? hard : preferred);
    return {
      tier: isTight ? 'recommended' : 'tip',
      text: `${what} narrows to ${feet(width)}; leave ${isTight ? 'at least ' : ''}${feet(required)}${isTight ? '' : ' for comfort'}.`,
      nodeIds: ids,
      measured: Math.round(width),
      required,
      line,
    };
  });
}

/** Each narrow place once. */
function distinct(places: readonly (NarrowPlace | null)[]): NarrowPlace[] {
  const found = new Map<string, NarrowPlace>();
  for (const place of places) {
    if (!place) continue;
    const key = place.ids.toSorted().join();
    const last = found.get(key);
    if (!last || place.width < last.width) found.set(key, place);
  }
  return [...found.values()];
}

export const L7: Rule = {
  code: 'L7',
  title: 'Main walkways',
  sources: livingSources,
  check: (scene) =>
    livingRooms(scene).flatMap((room) => {
      const ways = waysOf(scene, room);
      if (!ways) return [];
      const places = ways.doors.map((door) => narrowest(ways.flood, door, inch(36)));
      return wayHits(distinct(places), scene.limits.mainWalkway, 36, 'The way from door to door');
    }),
};

/** A coffee table is meant to stand 14 to 18 in from a seat (L2): knees go there, not ways. */
function isReachOfTable({ things }: RoomFacts, ids: readonly NodeId[]): boolean {
  const pair = ids.map((id) => things.find((one) => one.id === id));
  return pair.some((one) => one?.role === 'coffee-table') && pair.some((one) => isSeat(one));
}

function isSeat(thing: Thing | undefined): boolean {
  return thing?.role === 'sofa' || thing?.role === 'lounge-chair';
}

const goals: readonly string[] = ['bed', 'sofa', 'lounge-chair', 'desk', 'wardrobe', 'table'];

export const L8: Rule = {
  code: 'L8',
  title: 'Ways to furniture',
  sources: livingSources,
  check: (scene) =>
    livingRooms(scene).flatMap((room) => {
      const ways = waysOf(scene, room);
      if (!ways) return [];
      const cells = room.things
        .filter(({ role }) => goals.includes(role))
        .map((thing) => standingCell(ways.grid, thing))
        .filter((cell) => cell >= 0 && (ways.flood.half[cell] ?? -1) > 0);
      const places = [...new Set(cells)].map((cell) => narrowest(ways.flood, cell, inch(30)));
      const wanted = distinct(places).filter(({ ids }) => !isReachOfTable(room, ids));
      return wayHits(wanted, 24, 30, 'The way to the furniture');
    }),
};

const pieces: readonly string[] = ['seating', 'sleeping', 'storage', 'tables'];
const sides: readonly Side[] = ['front', 'left', 'right', 'back'];
/** Half of the least gap that a person slips through: 18 in. */
const SLIM = inch(9);

function isReached(scene: Checked, room: RoomFacts, thing: Thing): boolean {
  const ways = waysOf(scene, room);
  if (!ways) return true;
  return sides.some((side) => {
    const out = {
      front: thing.front,
      back: neg(thing.front),
      left: neg(thing.right),
      right: thing.right,
    }[side];
    const cell = roomiestCell(ways.grid, along(sideMiddle(thing, side), out, inch(12)), inch(9));
    return cell >= 0 && (ways.flood.half[cell] ?? -1) >= SLIM - ways.grid.cell / 2;
  });
}

function neg([x, y]: readonly [number, number]): readonly [number, number] {
  return [-x, -y];
}

export const L11: Rule = {
  code: 'L11',
  title: 'Everything can be reached',
  sources: [livingSources[0]],
  check: (scene) =>
    scene.rooms
      .filter(({ node }) => !isOutdoors(node.use))
      .flatMap((room) =>
        room.things
          .filter(
            ({ card, node, role }) =>
              pieces.includes(card.category) && node.hostId === null && role !== 'chair',
          )
          .filter((thing) => !isReached(scene, room, thing))
          .map(
            (thing): Hit => ({
              text: `Nobody can get to the ${thing.card.label.toLowerCase()}; leave a ${feet(SLIM * 2)} way to one side of it.`,
              nodeIds: [thing.id],
              measured: 0,
              required: SLIM * 2,
            }),
          ),
      ),
};
