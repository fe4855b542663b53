import { feet, inch, isShort } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { type Thing, textParam } from '../facts/thing.ts';
import { bothLandings, type Landing, landingAbove, landingAcross } from '../landings.ts';
import { changeParams } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { isUndercounter, kitchensOf } from '../work-centers.ts';

const ACROSS = inch(48);
const NEED = inch(15);
const pairs: readonly string[] = ['side-by-side', 'french-door', 'four-door'];

function longer(a: Landing, b: Landing): Landing {
  return a.length >= b.length ? a : b;
}

function missingAt(
  thing: Thing,
  landing: Pick<Landing, 'length' | 'line'>,
  where: string,
  mend: Hit['mend'] = null,
): Hit {
  return {
    text: `The refrigerator has ${feet(landing.length)} of counter ${where}; leave ${feet(NEED)} there or across.`,
    nodeIds: [thing.id],
    measured: Math.round(landing.length),
    required: NEED,
    line: landing.line,
    mend,
  };
}

/** The landing that its doors ask for; null where it is there. */
function missingLanding(scene: Checked, room: RoomFacts, thing: Thing): Hit | null {
  const { left, right } = bothLandings(room, thing);
  const layout = textParam(thing, 'layout');
  if (layout === 'side-by-side') {
    const worst = longer(left, right) === left ? right : left;
    return isShort(worst.length, NEED) ? missingAt(thing, worst, 'on one side') : null;
  }
  const best = longer(left, right);
  // A pair of doors opens from either side, and so does one whose hinge the drawing does not tell.
  if (pairs.includes(layout) || thing.params.hingeSide === undefined)
    return isShort(best.length, NEED) ? missingAt(thing, best, 'beside it') : null;
  // A door hinged on the right is opened from the left.
  const isRight = textParam(thing, 'hingeSide') === 'right';
  const handle = isRight ? left : right;
  if (!isShort(handle.length, NEED)) return null;
  const other = isRight ? right : left;
  const mend = isShort(other.length, NEED)
    ? null
    : changeParams(
        scene.nodes,
        thing.id,
        { hingeSide: isRight ? 'left' : 'right' },
        "Hang the refrigerator's door on its other side",
      );
  return missingAt(thing, handle, 'at its handle', mend);
}

function checkCold(scene: Checked, room: RoomFacts, thing: Thing): Hit[] {
  if (!isShort(landingAcross(room, thing, ACROSS), NEED)) return [];
  if (!isUndercounter(thing)) {
    const hit = missingLanding(scene, room, thing);
    return hit ? [hit] : [];
  }
  const { left, right } = bothLandings(room, thing);
  const { line, length } = longer(left, right);
  const has = Math.max(landingAbove(room, thing), length);
  return isShort(has, NEED) ? [missingAt(thing, { length: has, line }, 'above or beside it')] : [];
}

export const K16: Rule = {
  code: 'K16',
  title: 'Counter by the refrigerator',
  sources: [guideline('Kitchen', 16)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      room.things
        .filter(({ role }) => role === 'refrigerator' || role === 'cooler')
        .flatMap((thing) => checkCold(scene, room, thing)),
    ),
};
