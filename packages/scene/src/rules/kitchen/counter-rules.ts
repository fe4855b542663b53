import type { Cabinet } from '../../document/nodes/run.ts';
import { along, distanceOf, dotOf } from '../../plane/points.ts';
import { boundsOf } from '../../plane/polygon.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { around, type Group, grown, runsNear, thingsNear } from '../facts/near.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { inRun, type RunFacts } from '../facts/run-facts.ts';
import { type Interval, insideOf, joined, lengthOf, without } from '../intervals.ts';
import { changeRun } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { kitchensOf, workCenters } from '../work-centers.ts';

/** Free front edge of a run's counters: without bowls, burners, corners and what hangs low above. */
function frontage(scene: Checked, room: RoomFacts, run: RunFacts): number {
  const { node, counterTop } = run;
  if (counterTop === null || !node.counter) return 0;
  const depth = node.depthTenths + node.counter.overhangTenths + node.counter.backOverhangTenths;
  if (isShort(depth, inch(24))) return 0;
  const edge = inRun(run, 0, -node.depthTenths - node.counter.overhangTenths);
  const inside = along(edge, run.front, -inch(1));
  const middle = along(edge, run.front, -inch(12));
  const own = joined(run.counters.flatMap((one) => insideOf(one, inside, run.right)));
  const cuts: Interval[] = run.holes.flatMap((hole) => insideOf(hole, middle, run.right));
  const before = along(edge, run.front, inch(1));
  const ends = [inside, middle, before].flatMap((at) => [
    at,
    along(at, run.right, run.layout.widthTenths),
  ]);
  const box = grown(boundsOf([...ends, ...run.counters.flat()]), inch(1));
  for (const other of runsNear(room, box)) {
    // Where another counter begins right before the front, this one is a dead corner.
    const polygons = [...other.counters, ...other.footprints];
    if (other.id !== run.id && other.isBase) {
      for (const polygon of polygons) cuts.push(...insideOf(polygon, before, run.right));
    }
  }
  for (const obstacle of scene.obstacles.near(room.levelId, box)) {
    const isLow =
      obstacle.bottom > counterTop + inch(1) && obstacle.bottom < counterTop + inch(15) - 2;
    if (isLow && obstacle.what !== 'wall' && scene.thing(obstacle.id)?.role !== 'light')
      cuts.push(...insideOf(obstacle.polygon, middle, run.right));
  }
  return lengthOf(without(own, cuts));
}

export const K25: Rule = {
  code: 'K25',
  title: 'Counter in all',
  sources: [guideline('Kitchen', 25)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const runs = room.runs.filter(({ isBase }) => isBase);
      const first = runs[0];
      if (!first) return [];
      const total = runs.reduce((sum, run) => sum + frontage(scene, room, run), 0);
      if (!isShort(total, inch(158))) return [];
      return [
        {
          text: `The kitchen has ${feet(total)} of usable counter; plan ${feet(inch(158))}, 2' deep and 1' 3" clear above.`,
          nodeIds: [room.id, ...runs.map(({ id }) => id)],
          measured: Math.round(total),
          required: inch(158),
        },
      ];
    }),
};

/** Half an inch takes the point off a corner. */
const BLUNT = inch(0.5);
const ROUNDED = inch(1.5);

/** Whether a corner of its counter stands out into the room: both edges at it are seen. */
function hasFreeCorner(run: RunFacts): boolean {
  return run.layout.counters.some(({ seen }) => seen.some((one, i) => one && seen.at(i - 1)));
}

export const K26: Rule = {
  code: 'K26',
  title: 'Corners of counters',
  sources: [guideline('Kitchen', 26, 'tip')],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      room.runs.flatMap((run): Hit[] => {
        const { counter, tier } = run.node;
        const stands = tier === 'island' || tier === 'peninsula';
        if (!counter || !stands || !hasFreeCorner(run)) return [];
        const radius = counter.cornerRadiusTenths ?? 0;
        if (!isShort(radius, BLUNT)) return [];
        return [
          {
            text: `The ${tier}'s counter has square corners at hip height; round them by ${feet(ROUNDED)}.`,
            nodeIds: [run.id],
            measured: radius,
            required: BLUNT,
            mend: changeRun(
              scene.nodes,
              run.id,
              { counter: { ...counter, cornerRadiusTenths: ROUNDED } },
              'Round the corners',
            ),
          },
        ];
      }),
    ),
};

/** Shelves or drawers of a cabinet, one above the other. */
function layersOf({ cabinet, drawers }: Cabinet, tier: RunFacts['node']['tier']): number {
  if (cabinet === 'gap' || cabinet === 'filler' || cabinet === 'panel' || cabinet === 'sink')
    return 0;
  if (cabinet === 'oven' || cabinet === 'microwave' || cabinet === 'cooktop') return 1;
  if (cabinet === 'drawers') return drawers || 3;
  if (cabinet === 'door-drawer') return 3;
  if (cabinet === 'trash-pull-out') return 0;
  if (tier === 'tall' || cabinet === 'pantry') return 5;
  return tier === 'wall' ? 3 : 2;
}

interface Storage {
  readonly total: number;
  readonly nearSink: number;
}

/** Inches of shelf and drawer front, each weighed by its depth in feet as the guideline counts it. */
function storageOf(room: RoomFacts): Storage {
  const sink = workCenters(room).sinks[0];
  let total = 0;
  let nearSink = 0;
  for (const run of room.runs) {
    for (const { cabinet, fromTenths, toTenths } of run.layout.places) {
      const front = ((toTenths - fromTenths) / 254) * layersOf(cabinet, run.node.tier);
      const counted = front * (run.node.depthTenths / 3048);
      total += counted;
      const middle = inRun(run, (fromTenths + toTenths) / 2, -run.node.depthTenths);
      if (sink && distanceOf(middle, sink.at) <= inch(72)) nearSink += counted;
    }
  }
  return { total: Math.round(total), nearSink: Math.round(nearSink) };
}

/** Small below 150 square feet, large above 350. */
function bySize(
  room: RoomFacts,
  [small, medium, large]: readonly [number, number, number],
): number {
  const sqft = room.area / 3048 ** 2;
  if (sqft < 150) return small;
  return sqft > 350 ? large : medium;
}

function storageRule(
  code: 'K27' | 'K28',
  number: number,
  title: string,
  sizes: readonly [number, number, number],
): Rule {
  return {
    code,
    title,
    sources: [guideline('Kitchen', number, 'tip', 'unconfirmed')],
    check: (scene) =>
      kitchensOf(scene.rooms).flatMap((room): Hit[] => {
        const first = room.runs[0];
        if (!first) return [];
        const has = code === 'K27' ? storageOf(room).total : storageOf(room).nearSink;
        const needed = bySize(room, sizes);
        if (has >= needed) return [];
        return [
          {
            text: `Shelves and drawers${code === 'K28' ? ' near the sink' : ''} add up to ${has}"; plan ${needed}" in a kitchen of this size.`,
            nodeIds: [room.id],
            measured: has,
            required: needed,
          },
        ];
      }),
  };
}

export const K27 = storageRule('K27', 27, 'Shelves and drawers', [1400, 1700, 2000]);
export const K28 = storageRule('K28', 28, 'Storage near the sink', [400, 480, 560]);

/** Whether two base runs meet at a right angle in a corner. */
function cornerRuns(room: RoomFacts): [RunFacts, RunFacts][] {
  const base = room.runs.filter(({ isBase, node }) => isBase && node.tier === 'base');
  return base.flatMap((a) =>
    runsNear(room, grown(boundsOf(a.footprints.flat()), inch(6))).flatMap(
      (b): [RunFacts, RunFacts][] => {
        if (b.id <= a.id || !b.isBase || b.node.tier !== 'base') return [];
        if (Math.abs(dotOf(a.front, b.front)) > 0.3) return [];
        const near = a.footprints.some((one) =>
          b.footprints.some((other) =>
            one.some((p) => other.some((q) => distanceOf(p, q) < inch(6))),
          ),
        );
        return near ? [[a, b]] : [];
      },
    ),
  );
}

export const K29: Rule = {
  code: 'K29',
  title: 'Corner storage',
  sources: [guideline('Kitchen', 29)],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const hasUnit = room.runs.some(({ node }) =>
        node.cabinets.some(({ cabinet }) => cabinet.startsWith('corner-')),
      );
      const [first] = hasUnit ? [] : cornerRuns(room);
      if (!first) return [];
      return [
        {
          text: 'Nothing can be reached in the corner where two rows of cabinets meet; add a corner unit.',
          nodeIds: [first[0].id, first[1].id],
          measured: 0,
          required: 1,
        },
      ];
    }),
};

/** Free points of a counter more than `reach` from any receptacle above it; electrics may not be drawn. */
function farFromPower(room: RoomFacts, run: RunFacts, reach: number): number {
  const plugs = thingsNear(room, power, grown(boundsOf(run.counters.flat()), inch(36)));
  const back = inRun(run, 0, -inch(3));
  const counters = joined(run.counters.flatMap((one) => insideOf(one, back, run.right)));
  const served = plugs.flatMap(({ middle }): Interval[] => {
    const [dx, dy] = [middle[0] - back[0], middle[1] - back[1]];
    const out = dx * run.front[0] + dy * run.front[1];
    const x = dx * run.right[0] + dy * run.right[1];
    if (Math.abs(out) > inch(30)) return [];
    return [[x - reach, x + reach]];
  });
  const rest = without(counters, served);
  const worst = Math.max(0, ...rest.map(([from, to]) => to - from));
  return worst;
}

const power: Group = { is: ({ role, params }) => role === 'receptacle' && isPower(params.device) };

function isPower(device: unknown): boolean {
  return device === 'duplex' || device === 'gfci';
}

export const K30: Rule = {
  code: 'K30',
  title: 'Receptacles over the counter',
  sources: [
    { ...guideline('Kitchen', 30, 'code'), edition: 'IRC 2021', section: 'E3901.4, E3902.6' },
    guideline('Kitchen', 30, 'tip'),
  ],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const runs = room.runs.filter(
        ({ node, counterTop }) => node.tier === 'base' && counterTop !== null,
      );
      const first = runs[0];
      if (!first) return [];
      const plugs = room.things.filter(
        ({ role, params }) => role === 'receptacle' && isPower(params.device),
      );
      if (plugs.length === 0) {
        return [
          {
            tier: 'tip',
            text: "No receptacles are drawn; place GFCI ones so that all of the counter is within 2' of one.",
            nodeIds: [first.id],
            required: inch(24),
          },
        ];
      }
      const hits = runs.flatMap((run): Hit[] => {
        const gap = farFromPower(room, run, inch(24));
        return gap <= 2
          ? []
          : [
              {
                text: `${feet(gap)} of this counter is over 2' from a receptacle; add one there.`,
                nodeIds: [run.id],
                measured: Math.round(inch(24) + gap),
                required: inch(24),
              },
            ];
      });
      const open = plugs
        .filter(({ params }) => params.device !== 'gfci')
        .filter((plug) =>
          runsNear(room, around(plug.middle, inch(6))).some(
            (run) =>
              run.node.tier === 'base' && run.counterTop !== null && hangsOver(plug.middle, run),
          ),
        );
      const unprotected = open.map(
        ({ id, node }): Hit => ({
          text: 'This receptacle over the counter has no GFCI protection; use a GFCI one.',
          nodeIds: [id],
          measured: 0,
          required: 1,
          mend: {
            label: 'Make it a GFCI receptacle',
            change: {
              added: {},
              removed: {},
              changed: {
                [id]: { from: node, to: { ...node, params: { ...node.params, device: 'gfci' } } },
              },
            },
          },
        }),
      );
      return [...hits, ...unprotected];
    }),
};

/** Whether a receptacle hangs over the counter of a run. */
function hangsOver(at: readonly [number, number], run: RunFacts): boolean {
  const [dx, dy] = [at[0] - run.node.position[0], at[1] - run.node.position[1]];
  const x = dx * run.right[0] + dy * run.right[1];
  const out = dx * run.front[0] + dy * run.front[1];
  return x > 0 && x < run.layout.widthTenths && Math.abs(out) < inch(6);
}

/** Square tenths of glass in a room's walls. */
function glazingOf(room: RoomFacts, what: 'glassArea' | 'openableArea'): number {
  return room.openings.reduce((sum, { opening }) => sum + opening.measures[what], 0);
}

export const K31: Rule = {
  code: 'K31',
  title: 'Light',
  sources: [guideline('Kitchen', 31, 'tip', 'unconfirmed')],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room): Hit[] => {
      const hits: Hit[] = [];
      const glass = glazingOf(room, 'glassArea');
      const needed = room.area * 0.08;
      if (glass < needed * 0.999) {
        hits.push({
          text: `Window glass is ${share(glass, room.area)} % of the floor area; plan 8 % for a bright kitchen.`,
          nodeIds: [room.id],
          measured: Math.round(glass),
          required: Math.round(needed),
        });
      }
      for (const { thing } of workCenters(room).primary) {
        if (thing.role === 'refrigerator') continue;
        const isLit = room.things.some(
          ({ role, middle }) =>
            (role === 'light' || role === 'hood') && distanceOf(middle, thing.middle) <= inch(48),
        );
        if (isLit) continue;
        hits.push({
          text: `There is no light within 4' of the ${thing.role}; add a task light over it.`,
          nodeIds: [thing.id],
          measured: 0,
          required: 1,
        });
      }
      return hits;
    }),
};

function share(part: number, whole: number): string {
  return ((100 * part) / whole).toFixed(1);
}
