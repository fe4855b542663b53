import { along } from '../../plane/points.ts';
import { inRooms, rimOf, shifted } from '../bath/fixtures.ts';
import { showerFloor, showers } from '../bath/shower-rules.ts';
import { clearAhead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { sideMiddle, type Thing, textParam } from '../facts/thing.ts';
import { clearBeside, isMinor } from '../free-sides.ts';
import { changeItem, changeParams } from '../mends.ts';
import { accessCode, type Checked, type Hit, type Rule } from '../rule.ts';
import { strip } from './room-access.ts';

/** Distance from the toilet's middle to the nearer side wall. */
function sideWall(scene: Checked, thing: Thing) {
  const sides = (['left', 'right'] as const).map((side) => ({
    side,
    ahead: clearBeside(scene, thing, side, inch(60), { ignore: ({ what }) => what !== 'wall' }),
  }));
  const [nearer] = sides
    .filter(({ ahead }) => ahead.obstacle)
    .toSorted((a, b) => a.ahead.distance - b.ahead.distance);
  return nearer && { ...nearer, distance: nearer.ahead.distance + thing.width / 2 };
}

export const A6: Rule = {
  code: 'A6',
  title: 'Toilet to side wall',
  sources: [accessCode('604.2')],
  check(scene) {
    const asked = scene.limits.toiletSide;
    if (!asked) return [];
    return inRooms(scene, 'toilet').flatMap(({ thing }): Hit[] => {
      const wall = sideWall(scene, thing);
      if (!wall) return [];
      const isNear = isShort(wall.distance, inch(asked.min));
      if (!isNear && wall.distance <= inch(asked.max) + 2) return [];
      const required = inch(isNear ? asked.min : asked.max);
      const other = wall.side === 'left' ? 'right' : 'left';
      const toward = isNear ? other : wall.side;
      return [
        {
          text: `The toilet's center is ${feet(wall.distance)} from the side wall; keep ${feet(inch(asked.min))} to ${feet(inch(asked.max))}.`,
          nodeIds: [thing.id, wall.ahead.obstacle?.id ?? thing.id],
          measured: Math.round(wall.distance),
          required,
          line: wall.ahead.line,
          mend: shifted(scene, thing, toward, Math.abs(required - wall.distance), inch(1)),
        },
      ];
    });
  },
};

export const A7: Rule = {
  code: 'A7',
  title: 'Floor at the toilet',
  sources: [accessCode('604.3.1')],
  check(scene) {
    const asked = scene.limits.toiletClear;
    if (!asked) return [];
    return inRooms(scene, 'toilet').flatMap(({ thing }): Hit[] => {
      const wall = sideWall(scene, thing);
      const side = wall?.side === 'right' ? 'left' : 'right';
      const out = side === 'right' ? thing.right : ([-thing.right[0], -thing.right[1]] as const);
      const back = sideMiddle(thing, 'back');
      const ignore = (one: Parameters<typeof isMinor>[1]) =>
        one.id === thing.id || isMinor(scene, one);
      const beside = clearAhead(scene.obstacles, {
        levelId: thing.node.levelId,
        face: {
          from: along(back, thing.front, 50),
          to: along(back, thing.front, inch(asked.depth)),
          out,
        },
        reach: inch(asked.width),
        ignore,
      });
      const width = beside.distance + Math.min(wall?.distance ?? inch(18), inch(18));
      const ahead = clearBeside(scene, thing, 'front', inch(asked.depth));
      const depth = ahead.distance + thing.depth;
      const isNarrow = isShort(width, inch(asked.width));
      if (!isNarrow && !isShort(depth, inch(asked.depth))) return [];
      return [
        {
          text: `The toilet has ${feet(width)} by ${feet(depth)} of floor; a wheelchair needs ${feet(inch(asked.width))} by ${feet(inch(asked.depth))}.`,
          nodeIds: [
            thing.id,
            ...((isNarrow ? beside : ahead).obstacle
              ? [(isNarrow ? beside : ahead).obstacle?.id ?? '']
              : []),
          ],
          measured: Math.round(isNarrow ? width : depth),
          required: inch(isNarrow ? asked.width : asked.depth),
          line: (isNarrow ? beside : ahead).line,
        },
      ];
    });
  },
};

export const A8: Rule = {
  code: 'A8',
  title: 'Floor along the tub',
  sources: [accessCode('607.2')],
  check(scene) {
    const asked = scene.limits.tubClear;
    if (asked === null) return [];
    return inRooms(scene, 'tub').flatMap(({ thing }): Hit[] => {
      const sides = (['front', 'back'] as const).map((side) =>
        clearBeside(scene, thing, side, inch(48)),
      );
      const [best] = sides.toSorted((a, b) => b.distance - a.distance);
      if (!best || !isShort(best.distance, inch(asked))) return [];
      return [
        {
          text: `There is ${feet(best.distance)} beside the tub; leave ${feet(inch(asked))} along all of it.`,
          nodeIds: [thing.id, ...(best.obstacle ? [best.obstacle.id] : [])],
          measured: Math.round(best.distance),
          required: inch(asked),
          line: best.line,
        },
      ];
    });
  },
};

/** Free floor of a width before a shower whose middle lies so far to the right of its glass. */
function before(scene: Checked, thing: Thing, { width, shift }: { width: number; shift: number }) {
  const middle = along(sideMiddle(thing, 'front'), thing.right, shift);
  return clearAhead(scene.obstacles, {
    levelId: thing.node.levelId,
    face: strip(middle, thing.right, width, thing.front),
    reach: inch(60),
    ignore: (one) => one.id === thing.id || isMinor(scene, one),
  });
}

/** Showers as wide as this are made to be rolled into. */
const ROLL_IN = 54;

export const A9: Rule = {
  code: 'A9',
  title: 'Transfer shower',
  sources: [accessCode('608.2.1')],
  check(scene) {
    const asked = scene.limits.transferShower;
    if (!asked) return [];
    return showers(scene).flatMap(({ thing }): Hit[] => {
      const { width, depth, shift } = showerFloor(scene, thing);
      if (!isShort(width, inch(ROLL_IN))) return [];
      const size = Math.min(width, depth);
      const front = before(scene, thing, { width: inch(asked.clear), shift });
      const isSmall = isShort(size, inch(asked.size));
      if (!isSmall && !isShort(front.distance, inch(asked.size))) return [];
      return [
        {
          text: isSmall
            ? `The shower is ${feet(width)} by ${feet(depth)}; a transfer seat needs ${feet(inch(asked.size))} by ${feet(inch(asked.size))}.`
            : `There is ${feet(front.distance)} at the shower; leave ${feet(inch(asked.size))} by ${feet(inch(asked.clear))} for a wheelchair.`,
          nodeIds: [thing.id],
          measured: Math.round(isSmall ? size : front.distance),
          required: inch(asked.size),
          line: isSmall
            ? lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'))
            : front.line,
          mend: isSmall
            ? changeParams(
                scene.nodes,
                thing.id,
                {
                  widthTenths: Math.max(width, inch(asked.size)),
                  depthTenths: Math.max(depth, inch(asked.size)),
                },
                'Make the shower larger',
              )
            : null,
        },
      ];
    });
  },
};

export const A10: Rule = {
  code: 'A10',
  title: 'Roll-in shower',
  sources: [accessCode('608.2.2')],
  check(scene) {
    const asked = scene.limits.rollInShower;
    if (!asked) return [];
    return showers(scene).flatMap(({ thing }): Hit[] => {
      const { width, depth, shift } = showerFloor(scene, thing);
      if (isShort(width, inch(ROLL_IN))) return [];
      const front = before(scene, thing, { width: inch(asked.width), shift });
      const isNarrow = isShort(width, inch(asked.width));
      const isShallow = isShort(depth, inch(asked.depth));
      if (!isNarrow && !isShallow && !isShort(front.distance, inch(asked.depth))) return [];
      const [measured, required] = isNarrow
        ? [width, asked.width]
        : isShallow
          ? [depth, asked.depth]
          : [front.distance, asked.depth];
      return [
        {
          text: `The roll-in shower has ${feet(measured)}, not ${feet(inch(required))}; plan ${feet(inch(asked.width))} by ${feet(inch(asked.depth))}, and as much before it.`,
          nodeIds: [thing.id],
          measured: Math.round(measured),
          required: inch(required),
          line:
            isNarrow || isShallow
              ? lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'))
              : front.line,
          mend: isNarrow
            ? changeParams(
                scene.nodes,
                thing.id,
                { widthTenths: inch(asked.width) },
                'Widen the shower',
              )
            : null,
        },
      ];
    });
  },
};

export const A15: Rule = {
  code: 'A15',
  title: 'Height of the sink',
  sources: [accessCode('606.3')],
  check(scene) {
    const max = scene.limits.lavatoryRim;
    if (max === null) return [];
    return inRooms(scene, 'lavatory').flatMap(({ thing }): Hit[] => {
      const rim = rimOf(thing);
      if (rim <= inch(max) + 2) return [];
      const isHung = textParam(thing, 'support') === 'floating';
      return [
        {
          text: `The sink's rim is ${feet(rim)} high; keep it at ${feet(inch(max))} or lower.`,
          nodeIds: [thing.id],
          measured: rim,
          required: inch(max),
          line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), rim),
          mend: isHung
            ? changeItem(
                scene.nodes,
                thing.id,
                { elevationTenths: thing.node.elevationTenths - (rim - inch(max)) },
                `Hang the sink at ${feet(inch(max))}`,
              )
            : changeParams(
                scene.nodes,
                thing.id,
                { heightTenths: inch(max) },
                `Lower the sink to ${feet(inch(max))}`,
              ),
        },
      ];
    });
  },
};
