import { dotOf, minus } from '../../plane/points.ts';
import { aislesOf } from '../aisles.ts';
import { inRooms } from '../bath/fixtures.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import type { RunFacts } from '../facts/run-facts.ts';
import { numberParam, sideMiddle, type Thing, textParam } from '../facts/thing.ts';
import { widened } from '../kitchen/aisle-rules.ts';
import { changeRun } from '../mends.ts';
import { accessCode, type Checked, type Hit, type Rule } from '../rule.ts';
import { kitchensOf, workCenters } from '../work-centers.ts';

/** Three walls of counters make a U; two that face each other, or an island across, a passage. */
function shapeOf(room: RoomFacts): 'u' | 'pass-through' | 'other' {
  const bases = room.runs.filter(({ isBase, node }) => isBase && node.tier !== 'island');
  const directions: RunFacts[] = [];
  for (const run of bases) {
    if (!directions.some((one) => dotOf(one.front, run.front) > 0.9)) directions.push(run);
  }
  if (directions.length >= 3) return 'u';
  const [a, b] = directions;
  if (a && b) return dotOf(a.front, b.front) < -0.9 ? 'pass-through' : 'other';
  return room.runs.some(({ node }) => node.tier === 'island') ? 'pass-through' : 'other';
}

function entries(room: RoomFacts): number {
  const doors = room.openings.filter(({ opening }) => opening.isWay).length;
  return doors + room.shape.edges.filter(({ kind }) => kind === 'open').length;
}

function aisleHits(scene: Checked, room: RoomFacts, required: number, why: string): Hit[] {
  return aislesOf(scene, room)
    .filter(({ across, width }) => across !== 'other' && isShort(width, inch(required)))
    .map((aisle) => ({
      text: `The aisle is ${feet(aisle.width)} wide; ${why} needs ${feet(inch(required))}.`,
      nodeIds: [aisle.from, aisle.to],
      measured: Math.round(aisle.width),
      required: inch(required),
      line: aisle.line,
      mend: widened(scene, aisle, inch(required) - aisle.width),
    }));
}

export const A11: Rule = {
  code: 'A11',
  title: 'Pass-through kitchen',
  sources: [accessCode('804.2.1')],
  check(scene) {
    const { passThroughKitchen, uKitchen, otherKitchen } = scene.limits;
    if (passThroughKitchen === null) return [];
    return kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const shape = shapeOf(room);
      if (shape === 'other') {
        return otherKitchen === null ? [] : aisleHits(scene, room, otherKitchen, 'this kitchen');
      }
      if (shape === 'u') return [];
      // With one way in, a wheelchair has to turn around inside.
      const isDeadEnd = entries(room) === 1 && uKitchen !== null;
      const required = isDeadEnd ? uKitchen : passThroughKitchen;
      return aisleHits(
        scene,
        room,
        required,
        isDeadEnd ? 'a kitchen with one way in' : 'a kitchen one passes through',
      );
    });
  },
};

export const A12: Rule = {
  code: 'A12',
  title: 'U-shaped kitchen',
  sources: [accessCode('804.2.2')],
  check(scene) {
    const { uKitchen } = scene.limits;
    if (uKitchen === null) return [];
    return kitchensOf(scene.rooms)
      .filter((room) => shapeOf(room) === 'u')
      .flatMap((room) => aisleHits(scene, room, uKitchen, 'a U-shaped kitchen'));
  },
};

export const A13: Rule = {
  code: 'A13',
  title: 'Height of sink and work surface',
  sources: [accessCode('804.3.2, 804.4, 606.3')],
  check(scene) {
    const max = scene.limits.workSurface;
    if (max === null) return [];
    return kitchensOf(scene.rooms).flatMap((room) =>
      workCenters(room)
        .sinks.slice(0, 1)
        .flatMap(({ thing }): Hit[] => {
          const run = scene.run(thing.node.hostId ?? '');
          const top = run?.counterTop ?? thing.body.topTenths;
          if (top <= inch(max) + 2) return [];
          const holdsOne = run?.hosted.length === 1 && run.hosted[0]?.id === thing.id;
          return [
            {
              text: `Sink and counter are ${feet(top)} high; keep them at ${feet(inch(max))} or lower to work seated.`,
              nodeIds: [thing.id, ...(run ? [run.id] : [])],
              measured: top,
              required: inch(max),
              line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), top),
              mend: run && holdsOne ? lowered(scene, run, thing, top - inch(max)) : null,
            },
          ];
        }),
    );
  },
};

function lowered(scene: Checked, run: RunFacts, sink: Thing, by: number) {
  const mend = changeRun(
    scene.nodes,
    run.id,
    { heightTenths: Math.round(run.node.heightTenths - by) },
    'Lower the counter',
  );
  if (!mend || sink.node.locked) return null;
  const to = { ...sink.node, elevationTenths: Math.round(sink.node.elevationTenths - by) };
  const changed = { ...mend.change.changed, [sink.id]: { from: sink.node, to } };
  return { label: mend.label, change: { ...mend.change, changed } };
}

interface Knee {
  readonly height: number;
  readonly width: number;
}

/** Knee room under a basin; none where a cabinet fills it. */
function kneeUnder(scene: Checked, thing: Thing): Knee {
  if (thing.role === 'lavatory') {
    if (thing.node.kind === 'pedestal-sink') {
      const isConsole = textParam(thing, 'form') === 'console';
      return {
        height: isConsole ? numberParam(thing, 'heightTenths') - inch(6) : 0,
        width: thing.width,
      };
    }
    const isHung = textParam(thing, 'support') === 'floating';
    return { height: isHung ? thing.body.bottomTenths : 0, width: thing.width };
  }
  const run = scene.run(thing.node.hostId ?? '');
  if (!run) return { height: 0, width: 0 };
  const x = dotOf(minus(thing.middle, run.node.position), run.right);
  const place = run.layout.places.find((one) => x > one.fromTenths && x < one.toTenths);
  if (place?.cabinet.cabinet !== 'gap') return { height: 0, width: 0 };
  return { height: thing.body.bottomTenths, width: place.toTenths - place.fromTenths };
}

export const A14: Rule = {
  code: 'A14',
  title: 'Knee room',
  sources: [accessCode('306.3')],
  check(scene) {
    const asked = scene.limits.knee;
    if (!asked) return [];
    return inRooms(scene, 'lavatory', 'sink')
      .filter(
        ({ room, thing }) =>
          thing.role === 'lavatory' || workCenters(room).sinks[0]?.thing === thing,
      )
      .flatMap(({ thing }): Hit[] => {
        const { height, width } = kneeUnder(scene, thing);
        const isLow = isShort(height, inch(asked.height));
        if (!isLow && !isShort(width, inch(asked.width))) return [];
        return [
          {
            text: `Knees have ${feet(isLow ? height : width)} ${isLow ? 'in height' : 'across'} under the sink; leave ${feet(inch(asked.height))} by ${feet(inch(asked.width))} by ${feet(inch(asked.depth))}.`,
            nodeIds: [thing.id],
            measured: Math.round(isLow ? height : width),
            required: inch(isLow ? asked.height : asked.width),
            line: lineBetween(sideMiddle(thing, 'left'), sideMiddle(thing, 'right'), height),
          },
        ];
      });
  },
};

export const A16: Rule = {
  code: 'A16',
  title: 'Handrails on both sides',
  sources: [accessCode('505.2, 505.4')],
  check(scene) {
    if (scene.limits.route === null) return [];
    return inRooms(scene, 'stair').flatMap(({ thing }): Hit[] => {
      const has = { none: 0, left: 1, right: 1, both: 2 }[textParam(thing, 'railing')] ?? 0;
      if (has === 2) return [];
      return [
        {
          text: `The stairs have ${has === 0 ? 'no handrail' : 'a handrail on one side'}; add one on ${has === 0 ? 'both sides' : 'the other'}, 2' 10" to 3' 2" up.`,
          nodeIds: [thing.id],
          measured: has,
          required: 2,
          mend: {
            label: 'Add handrails',
            change: {
              added: {},
              removed: {},
              changed: {
                [thing.id]: {
                  from: thing.node,
                  to: { ...thing.node, params: { ...thing.node.params, railing: 'both' } },
                },
              },
            },
          },
        },
      ];
    });
  },
};
