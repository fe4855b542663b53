import type { Finding } from '../../findings/finding.ts';
import { times } from '../../plane/points.ts';
import type { Aisle } from '../aisles.ts';
import { aislesOf, runBack } from '../aisles.ts';
import { clearAhead } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { moveRun } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { narrowWays } from '../ways.ts';
import { kitchensOf } from '../work-centers.ts';

/** The island moved away, where there is a walkway's room to spare behind it. */
export function widened(scene: Checked, aisle: Aisle, by: number): Finding['mend'] {
  for (const id of [aisle.from, aisle.to]) {
    const run = scene.run(id) ?? scene.run(scene.thing(id)?.node.hostId ?? '');
    if (run?.node.tier !== 'island') continue;
    const own = new Set([run.id, ...run.hosted.map((one) => one.id)]);
    const isFront = aisle.from === id;
    const face = isFront ? runBack(run) : null;
    const out = isFront ? times(run.front, -1) : outOf(aisle);
    const behind = clearAhead(scene.obstacles, {
      levelId: run.node.levelId,
      face: face ?? { ...runBack(run), out },
      reach: inch(120),
      ignore: (one) =>
        own.has(one.id) || one.bottom > inch(48) || scene.thing(one.id)?.role === 'chair',
    });
    if (behind.distance - by < inch(scene.limits.walkway)) return null;
    return moveRun(scene.nodes, run.id, times(out, by), 'Move the island');
  }
  return null;
}

function outOf({ line }: Aisle): readonly [number, number] {
  const [dx, dy] = [line.to[0] - line.from[0], line.to[1] - line.from[1]];
  const size = Math.hypot(dx, dy) || 1;
  return [dx / size, dy / size];
}

export const K6: Rule = {
  code: 'K6',
  title: 'Work aisle',
  sources: [guideline('Kitchen', 6), guideline('Kitchen', 6, 'tip')],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) =>
      aislesOf(scene, room)
        .filter(({ across }) => across === 'work')
        .flatMap((aisle): Hit[] => {
          const one = inch(scene.limits.workAisle);
          const two = inch(scene.limits.workAisleTwoCooks);
          if (!isShort(aisle.width, two)) return [];
          const isTight = isShort(aisle.width, one);
          const required = isTight ? one : two;
          return [
            {
              tier: isTight ? 'recommended' : 'tip',
              text: isTight
                ? `The work aisle is only ${feet(aisle.width)} wide; leave ${feet(one)} for one cook.`
                : `The work aisle is ${feet(aisle.width)} wide, enough for one cook; leave ${feet(two)} for two.`,
              nodeIds: [aisle.from, aisle.to],
              measured: Math.round(aisle.width),
              required,
              line: aisle.line,
              mend: widened(scene, aisle, required - aisle.width),
            },
          ];
        }),
    ),
};

/** Two walkways that meet at a right angle: one of them wider. Could not be confirmed. */
const TURNING = 42;

export const K7: Rule = {
  code: 'K7',
  title: 'Walkways',
  sources: [guideline('Kitchen', 7), guideline('Kitchen', 7, 'tip', 'unconfirmed')],
  check: (scene) =>
    kitchensOf(scene.rooms).flatMap((room) => {
      const isAsked = (scene.limits.route ?? 0) < scene.limits.walkway;
      const narrow = (isAsked ? narrowWays(scene, room, inch(scene.limits.walkway)) : []).map(
        ({ width, line, ids }): Hit => ({
          text: `This walkway narrows to ${feet(width)}; leave at least ${feet(inch(scene.limits.walkway))}.`,
          nodeIds: ids,
          measured: Math.round(width),
          required: inch(scene.limits.walkway),
          line,
        }),
      );
      return [...narrow, ...turningWays(scene, room)];
    }),
};

function turningWays(scene: Checked, room: Parameters<typeof aislesOf>[1]): Hit[] {
  const walks = aislesOf(scene, room).filter(
    ({ across, width }) => across !== 'work' && !isShort(width, inch(scene.limits.walkway)),
  );
  const walksAt = Map.groupBy(
    walks.flatMap((walk, i) => [walk.from, walk.to].map((id) => ({ id, i }))),
    ({ id }) => id,
  );
  return walks.flatMap((a, i) => {
    const after = [a.from, a.to].flatMap((id) => walksAt.get(id) ?? []).filter((one) => one.i > i);
    scene.work.spend(after.length);
    const order = [...new Set(after.map((one) => one.i))].sort((one, other) => one - other);
    return order.flatMap((at): Hit[] => {
      const b = walks[at] ?? a;
      const [one, other] = [outOf(a), outOf(b)];
      const isTurn = Math.abs(one[0] * other[0] + one[1] * other[1]) < 0.1;
      const wider = Math.max(a.width, b.width);
      if (!isTurn || !isShort(wider, inch(TURNING))) return [];
      return [
        {
          tier: 'tip',
          text: `Two walkways meet and the wider is ${feet(wider)}; make one ${feet(inch(TURNING))} for an easy turn.`,
          nodeIds: [...new Set([a.from, a.to, b.from, b.to])],
          measured: Math.round(wider),
          required: inch(TURNING),
          line: a.width > b.width ? a.line : b.line,
        },
      ];
    });
  });
}
