import { dotOf, minus } from '../../plane/points.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch } from '../facts/inch.ts';
import { boxOfThing, grown, openingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { sideMiddle, type Thing } from '../facts/thing.ts';
import { changeOpening } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { kitchensOf, workCenters } from '../work-centers.ts';

/** Windows that open right behind a cooking surface. */
function windowsBehind(scene: Checked, room: RoomFacts, thing: Thing): Hit[] {
  const back = sideMiddle(thing, 'back');
  const near = openingsNear(room, grown(boxOfThing(thing), inch(24)));
  return near.flatMap(({ opening, at }): Hit[] => {
    if (!opening.node.style.startsWith('window-') || opening.measures.openableArea === 0) return [];
    const off = minus(at, back);
    const beside = Math.abs(dotOf(off, thing.right)) - opening.node.widthTenths / 2;
    const behind = Math.abs(dotOf(off, thing.front));
    const overlap = thing.width / 2 - beside;
    if (behind > inch(24) || overlap <= 2) return [];
    return [
      {
        text: `The window behind the burners opens, a fire risk; move one ${feet(overlap)} or make it fixed.`,
        nodeIds: [thing.id, opening.id],
        measured: Math.round(overlap),
        required: 0,
        line: lineBetween(back, at),
        mend: changeOpening(
          scene.nodes,
          opening.id,
          { style: 'window-fixed' },
          'Make the window a fixed one',
        ),
      },
    ];
  });
}

function checkKitchen(scene: Checked, room: RoomFacts): Hit[] {
  const { cooking } = workCenters(room);
  const [first] = cooking;
  if (!first) return [];
  const windows = cooking.flatMap(({ thing }) => windowsBehind(scene, room, thing));
  if (room.things.some(({ role }) => role === 'fire-extinguisher')) return windows;
  return [
    ...windows,
    {
      tier: 'tip',
      text: 'The kitchen has no fire extinguisher; hang one near the exit, away from the burners.',
      nodeIds: [room.id, first.thing.id],
      measured: 0,
      required: 1,
    },
  ];
}

export const K20: Rule = {
  code: 'K20',
  title: 'Fire safety of the cooking surface',
  sources: [guideline('Kitchen', 20), guideline('Kitchen', 20, 'tip')],
  check: (scene) => kitchensOf(scene.rooms).flatMap((room) => checkKitchen(scene, room)),
};
