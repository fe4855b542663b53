import { boundsOf, counterClockwise } from '../../plane/polygon.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { boxOfThing, type Group, ofRole, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { clearBeside } from '../free-sides.ts';
import { meetingSweeps, narrowDoor, overlapArea } from '../kitchen/doors.ts';
import { flipDoor } from '../mends.ts';
import { type Checked, dwellingCode, guideline, type Hit, type Rule } from '../rule.ts';
import { bathsOf, frontClear, inRooms, nameOf, twoTier } from './fixtures.ts';

const fixtures: readonly string[] = ['toilet', 'tub', 'shower', 'lavatory'];
const fixture = ofRole(...fixtures);
const low: Group = { is: ({ node }) => node.kind === 'soffit' || node.kind === 'ceiling-beam' };

export const B1: Rule = {
  code: 'B1',
  title: 'Clear opening of the bath door',
  sources: [guideline('Bath', 1)],
  check: (scene) =>
    (scene.limits.doorCode === null ? bathsOf(scene) : []).flatMap(({ openings }) =>
      openings
        .filter(({ opening }) => opening.isWay)
        .flatMap(({ opening }) => narrowDoor(scene, opening, scene.limits.doorClear) ?? []),
    ),
};

/** Doors that strike a fixture; 4 square inches are a brush. */
function struckFixtures(scene: Checked, room: RoomFacts): Hit[] {
  return room.openings.flatMap(({ opening }) =>
    opening.sweeps.flatMap((sweep) =>
      thingsNear(room, fixture, boundsOf(sweep.area)).flatMap((thing): Hit[] => {
        const { body } = thing;
        if (body.bottomTenths >= sweep.top || body.topTenths <= sweep.bottom) return [];
        const struck = body.footprints.some(
          (one) => overlapArea(counterClockwise(one), sweep.area) > inch(2) ** 2,
        );
        if (!struck) return [];
        const box = boundsOf(sweep.area);
        return [
          {
            text: `The door hits the ${nameOf(thing)}; swing it the other way, or move one.`,
            nodeIds: [opening.id, thing.id],
            line: lineBetween([box.minX, box.minY], [box.maxX, box.maxY]),
            mend: flipDoor(scene.nodes, opening.id),
          },
        ];
      }),
    ),
  );
}

export const B2: Rule = {
  code: 'B2',
  title: 'Doors and fixtures',
  sources: [guideline('Bath', 2)],
  *check(scene) {
    for (const room of bathsOf(scene)) {
      for (const hit of meetingSweeps(scene, room)) {
        if (hit.nodeIds.some((id) => scene.opening(id))) yield hit;
      }
      yield* struckFixtures(scene, room);
    }
  },
};

export const B3: Rule = {
  code: 'B3',
  title: 'Ceiling over fixtures',
  sources: [dwellingCode('R305.1, R307.1'), guideline('Bath', 3)],
  check: (scene) =>
    bathsOf(scene).flatMap((room) =>
      room.things
        .filter(({ role }) => fixtures.includes(role))
        .flatMap((thing): Hit[] => {
          const over = thingsNear(room, low, boxOfThing(thing))
            .filter((one) =>
              one.body.footprints.some((a) =>
                thing.body.footprints.some(
                  (b) => overlapArea(counterClockwise(a), counterClockwise(b)) > 100,
                ),
              ),
            )
            .map(({ body }) => body.bottomTenths);
          const height = Math.min(room.shape.heightTenths, ...over);
          if (!isShort(height, inch(80))) return [];
          return [
            {
              text: `The ceiling over the ${nameOf(thing)} is ${feet(height)} high; make it ${feet(inch(80))}.`,
              nodeIds: [thing.id, room.id],
              measured: height,
              required: inch(80),
              line: { ...lineBetween(thing.middle, thing.middle), heightTenths: height },
            },
          ];
        }),
    ),
};

export const B4: Rule = {
  code: 'B4',
  title: 'Room in front of sinks and toilets',
  sources: [dwellingCode('R307.1, P2705.1'), guideline('Bath', 4)],
  check: (scene) =>
    inRooms(scene, 'lavatory', 'toilet').flatMap(({ thing }) =>
      frontClear(scene, thing, { recommended: 30, code: 21 }),
    ),
};

export const B5: Rule = {
  code: 'B5',
  title: 'Room in front of the shower',
  sources: [dwellingCode('R307.1, P2708.1'), guideline('Bath', 5)],
  check: (scene) =>
    inRooms(scene, 'shower')
      .filter(({ thing }) => thing.params.form !== 'tub-door')
      .flatMap(({ thing }) => frontClear(scene, thing, { recommended: 30, code: 24 })),
};

export const B18: Rule = {
  code: 'B18',
  title: 'Room along the tub',
  sources: [dwellingCode('R307.1, P2705.1'), guideline('Bath', 4)],
  check: (scene) =>
    inRooms(scene, 'tub').flatMap(({ thing }) => {
      // A tub that stands free may be entered from either long side.
      const sides = [
        clearBeside(scene, thing, 'front', inch(60), { ignore: isGlass(scene) }),
        clearBeside(scene, thing, 'back', inch(60), { ignore: isGlass(scene) }),
      ];
      const [best] = sides.toSorted((a, b) => b.distance - a.distance);
      if (!best) return [];
      return twoTier(best.distance, { recommended: 30, code: 21 }, (required) => ({
        text: `There is ${feet(best.distance)} beside the tub to step in and out; leave ${feet(required)}.`,
        nodeIds: [thing.id, ...(best.obstacle ? [best.obstacle.id] : [])],
        line: best.line,
      }));
    }),
};

/** Doors of glass upon a tub belong to it. */
function isGlass(scene: Checked) {
  return ({ id }: { readonly id: string }) => scene.thing(id)?.role === 'shower';
}
