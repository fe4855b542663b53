import { along, dotOf, minus } from '../../plane/points.ts';
import { boundsOf } from '../../plane/polygon.ts';
import { crossesZone, doorWays } from '../door-ways.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { type Group, grown, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { faceOf, sideMiddle, type Thing, textParam } from '../facts/thing.ts';
import { bothLandings, landingAbove, landingAcross, landingOf } from '../landings.ts';
import { changeItem } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { isKitchen, kitchensOf } from '../work-centers.ts';

function microwaves(scene: Checked): { room: RoomFacts; thing: Thing }[] {
  return scene.rooms
    .filter(isKitchen)
    .flatMap((room) =>
      room.things.filter(({ role }) => role === 'microwave').map((thing) => ({ room, thing })),
    );
}

/** Shoulder of a person of 5 ft 4 in; the microwave's bottom lies 3 in under it, at most at 54 in. */
const HIGHEST = inch(54);
const LOWEST = inch(15);

export const K21: Rule = {
  code: 'K21',
  title: 'Height of the microwave',
  sources: [guideline('Kitchen', 21)],
  check: (scene) =>
    microwaves(scene).flatMap(({ thing }): Hit[] => {
      const { bottomTenths: bottom } = thing.body;
      const isHigh = bottom > HIGHEST + 2;
      const isLow = isShort(bottom, LOWEST);
      if (!isHigh && !isLow) return [];
      const required = isHigh ? HIGHEST : LOWEST;
      const elevationTenths = Math.round(thing.node.elevationTenths + required - bottom);
      // One in a cabinet stays where its cabinet holds it; over a range the burners need their room.
      const isFree =
        scene.run(thing.node.hostId ?? '') === undefined &&
        textParam(thing, 'form') !== 'over-range';
      return [
        {
          text: `The microwave's bottom is ${feet(bottom)} up; keep it ${isHigh ? `at ${feet(HIGHEST)} or lower, for hot dishes` : `${feet(LOWEST)} or higher, for your back`}.`,
          nodeIds: [thing.id],
          measured: bottom,
          required,
          line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), bottom),
          mend: isFree
            ? changeItem(
                scene.nodes,
                thing.id,
                { elevationTenths },
                `${isHigh ? 'Lower' : 'Raise'} the microwave to ${feet(required)}`,
              )
            : null,
        },
      ];
    }),
};

const ACROSS = inch(48);

/** Counter beside a thing; under one that stands on it or hangs above it, this is the same. */
function counterBeside(room: RoomFacts, thing: Thing): number {
  const { left, right } = bothLandings(room, thing);
  return Math.max(left.length, right.length);
}

/** Counter across from an oven, unless people walk through between them with the door open. */
function acrossFromOven(scene: Checked, room: RoomFacts, oven: Thing): number {
  const across = landingAcross(room, oven, ACROSS);
  if (across === 0) return 0;
  const { from, to, out } = faceOf(oven, 'front');
  const zone = [from, along(from, out, ACROSS), along(to, out, ACROSS), to];
  const ways = doorWays(scene, room);
  // Looking at a point takes a tenth of a step.
  scene.work.spend(ways.reduce((sum, { points }) => sum + points.length, 0) / 10);
  return ways.some(({ points }) => crossesZone(points, zone)) ? 0 : across;
}

export const K22: Rule = {
  code: 'K22',
  title: 'Counter by the microwave',
  sources: [guideline('Kitchen', 22)],
  check: (scene) =>
    microwaves(scene).flatMap(({ room, thing }): Hit[] => {
      const has = Math.max(counterBeside(room, thing), landingAcross(room, thing, ACROSS));
      if (!isShort(has, inch(15))) return [];
      return [
        {
          text: `There is ${feet(has)} of counter by the microwave; leave ${feet(inch(15))} for a hot dish.`,
          nodeIds: [thing.id],
          measured: Math.round(has),
          required: inch(15),
          line: landingOf(room, thing, 'left').line,
        },
      ];
    }),
};

export const K23: Rule = {
  code: 'K23',
  title: 'Counter by the oven',
  sources: [guideline('Kitchen', 23)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      room.things
        .filter(({ role }) => role === 'oven')
        .flatMap((thing): Hit[] => {
          const has = Math.max(
            counterBeside(room, thing),
            landingAbove(room, thing),
            acrossFromOven(scene, room, thing),
          );
          if (!isShort(has, inch(15))) return [];
          return [
            {
              text: `There is ${feet(has)} of counter by the oven; leave ${feet(inch(15))} beside it or across.`,
              nodeIds: [thing.id],
              measured: Math.round(has),
              required: inch(15),
              line: landingOf(room, thing, 'left').line,
            },
          ];
        }),
    ),
};

const needs: Readonly<Record<string, number>> = {
  sink: 24,
  range: 15,
  cooktop: 15,
  refrigerator: 15,
  oven: 15,
  microwave: 15,
};

const shared: Group = { is: ({ role }) => needs[role] !== undefined && role !== 'microwave' };

/** Counter that two neighbors share: the larger of their landings and 12 in. */
export const K24: Rule = {
  code: 'K24',
  title: 'Counter that two places share',
  sources: [guideline('Kitchen', 24)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) => {
      const users = room.things.filter(shared.is);
      return users.flatMap((a) => {
        // The counter ends at b itself: nothing else lies between.
        const landing = landingOf(room, a, 'right');
        const end = along(
          a.middle,
          a.right,
          a.width / 2 + landing.begin + landing.length + inch(4),
        );
        const strip = grown(boundsOf([a.middle, end]), inch(18));
        return thingsNear(room, shared, strip).flatMap((b): Hit[] => {
          // Each pair once: b stands to the right of a, before the same wall.
          if (a === b || dotOf(a.front, b.front) < 0.9) return [];
          const off = minus(b.middle, a.middle);
          const between = dotOf(off, a.right) - (a.width + b.width) / 2;
          if (between < inch(1) || Math.abs(dotOf(off, a.front)) > inch(18)) return [];
          if (Math.abs(landing.begin + landing.length - between) > inch(4)) return [];
          const need = inch(Math.max(needs[a.role] ?? 0, needs[b.role] ?? 0) + 12);
          if (!isShort(between, need)) return [];
          return [
            {
              tier: 'tip',
              text: `Two neighbors share ${feet(between)} of counter; leave ${feet(need)} so that both can work.`,
              nodeIds: [a.id, b.id],
              measured: Math.round(between),
              required: need,
              line: lineBetween(faceOf(a, 'right').to, faceOf(b, 'left').from),
            },
          ];
        });
      });
    }),
};
