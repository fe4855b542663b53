import { distanceOf, dotOf, minus } from '../../plane/points.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { around, type Group, ofRole, thingsNear } from '../facts/near.ts';
import { sideMiddle } from '../facts/thing.ts';
import { clearBeside } from '../free-sides.ts';
import { changeItem, flipDoor } from '../mends.ts';
import { dwellingCode, guideline, type Hit, type Rule } from '../rule.ts';
import { inRooms, shifted, twoTier } from './fixtures.ts';

export const B13: Rule = {
  code: 'B13',
  title: 'Toilet to wall or fixture',
  sources: [dwellingCode('R307.1, P2705.1'), guideline('Bath', 13)],
  check: (scene) =>
    inRooms(scene, 'toilet').flatMap(({ thing }) =>
      (['left', 'right'] as const).flatMap((side) => {
        const ahead = clearBeside(scene, thing, side, inch(36), {
          bottom: inch(10),
          ignore: ({ id }) => scene.thing(id)?.role === 'toilet',
        });
        if (!ahead.obstacle) return [];
        const distance = ahead.distance + thing.width / 2;
        const other = side === 'left' ? 'right' : 'left';
        return twoTier(distance, { recommended: 18, code: 15 }, (required) => ({
          text: `The toilet's center is ${feet(distance)} from what is beside it; leave ${feet(required)}.`,
          nodeIds: [thing.id, ...(ahead.obstacle ? [ahead.obstacle.id] : [])],
          line: ahead.line,
          mend: shifted(scene, thing, other, required - distance, required - thing.width / 2),
        }));
      }),
    ),
};

const toilet = ofRole('toilet');

export const B14: Rule = {
  code: 'B14',
  title: 'Toilet to toilet',
  sources: [dwellingCode('R307.1, P2705.1'), guideline('Bath', 14)],
  *check(scene) {
    for (const { room, thing: a } of inRooms(scene, 'toilet')) {
      for (const b of thingsNear(room, toilet, around(a.middle, inch(32)))) {
        if (b.id <= a.id || dotOf(a.front, b.front) < 0.9) continue;
        const distance = distanceOf(a.middle, b.middle);
        yield* twoTier(distance, { recommended: 32, code: 30 }, (required) => ({
          text: `The centers of the two toilets are ${feet(distance)} apart; leave ${feet(required)}.`,
          nodeIds: [b.id, a.id],
          line: lineBetween(a.middle, b.middle),
          mend: shifted(
            scene,
            b,
            dotOf(minus(b.middle, a.middle), b.right) > 0 ? 'right' : 'left',
            required - distance,
            inch(15) - b.width / 2,
          ),
        }));
      }
    }
  },
};

/** A room that holds a toilet and no sink, tub or shower. */
export const B15: Rule = {
  code: 'B15',
  title: 'Toilet compartment',
  sources: [dwellingCode('R307.1'), guideline('Bath', 15)],
  check: (scene) =>
    scene.rooms.flatMap((room): Hit[] => {
      const toilet = room.things.find(({ role }) => role === 'toilet');
      const others = room.things.some(({ role }) => ['lavatory', 'tub', 'shower'].includes(role));
      if (!toilet || others || room.area > inch(84) * inch(84)) return [];
      const { minX, minY, maxX, maxY } = room.box;
      const [narrow, long] = [
        Math.min(maxX - minX, maxY - minY),
        Math.max(maxX - minX, maxY - minY),
      ];
      const isAgainst = isShort(narrow, inch(30)) || isShort(long, inch(60));
      const isTight = isShort(narrow, inch(36)) || isShort(long, inch(66));
      const hits: Hit[] = [];
      if (isTight) {
        const [wide, deep] = isAgainst ? [30, 60] : [36, 66];
        const isWidth = isShort(narrow, inch(wide));
        hits.push({
          tier: isAgainst ? 'code' : 'recommended',
          text: `The toilet's own room is ${feet(narrow)} by ${feet(long)}; plan ${feet(inch(wide))} by ${feet(inch(deep))}.`,
          nodeIds: [room.id, toilet.id],
          measured: Math.round(isWidth ? narrow : long),
          required: inch(isWidth ? wide : deep),
          line: lineBetween([minX, (minY + maxY) / 2], [maxX, (minY + maxY) / 2]),
        });
      }
      for (const { opening, inward } of room.openings) {
        const [first] = opening.sweeps;
        const corner = first?.area[1];
        if (!corner || dotOf(minus(corner, opening.middle), inward) <= 0) continue;
        hits.push({
          tier: 'recommended',
          text: "The door of the toilet's own room swings in; let it swing out or slide.",
          nodeIds: [opening.id, toilet.id],
          mend: flipDoor(scene.nodes, opening.id),
        });
      }
      return hits;
    }),
};

const HOLDER_HEIGHT = inch(26);

const paperHolder: Group = { is: ({ role, mount }) => role === 'paper-holder' && mount === 'wall' };

export const B16: Rule = {
  code: 'B16',
  title: 'Paper holder',
  sources: [guideline('Bath', 16, 'tip', 'unconfirmed')],
  check: (scene) =>
    inRooms(scene, 'toilet').flatMap(({ room, thing }): Hit[] => {
      const [holder] = thingsNear(room, paperHolder, around(thing.middle, inch(60))).toSorted(
        (a, b) => distanceOf(a.middle, thing.middle) - distanceOf(b.middle, thing.middle),
      );
      if (!holder || distanceOf(holder.middle, thing.middle) > inch(60)) return [];
      const hits: Hit[] = [];
      const front = sideMiddle(thing, 'front');
      const out = dotOf(minus(holder.node.position, front), thing.front);
      if (isShort(out, inch(8)) || out > inch(12) + 2) {
        hits.push({
          text: `The paper holder is ${feet(out)} in front of the bowl; hang it at ${feet(inch(8))} to ${feet(inch(12))}.`,
          nodeIds: [holder.id, thing.id],
          measured: Math.round(out),
          required: inch(out < inch(10) ? 8 : 12),
          line: lineBetween(front, holder.node.position, HOLDER_HEIGHT),
        });
      }
      const height = holder.node.elevationTenths;
      if (Math.abs(height - HOLDER_HEIGHT) > inch(2) + 2) {
        hits.push({
          text: `The paper holder hangs ${feet(height)} high; hang it at ${feet(HOLDER_HEIGHT)}.`,
          nodeIds: [holder.id, thing.id],
          measured: height,
          required: HOLDER_HEIGHT,
          line: lineBetween(front, holder.node.position, height),
          mend: changeItem(
            scene.nodes,
            holder.id,
            { elevationTenths: HOLDER_HEIGHT },
            'Hang the paper holder at 2\' 2"',
          ),
        });
      }
      return hits;
    }),
};
