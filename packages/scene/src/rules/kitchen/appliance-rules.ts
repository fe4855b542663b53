import { along, dotOf, minus } from '../../plane/points.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { boxOfThing, ofRole, runsNear, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { sideMiddle, type Thing, textParam } from '../facts/thing.ts';
import { bothLandings } from '../landings.ts';
import { changeItem } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { kitchensOf, workCenters } from '../work-centers.ts';
import { pushed } from './sink-rules.ts';

/** Height of the cooking surface above the floor. */
function cookingTop(thing: Thing): number {
  return thing.role === 'range'
    ? thing.node.elevationTenths + (Number(thing.params.heightTenths) || inch(36))
    : thing.body.topTenths;
}

function checkCooking(scene: Checked, room: RoomFacts, thing: Thing): Hit[] {
  const run = scene.run(thing.node.hostId ?? '');
  const height = run?.counterTop ?? cookingTop(thing);
  const { left, right } = bothLandings(room, thing, height);
  const [long, short] = [inch(15), inch(12)];
  const [more, less] = left.length >= right.length ? [left, right] : [right, left];
  const hits: Hit[] = [];
  const isLong = isShort(more.length, long);
  if (isLong || isShort(less.length, short)) {
    const worst = isLong ? more : less;
    const needs = more === left ? { left: long, right: short } : { left: short, right: long };
    hits.push({
      text: `There is ${feet(worst.length)} of counter by the burners; plan ${feet(short)} on one side, ${feet(long)} on the other.`,
      nodeIds: [thing.id],
      measured: Math.round(worst.length),
      required: isLong ? long : short,
      line: worst.line,
      mend: pushed(scene, thing, { left, right }, needs),
    });
  }
  if (run?.node.tier === 'island' || run?.node.tier === 'peninsula') {
    const back =
      (run.node.counter?.backOverhangTenths ?? 0) +
      dotOf(minus(run.node.position, sideMiddle(thing, 'back')), [
        -thing.front[0],
        -thing.front[1],
      ]);
    if (isShort(back, inch(9))) {
      const from = sideMiddle(thing, 'back');
      const missing = inch(9) - back;
      const counter = run.node.counter;
      hits.push({
        text: `There is ${feet(back)} of counter behind the burners; on an island, leave ${feet(inch(9))}.`,
        nodeIds: [thing.id, run.id],
        measured: Math.round(back),
        required: inch(9),
        line: lineBetween(from, along(from, thing.front, -back)),
        mend:
          counter && dotOf(run.front, thing.front) > 0.9
            ? changeIslandBack(scene, run.id, missing)
            : null,
      });
    }
  }
  return hits;
}

function changeIslandBack(scene: Checked, runId: string, missing: number) {
  const run = scene.run(runId);
  const counter = run?.node.counter;
  if (!run || !counter || run.node.locked) return null;
  const to = { ...counter, backOverhangTenths: Math.round(counter.backOverhangTenths + missing) };
  const change = {
    added: {},
    removed: {},
    changed: { [runId]: { from: run.node, to: { ...run.node, counter: to } } },
  };
  return { label: 'Deepen the counter behind the burners', change };
}

export const K17: Rule = {
  code: 'K17',
  title: 'Counter beside the cooking surface',
  sources: [guideline('Kitchen', 17)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      workCenters(room).cooking.flatMap(({ thing }) => checkCooking(scene, room, thing)),
    ),
};

/** What hangs over a thing: overlaps it in plan by more than a third of its width. */
function isOver(above: Thing, below: Thing): boolean {
  const off = minus(above.middle, below.middle);
  return (
    Math.abs(dotOf(off, below.right)) < (above.width + below.width) / 2 - below.width / 3 &&
    Math.abs(dotOf(off, below.front)) < (above.depth + below.depth) / 2
  );
}

const overhead = ofRole('hood', 'microwave');

function checkAbove(scene: Checked, room: RoomFacts, thing: Thing): Hit[] {
  const top = cookingTop(thing);
  const hits: Hit[] = [];
  const say = (
    distance: number,
    required: number,
    id: string,
    isProtected: boolean,
    mend: Hit['mend'],
  ) => {
    if (!isShort(distance, required)) return;
    hits.push({
      text: `${isProtected ? 'What hangs over the burners is' : 'The cabinet over the burners is'} ${feet(distance)} above them; leave ${feet(required)}.`,
      nodeIds: [id, thing.id],
      measured: Math.round(distance),
      required,
      line: { ...lineBetween(thing.middle, thing.middle), heightTenths: Math.round(top) },
      mend: mend ?? null,
    });
  };
  const above = thingsNear(room, overhead, boxOfThing(thing));
  for (const hood of above) {
    if (hood.body.bottomTenths <= top || !isOver(hood, thing)) continue;
    const distance = hood.body.bottomTenths - top;
    const elevationTenths = Math.round(hood.node.elevationTenths + inch(24) - distance);
    const fits = hood.body.topTenths + inch(24) - distance <= room.shape.heightTenths;
    say(
      distance,
      inch(24),
      hood.id,
      true,
      fits
        ? changeItem(
            scene.nodes,
            hood.id,
            { elevationTenths },
            `Raise the hood ${feet(Math.round(inch(24) - distance))}`,
          )
        : null,
    );
  }
  // A hood below the cabinet protects it.
  const hasHood = above.some((one) => isOver(one, thing) && one.body.bottomTenths > top);
  for (const run of runsNear(room, boxOfThing(thing))) {
    if (run.bottom <= top) continue;
    const over = run.layout.places.some(({ cabinet, fromTenths, toTenths }) => {
      if (cabinet.cabinet === 'gap') return false;
      const x = dotOf(minus(thing.middle, run.node.position), run.right);
      const y = dotOf(minus(thing.middle, run.node.position), run.front);
      const isAcross = y > -thing.depth / 2 && y < run.node.depthTenths + thing.depth / 2;
      return (
        isAcross &&
        x + thing.width / 2 > fromTenths + inch(1) &&
        x - thing.width / 2 < toTenths - inch(1)
      );
    });
    if (over) say(run.bottom - top, inch(hasHood ? 24 : 30), run.id, hasHood, null);
  }
  return hits;
}

export const K18: Rule = {
  code: 'K18',
  title: 'Over the cooking surface',
  sources: [guideline('Kitchen', 18)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      workCenters(room).cooking.flatMap(({ thing }) => checkAbove(scene, room, thing)),
    ),
};

/** Air that a product moves, where its maker states it, or its name or size does: '600 CFM'. */
export function statedCfm(scene: Checked, thing: Thing): number | null {
  const facts = thing.node.sku === null ? undefined : scene.document.products[thing.node.sku];
  if (facts?.airflowCfm !== undefined) return facts.airflowCfm;
  const found = /(\d{2,4})\s*cfm/i.exec(`${facts?.name ?? ''} ${facts?.size ?? ''}`);
  return found ? Number(found[1]) : null;
}

export const K19: Rule = {
  code: 'K19',
  title: 'Ventilation of the cooking surface',
  sources: [guideline('Kitchen', 19)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      workCenters(room).cooking.flatMap(({ thing }): Hit[] => {
        const over = thingsNear(room, overhead, boxOfThing(thing)).filter(
          (one) =>
            (one.role === 'hood' || textParam(one, 'form') === 'over-range') && isOver(one, thing),
        );
        const [hood] = over;
        if (!hood) {
          return [
            {
              text: 'Nothing vents the cooking surface; add a hood ducted outside, 150 CFM or more.',
              nodeIds: [thing.id],
              measured: 0,
              required: 150,
            },
          ];
        }
        const cfm = statedCfm(scene, hood);
        if (cfm !== null && cfm >= 150) return [];
        return [
          {
            tier: cfm === null ? 'tip' : 'recommended',
            text:
              cfm === null
                ? 'Check that this hood is ducted outside and moves at least 150 CFM.'
                : `This hood moves ${cfm} CFM; choose one of at least 150.`,
            nodeIds: [hood.id, thing.id],
            required: 150,
            ...(cfm === null ? {} : { measured: cfm }),
          },
        ];
      }),
    ),
};
