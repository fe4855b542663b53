import { along, dotOf, minus } from '../../plane/points.ts';
import { clearAhead, lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { faceOf, sideMiddle, type Thing } from '../facts/thing.ts';
import { bothLandings, type Landing } from '../landings.ts';
import { changeRun, moveItem } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { kitchensOf, workCenters } from '../work-centers.ts';

export const K10: Rule = {
  code: 'K10',
  title: 'Where the sink stands',
  sources: [guideline('Kitchen', 10)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) => {
      const { sinks, cooking, refrigerators } = workCenters(room);
      const [sink] = sinks;
      if (!sink || sinks.length > 1) return [];
      return [...cooking.slice(0, 1), ...refrigerators.slice(0, 1)].flatMap((other): Hit[] => {
        const out = dotOf(minus(other.at, sink.at), sink.thing.front);
        // Beside it or anywhere before it; what is behind needs a turn and a walk around.
        if (out >= -inch(30)) return [];
        return [
          {
            text: `The ${other.what} is ${feet(-out)} behind the sink; put it beside or across from it.`,
            nodeIds: [sink.thing.id, other.thing.id],
            measured: Math.round(-out),
            required: inch(30),
            line: lineBetween(sink.at, other.at),
          },
        ];
      });
    }),
};

/** Whether a landing serves: long enough, or short to a corner with enough after it. */
function serves(landing: Landing, needed: number): boolean {
  const { toCorner, length, afterCorner } = landing;
  if (toCorner === null || toCorner >= needed) return !isShort(length, needed);
  return !isShort(toCorner, inch(3)) && !isShort(afterCorner, inch(21));
}

/** The counter within reach on one side, for the finding's text. */
function usable({ toCorner, length, afterCorner }: Landing): number {
  return toCorner === null ? length : Math.max(0, toCorner) + Math.max(0, afterCorner);
}

/** The thing moved along its run so that both landings fit, if the counter is long enough. */
export function pushed(
  scene: Checked,
  thing: Thing,
  landings: { left: Landing; right: Landing },
  needs: { left: number; right: number },
) {
  const missing = needs.right - landings.right.length;
  const spare = landings.left.length - needs.left;
  const back = needs.left - landings.left.length;
  const other = landings.right.length - needs.right;
  const run = scene.run(thing.node.hostId ?? '');
  if (!run || (thing.role !== 'sink' && thing.role !== 'cooktop')) return null;
  const x = dotOf(minus(thing.middle, run.node.position), run.right);
  const place = run.layout.places.find(
    ({ fromTenths, toTenths }) => x > fromTenths && x < toTenths,
  );
  // It stays over the cabinet that was built for it.
  const fits = (by: number) =>
    place !== undefined &&
    x + by - thing.width / 2 >= place.fromTenths &&
    x + by + thing.width / 2 <= place.toTenths;
  if (missing > 0 && spare >= missing && fits(-missing))
    return moveItem(
      scene.nodes,
      thing.id,
      [-thing.right[0] * missing, -thing.right[1] * missing],
      'Move it along the counter',
    );
  if (back > 0 && other >= back && fits(back))
    return moveItem(
      scene.nodes,
      thing.id,
      [thing.right[0] * back, thing.right[1] * back],
      'Move it along the counter',
    );
  return null;
}

function landingHit(
  scene: Checked,
  room: RoomFacts,
  sink: Thing,
  long: number,
  short: number,
): Hit[] {
  const { left, right } = bothLandings(room, sink);
  const fits =
    (serves(left, long) && serves(right, short)) || (serves(right, long) && serves(left, short));
  if (fits) return [];
  const longer = usable(left) >= usable(right) ? left : right;
  const shorter = longer === left ? right : left;
  const isLong = !serves(longer, long);
  const worst = isLong ? longer : shorter;
  const required = isLong ? long : short;
  const needs = longer === left ? { left: long, right: short } : { left: short, right: long };
  return [
    {
      text: `There is ${feet(usable(worst))} of counter by the sink; plan ${feet(long)} on one side, ${feet(short)} on the other.`,
      nodeIds: [sink.id],
      measured: Math.round(usable(worst)),
      required,
      line: worst.line,
      mend: pushed(scene, sink, { left, right }, needs),
    },
  ];
}

export const K11: Rule = {
  code: 'K11',
  title: 'Counter beside the main sink',
  sources: [guideline('Kitchen', 11)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) => {
      const [sink] = workCenters(room).sinks;
      return sink ? landingHit(scene, room, sink.thing, inch(24), inch(18)) : [];
    }),
};

function counterDepth(scene: Checked, thing: Thing): number {
  const run = scene.run(thing.node.hostId ?? '');
  if (!run?.node.counter) return 0;
  const { overhangTenths, backOverhangTenths } = run.node.counter;
  return run.node.depthTenths + overhangTenths + backOverhangTenths;
}

export const K12: Rule = {
  code: 'K12',
  title: 'Preparation counter',
  sources: [guideline('Kitchen', 12)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const { sinks } = workCenters(room);
      let best: Landing | null = null;
      for (const { thing } of sinks) {
        const { left, right } = bothLandings(room, thing);
        const isDeep = !isShort(counterDepth(scene, thing), inch(24));
        for (const one of [left, right]) {
          if (isDeep && (!best || one.length > best.length)) best = one;
        }
      }
      const sink = sinks[0]?.thing;
      if (!sink || (best && !isShort(best.length, inch(36)))) return [];
      return [
        {
          text: `The longest counter by a sink is ${feet(best?.length ?? 0)}; plan ${feet(inch(36))} by ${feet(inch(24))} to prepare food.`,
          nodeIds: [sink.id],
          measured: Math.round(best?.length ?? 0),
          required: inch(36),
          line: best?.line ?? null,
        },
      ];
    }),
};

/** From the nearer edge of one thing to that of another, along their fronts. */
function edgeGap(a: Thing, b: Thing): number {
  const between = Math.abs(dotOf(minus(b.middle, a.middle), a.right));
  const out = Math.abs(dotOf(minus(b.middle, a.middle), a.front));
  const turned = Math.abs(dotOf(a.front, b.front)) < 0.3;
  const own = a.width / 2 + (turned ? b.depth : b.width) / 2;
  return Math.max(0, between - own) + (turned ? Math.max(0, out - a.depth / 2 - b.width / 2) : 0);
}

export const K13: Rule = {
  code: 'K13',
  title: 'Dishwasher',
  sources: [guideline('Kitchen', 13)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      room.things
        .filter(({ role }) => role === 'dishwasher')
        .flatMap((washer) => [...nearSink(room, washer), ...standingBeside(scene, room, washer)]),
    ),
};

function nearSink(room: RoomFacts, washer: Thing): Hit[] {
  room.work.spend(workCenters(room).sinks.length);
  const sinks = workCenters(room).sinks.map(({ thing }) => ({
    thing,
    gap: edgeGap(washer, thing),
  }));
  const [nearest] = sinks.toSorted((a, b) => a.gap - b.gap);
  if (!nearest || nearest.gap <= inch(36) + 2) return [];
  return [
    {
      text: `The dishwasher is ${feet(nearest.gap)} from the sink; keep it within ${feet(inch(36))}.`,
      nodeIds: [washer.id, nearest.thing.id],
      measured: Math.round(nearest.gap),
      required: inch(36),
      line: lineBetween(sideMiddle(washer, 'front'), sideMiddle(nearest.thing, 'front')),
    },
  ];
}

/** Beside the open door: from the edge of the dishwasher to what stands at a right angle to it. */
function standingBeside(scene: Checked, room: RoomFacts, washer: Thing): Hit[] {
  const reach = inch(21);
  const own = new Set([washer.id, washer.node.hostId ?? '']);
  // A refrigerator of the same row may stand out of it: nobody stands there any less.
  const isInLine = (id: string) => {
    const front = scene.thing(id)?.front ?? scene.run(id)?.front;
    return front !== undefined && dotOf(front, washer.front) > 0.9;
  };
  return (['left', 'right'] as const).flatMap((side): Hit[] => {
    const { out } = faceOf(washer, side);
    const corner = along(sideMiddle(washer, 'front'), out, washer.width / 2);
    const ahead = clearAhead(scene.obstacles, {
      levelId: room.levelId,
      face: {
        from: along(corner, washer.front, inch(3)),
        to: along(corner, washer.front, inch(24)),
        out,
      },
      reach,
      ignore: (one) =>
        own.has(one.id) || one.what === 'wall' || one.bottom > inch(40) || isInLine(one.id),
    });
    if (!ahead.obstacle || !isShort(ahead.distance, reach)) return [];
    return [
      {
        text: `There is ${feet(ahead.distance)} to stand beside the open dishwasher; leave ${feet(reach)}.`,
        nodeIds: [washer.id, ahead.obstacle.id],
        measured: Math.round(ahead.distance),
        required: reach,
        line: ahead.line,
      },
    ];
  });
}

export const K14: Rule = {
  code: 'K14',
  title: 'Waste and recycling',
  sources: [guideline('Kitchen', 14)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const sink = workCenters(room).sinks[0];
      if (!sink || room.runs.length === 0) return [];
      const bins = room.runs.flatMap((run) =>
        run.node.cabinets.filter(({ cabinet }) => cabinet === 'trash-pull-out').map(() => run),
      );
      // A pull-out cabinet holds two bins.
      if (bins.length > 0) return [];
      const run = scene.run(sink.thing.node.hostId ?? '') ?? room.runs[0];
      if (!run) return [];
      return [
        {
          text: 'There is no place for trash and recycling; add a pull-out with two bins near the sink.',
          nodeIds: [run.id, sink.thing.id],
          measured: 0,
          required: 2,
          mend: withBins(scene, run.id, sink.thing),
        },
      ];
    }),
};

/** The door cabinet nearest to the sink as a waste pull-out. */
function withBins(scene: Checked, runId: string, sink: Thing) {
  const run = scene.run(runId);
  if (!run) return null;
  const x = dotOf(minus(sink.middle, run.node.position), run.right);
  const fitting = run.layout.places
    .filter(
      ({ cabinet }) =>
        (cabinet.cabinet === 'door' || cabinet.cabinet === 'door-drawer') &&
        cabinet.widthTenths >= inch(14.9) &&
        cabinet.widthTenths <= inch(24.1),
    )
    .toSorted(
      (a, b) =>
        Math.abs((a.fromTenths + a.toTenths) / 2 - x) -
        Math.abs((b.fromTenths + b.toTenths) / 2 - x),
    )[0];
  if (!fitting) return null;
  const cabinets = run.node.cabinets.map((one) =>
    one.id === fitting.cabinet.id ? { ...one, cabinet: 'trash-pull-out' as const } : one,
  );
  return changeRun(
    scene.nodes,
    run.id,
    { cabinets },
    'Make the cabinet by the sink a trash pull-out',
  );
}

export const K15: Rule = {
  code: 'K15',
  title: 'Counter beside a second sink',
  sources: [guideline('Kitchen', 15)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      workCenters(room)
        .sinks.slice(1)
        .flatMap(({ thing }) => landingHit(scene, room, thing, inch(18), inch(3))),
    ),
};
