import { clearancesOfNode } from '../../placing/body-of.ts';
import { distanceOf, dotOf, minus } from '../../plane/points.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { around, ofRole, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { faceOf, numberParam, sideMiddle, type Thing, textParam } from '../facts/thing.ts';
import { clearBeside } from '../free-sides.ts';
import { changeParams } from '../mends.ts';
import { type Checked, dwellingCode, guideline, type Hit, type Rule } from '../rule.ts';
import { inRooms, twoTier } from './fixtures.ts';

/** Doors are made so much narrower than the alcove that they close, and fillers take up the rest. */
const FILLER = inch(2);
/** Beside a pane without a door the alcove goes on. */
const OPENING = inch(60);

export interface ShowerFloor {
  readonly width: number;
  readonly depth: number;
  /** Middle of it to the right of the middle of its glass. */
  readonly shift: number;
}

/** Floor of a shower: glass that closes an alcove, wholly or in part, has its walls beside and behind it. */
export function showerFloor(scene: Checked, thing: Thing): ShowerFloor {
  const own = numberParam(thing, 'widthTenths');
  const deep = numberParam(thing, 'depthTenths');
  if (deep > 0) return { width: own, depth: deep, shift: 0 };
  const reach = textParam(thing, 'form') === 'walk-in' ? OPENING : FILLER;
  const wallAt = (side: 'left' | 'right') =>
    clearBeside(scene, thing, side, reach, { ignore: ({ what }) => what !== 'wall' });
  const [left, right] = [wallAt('left'), wallAt('right')];
  const isBetween = left.obstacle !== null && right.obstacle !== null;
  const behind = clearBeside(scene, thing, 'back', inch(96), {
    ignore: ({ id, what }) => what === 'item' && scene.thing(id)?.role !== 'shower',
  });
  return {
    width: isBetween ? own + left.distance + right.distance : own,
    depth: behind.obstacle ? behind.distance + thing.depth : own,
    shift: isBetween ? (right.distance - left.distance) / 2 : 0,
  };
}

export function showers(scene: Checked) {
  return inRooms(scene, 'shower').filter(({ thing }) => textParam(thing, 'form') !== 'tub-door');
}

export const B10: Rule = {
  code: 'B10',
  title: 'Size of the shower',
  sources: [dwellingCode('R307.1, P2708.1'), guideline('Bath', 10)],
  check: (scene) =>
    showers(scene).flatMap(({ thing }) => {
      const { width, depth } = showerFloor(scene, thing);
      const min = Math.min(width, depth);
      const grown = (required: number) => {
        const to: Record<string, number> = {};
        if (isShort(width, required)) to.widthTenths = required;
        if (isShort(depth, required) && numberParam(thing, 'depthTenths') > 0)
          to.depthTenths = required;
        return Object.keys(to).length > 0 ? to : null;
      };
      return twoTier(min, { recommended: 36, code: 30 }, (required) => {
        const to = grown(required);
        return {
          text: `The shower is ${feet(width)} by ${feet(depth)} inside; plan at least ${feet(required)} by ${feet(required)}.`,
          nodeIds: [thing.id],
          line:
            width <= depth
              ? lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'))
              : lineBetween(sideMiddle(thing, 'front'), sideMiddle(thing, 'back')),
          mend: to ? changeParams(scene.nodes, thing.id, to, 'Make the shower larger') : null,
        };
      });
    }),
};

/** Clear width of the way in; null where nothing closes it. */
function doorWidth(scene: Checked, thing: Thing): number | null {
  const door = clearancesOfNode(scene.nodes, thing.id).find(({ id }) => id === 'door');
  const [hinge, end] = door?.area ?? [];
  if (hinge && end) return distanceOf(hinge, end);
  const form = textParam(thing, 'form');
  const slides = form === 'sliding' || form === 'bypass' || form === 'curved';
  // Panels overlap by an inch and stop an inch before the jamb.
  return slides ? thing.width / 2 - inch(2) : null;
}

export const B11: Rule = {
  code: 'B11',
  title: 'Shower door',
  sources: [dwellingCode('P2708.1.1'), guideline('Bath', 11)],
  check: (scene) =>
    showers(scene).flatMap(({ thing }): Hit[] => {
      const width = doorWidth(scene, thing);
      if (width === null || !isShort(width, inch(22))) return [];
      const { from, to } = faceOf(thing, 'front');
      return [
        {
          text: `The shower door leaves ${feet(width)} to step in; make it at least ${feet(inch(22))}.`,
          nodeIds: [thing.id],
          measured: Math.round(width),
          required: inch(22),
          line: lineBetween(from, to),
          mend: changeParams(
            scene.nodes,
            thing.id,
            { form: 'walk-in' },
            'Make it a walk-in shower',
          ),
        },
      ];
    }),
};

const shower = ofRole('shower');

function showerAround(room: RoomFacts, thing: Thing): Thing | undefined {
  return thingsNear(room, shower, around(thing.middle, inch(36))).find((one) => {
    const off = minus(thing.middle, one.middle);
    return (
      Math.abs(dotOf(off, one.right)) < one.width / 2 &&
      Math.abs(dotOf(off, one.front)) < Math.max(one.depth, inch(36))
    );
  });
}

export const B12: Rule = {
  code: 'B12',
  title: 'Shower seat',
  sources: [guideline('Bath', 12)],
  check: (scene) =>
    inRooms(scene, 'shower-bench').flatMap(({ room, thing }): Hit[] => {
      const hits: Hit[] = [];
      const line = lineBetween(
        sideMiddle(thing, 'left'),
        sideMiddle(thing, 'right'),
        thing.body.topTenths,
      );
      const top = thing.body.topTenths;
      if (isShort(top, inch(17)) || top > inch(19) + 2) {
        const required = inch(top < inch(18) ? 17 : 19);
        const isFixed = textParam(thing, 'form') === 'fold-down';
        hits.push({
          text: `The shower seat is ${feet(top)} high; set it at ${feet(inch(17))} to ${feet(inch(19))}.`,
          nodeIds: [thing.id],
          measured: top,
          required,
          line,
          mend: isFixed
            ? null
            : changeParams(
                scene.nodes,
                thing.id,
                { heightTenths: required },
                `Set the seat to ${feet(required)}`,
              ),
        });
      }
      if (isShort(thing.depth, inch(15))) {
        hits.push({
          text: `The shower seat is ${feet(thing.depth)} deep; make it ${feet(inch(15))}.`,
          nodeIds: [thing.id],
          measured: thing.depth,
          required: inch(15),
          line,
          mend: changeParams(
            scene.nodes,
            thing.id,
            { depthTenths: inch(15) },
            `Make the seat ${feet(inch(15))} deep`,
          ),
        });
      }
      const shower = showerAround(room, thing);
      if (shower && textParam(thing, 'form') !== 'fold-down') {
        const size = showerFloor(scene, shower);
        // The larger part of the floor that the seat leaves, along its own depth.
        const isAcross = Math.abs(dotOf(thing.front, shower.front)) > 0.7;
        const left = (isAcross ? size.depth : size.width) - thing.depth;
        if (isShort(left, inch(30))) {
          hits.push({
            text: `The seat leaves ${feet(left)} of the shower's floor; keep ${feet(inch(30))} free.`,
            nodeIds: [thing.id, shower.id],
            measured: Math.round(left),
            required: inch(30),
            line,
          });
        }
      }
      return hits;
    }),
};

export const B20: Rule = {
  code: 'B20',
  title: 'Shower threshold',
  sources: [guideline('Bath', 20)],
  check: (scene) =>
    showers(scene).flatMap(({ thing }): Hit[] => {
      const tray = numberParam(thing, 'trayTenths');
      if (tray <= inch(0.5) + 2) return [];
      return [
        {
          text: `The shower has a ${feet(tray)} step; keep the threshold at ${feet(inch(0.5))} or less.`,
          nodeIds: [thing.id],
          measured: tray,
          required: inch(0.5),
          line: lineBetween(sideMiddle(thing, 'front'), sideMiddle(thing, 'front'), tray),
          mend: changeParams(
            scene.nodes,
            thing.id,
            { trayTenths: 0 },
            'Make the shower level with the floor',
          ),
        },
      ];
    }),
};

export const B27: Rule = {
  code: 'B27',
  title: 'Temperature control at the shower',
  sources: [dwellingCode('P2708.4')],
  check: (scene) =>
    inRooms(scene, 'shower-fitting').flatMap(({ thing }): Hit[] => {
      const form = textParam(thing, 'form');
      const hasValve = form !== 'head' && form !== 'ceiling-rain';
      const facts = thing.node.sku === null ? undefined : scene.document.products[thing.node.sku];
      const isStated =
        facts?.valve !== undefined || /thermostat|pressure.?balanc/i.test(facts?.name ?? '');
      if (!hasValve || isStated || textParam(thing, 'handle') === 'thermostatic') return [];
      return [
        {
          tier: 'tip',
          text: 'Check that this shower valve controls pressure or temperature, as the code asks.',
          nodeIds: [thing.id],
          mend:
            thing.node.sku === null
              ? changeParams(
                  scene.nodes,
                  thing.id,
                  { handle: 'thermostatic' },
                  'Use a thermostatic valve',
                )
              : null,
        },
      ];
    }),
};
