import { indexBoxes } from '../../plane/box-index.ts';
import { along, distanceOf, dotOf } from '../../plane/points.ts';
import { type Ahead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { around } from '../facts/near.ts';
import { sideMiddle, type Thing } from '../facts/thing.ts';
import { clearBeside } from '../free-sides.ts';
import { changeParams } from '../mends.ts';
import { accessCode, type Checked, dwellingCode, guideline, type Hit, type Rule } from '../rule.ts';
import { basinsOf, inRooms, isFloating, rimOf, shifted, twoTier } from './fixtures.ts';

/** To the wall, or to something as high as one. */
function toWall(scene: Checked, thing: Thing, side: 'left' | 'right'): Ahead {
  return clearBeside(scene, thing, side, inch(48), {
    ignore: ({ what, top }) => what !== 'wall' && top < inch(60),
  });
}

export const B6: Rule = {
  code: 'B6',
  title: 'Sink to side wall',
  sources: [dwellingCode('R307.1, P2705.1'), guideline('Bath', 6)],
  check: (scene) =>
    inRooms(scene, 'lavatory').flatMap(({ thing }) =>
      (['left', 'right'] as const).flatMap((side) => {
        const ahead = toWall(scene, thing, side);
        if (!ahead.obstacle) return [];
        const basins = basinsOf(thing);
        const edge = basins.length === 2 ? thing.width / 4 : thing.width / 2;
        const distance = ahead.distance + edge;
        const other = side === 'left' ? 'right' : 'left';
        return twoTier(distance, { recommended: 20, code: 15 }, (required) => ({
          text: `The sink's center is ${feet(distance)} from the side wall; leave ${feet(required)}.`,
          nodeIds: [thing.id, ...(ahead.obstacle ? [ahead.obstacle.id] : [])],
          line: ahead.line,
          mend: shifted(scene, thing, other, required - distance, inch(2)),
        }));
      }),
    ),
};

export const B7: Rule = {
  code: 'B7',
  title: 'Free-standing sink to wall',
  sources: [dwellingCode('P2705.1')],
  check: (scene) =>
    inRooms(scene, 'lavatory')
      .filter(({ thing }) => thing.node.kind === 'pedestal-sink')
      .flatMap(({ thing }) =>
        (['left', 'right'] as const).flatMap((side): Hit[] => {
          const ahead = toWall(scene, thing, side);
          if (!ahead.obstacle || !isShort(ahead.distance, inch(4))) return [];
          const other = side === 'left' ? 'right' : 'left';
          return [
            {
              text: `The freestanding sink is ${feet(ahead.distance)} from the wall; leave ${feet(inch(4))}.`,
              nodeIds: [thing.id, ahead.obstacle.id],
              measured: Math.round(ahead.distance),
              required: inch(4),
              line: ahead.line,
              mend: shifted(scene, thing, other, inch(4) - ahead.distance, inch(4)),
            },
          ];
        }),
      ),
};

interface Basin {
  readonly thing: Thing;
  readonly at: readonly [number, number];
}

function basins(scene: Checked): Basin[] {
  return inRooms(scene, 'lavatory').flatMap(({ thing }) =>
    basinsOf(thing).map((x) => ({ thing, at: along(thing.middle, thing.right, x) })),
  );
}

export const B8: Rule = {
  code: 'B8',
  title: 'Two sinks side by side',
  sources: [dwellingCode('P2705.1'), guideline('Bath', 5, 'recommended', 'unconfirmed')],
  check: (scene) => {
    const all = basins(scene);
    const index = indexBoxes(all, ({ at }) => around(at, 0));
    const order = new Map(all.map((one, i) => [one, i]));
    return all.flatMap((a, i) => {
      const near = index.near(around(a.at, inch(60))).filter((b) => (order.get(b) ?? 0) > i);
      scene.work.spend(near.length);
      return near.flatMap((b) => {
        const distance = distanceOf(a.at, b.at);
        const isRow = dotOf(a.thing.front, b.thing.front) > 0.9;
        if (!isRow || distance > inch(60) || a.thing.node.levelId !== b.thing.node.levelId)
          return [];
        return twoTier(distance, { recommended: 36, code: 30 }, (required) => ({
          text: `The two sinks are ${feet(distance)} apart, center to center; leave ${feet(required)}.`,
          nodeIds: [...new Set([a.thing.id, b.thing.id])],
          line: lineBetween(a.at, b.at),
          mend:
            a.thing === b.thing && required * 2 <= inch(84)
              ? changeParams(
                  scene.nodes,
                  a.thing.id,
                  { widthTenths: required * 2 },
                  'Make the vanity wider',
                )
              : null,
        }));
      });
    });
  },
};

export const B9: Rule = {
  code: 'B9',
  title: 'Height of the vanity',
  sources: [guideline('Bath', 9)],
  check: (scene) =>
    inRooms(scene, 'lavatory').flatMap(({ thing }): Hit[] => {
      const rim = rimOf(thing);
      const isLow = isShort(rim, inch(32));
      if (!isLow && rim <= inch(43) + 2) return [];
      const required = inch(isLow ? 32 : 43);
      const to = isFloating(thing) ? null : { heightTenths: Math.min(required, inch(37)) };
      return [
        {
          text: `The sink is ${feet(rim)} high; set it between ${feet(inch(32))} and ${feet(inch(43))}.`,
          nodeIds: [thing.id],
          measured: rim,
          required,
          line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), rim),
          mend: to && isLow ? changeParams(scene.nodes, thing.id, to, 'Raise the sink') : null,
        },
      ];
    }),
};

export const B17: Rule = {
  code: 'B17',
  title: 'Height of the mirror',
  sources: [accessCode('603.3')],
  check: (scene) => {
    const max = scene.limits.mirrorBottom;
    if (max === null) return [];
    return inRooms(scene, 'mirror').flatMap(({ room, thing }): Hit[] => {
      const isAtSink = room.things.some(
        (one) => one.role === 'lavatory' && distanceOf(one.middle, thing.middle) < inch(36),
      );
      const bottom = thing.body.bottomTenths;
      if (!isAtSink || bottom <= inch(max) + 2) return [];
      const elevationTenths = Math.round(thing.node.elevationTenths - (bottom - inch(max)));
      const fits = thing.node.locked === false;
      return [
        {
          text: `The mirror starts ${feet(bottom)} up; hang its bottom at ${feet(inch(max))} or lower.`,
          nodeIds: [thing.id],
          measured: bottom,
          required: inch(max),
          line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), bottom),
          mend: fits
            ? {
                label: 'Lower the mirror',
                change: {
                  added: {},
                  removed: {},
                  changed: {
                    [thing.id]: { from: thing.node, to: { ...thing.node, elevationTenths } },
                  },
                },
              }
            : null,
        },
      ];
    });
  },
};
