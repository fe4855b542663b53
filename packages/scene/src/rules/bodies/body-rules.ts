import type { Finding } from '../../findings/finding.ts';
import { eachCollision } from '../../placing/collisions.ts';
import { outOfBounds } from '../../placing/in-bounds.ts';
import { mayShare } from '../../placing/landing/may-share.ts';
import { type Bounds, boundsOf, counterClockwise, type Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { inch } from '../facts/inch.ts';
import type { Thing } from '../facts/thing.ts';
import { overlapArea } from '../kitchen/doors.ts';
import { flipDoor, moveItem } from '../mends.ts';
import type { Checked, Hit, Rule, Source } from '../rule.ts';

const placing: Source = {
  tier: 'code',
  edition: 'Placing',
  section: 'Bodies',
  confidence: 'confirmed',
};

function isMeant(a: Thing | undefined, b: Thing | undefined): boolean {
  return a !== undefined && b !== undefined && mayShare(a.role, b.role);
}

/** Leaves and cloth give way: they collide where the middle of one is in the other. */
function givesWay(a: Thing | undefined, b: Thing | undefined): boolean {
  if (a?.role !== 'soft' && b?.role !== 'soft') return false;
  if (!a || !b) return true;
  return (
    !a.body.footprints.some((one) => isWithin(one, b.middle)) &&
    !b.body.footprints.some((one) => isWithin(one, a.middle))
  );
}

/** Seats are pushed in under counters that reach out. */
function isPushedIn(scene: Checked, a: string, b: string): boolean {
  const seat = scene.thing(a) ?? scene.thing(b);
  const run = scene.run(a) ?? scene.run(b);
  if (seat?.role !== 'chair' || !run) return false;
  return !run.footprints.some((one) =>
    seat.body.footprints.some(
      (other) => overlapArea(counterClockwise(one), counterClockwise(other)) > inch(1) ** 2,
    ),
  );
}

function labelOf(scene: Checked, id: string): string {
  const thing = scene.thing(id);
  if (thing) return thing.card.label.toLowerCase();
  return scene.run(id) ? 'row of cabinets' : 'wall';
}

/** The lighter of the two pushed out along the shorter way. */
function pushedApart(scene: Checked, a: string, b: string): Finding['mend'] {
  const thing = scene.thing(a) ?? scene.thing(b);
  if (!thing || thing.node.hostId !== null) return null;
  const other = thing.id === a ? b : a;
  const own = boundsOf(thing.body.footprints.flat());
  const polygons = scene.obstacles.of(other).map(({ polygon }) => polygon);
  if (polygons.length === 0) return null;
  const box = boundsOf(polygons.flat());
  const ways = [
    [box.maxX - own.minX, 0],
    [box.minX - own.maxX, 0],
    [0, box.maxY - own.minY],
    [0, box.minY - own.maxY],
  ] as const;
  const [shortest] = ways.toSorted((p, q) => Math.hypot(...p) - Math.hypot(...q));
  // Far enough is a new place, not a mend.
  if (!shortest || Math.hypot(...shortest) > inch(24)) return null;
  const gap = 20;
  const by = shortest.map((part) => part + Math.sign(part) * gap) as unknown as readonly [
    number,
    number,
  ];
  return moveItem(scene.nodes, thing.id, by, 'Move it apart');
}

/** Comparing two bodies takes as long as looking at so many things. */
const STEPS_OF_A_PAIR = 40;
/** The same of the exact parts of a body outside its room. */
const STEPS_OF_A_CLIP = 400;

export const collision: Rule = {
  code: 'collision',
  title: 'Two things in one place',
  sources: [placing],
  *check(scene) {
    const spend = (pairs: number) => scene.work.spend(pairs * STEPS_OF_A_PAIR);
    for (const { a, b } of eachCollision(scene.nodes, spend)) {
      const [one, other] = [scene.thing(a), scene.thing(b)];
      if (isMeant(one, other) || givesWay(one, other) || isPushedIn(scene, a, b)) continue;
      yield {
        text: `The ${labelOf(scene, a)} and the ${labelOf(scene, b)} are in the same place; move one.`,
        nodeIds: [a, b],
        line: one && other ? lineBetween(one.middle, other.middle) : null,
        mend: pushedApart(scene, a, b),
      };
    }
  },
};

/** What hangs on walls and ceilings, and what grows outdoors, may reach out of rooms. */
function isBound(thing: Thing): boolean {
  const { mount } = thing;
  return (
    mount !== 'wall' &&
    mount !== 'ceiling' &&
    thing.card.category !== 'outdoor' &&
    thing.role !== 'soft'
  );
}

/** Whether the box around an edge of an outline touches a box. */
function edgesNear(outline: Polygon, box: Bounds): boolean {
  return outline.some(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    return (
      Math.min(x, nextX) <= box.maxX &&
      box.minX <= Math.max(x, nextX) &&
      Math.min(y, nextY) <= box.maxY &&
      box.minY <= Math.max(y, nextY)
    );
  });
}

/** Bodies with all corners in one room need no exact look. */
function isPlainlyInside(
  scene: Checked,
  id: string,
  footprints: Thing['body']['footprints'],
): boolean {
  const room = scene.roomOf(id);
  if (!room) return false;
  const { inner } = room.shape;
  const { minX, minY, maxX, maxY } = room.box;
  if (inner.length === 4 && Math.abs(room.area - (maxX - minX) * (maxY - minY)) < 100) {
    return footprints.every((one) =>
      one.every(([x, y]) => x >= minX - 10 && x <= maxX + 10 && y >= minY - 10 && y <= maxY + 10),
    );
  }
  return footprints.every((one) => {
    const box = boundsOf(one);
    return one.every((point) => isWithin(inner, point)) && !edgesNear(inner, box);
  });
}

export const outOfBoundsRule: Rule = {
  code: 'out-of-bounds',
  title: 'Outside the rooms',
  sources: [placing],
  check(scene) {
    const bodies = [
      ...scene.things
        .filter((thing) => thing.node.hostId === null && isBound(thing))
        .map((thing) => ({ id: thing.id, footprints: thing.body.footprints })),
      ...scene.runs.map(({ id, footprints }) => ({ id, footprints })),
    ];
    return bodies
      .filter(({ id, footprints }) => !isPlainlyInside(scene, id, footprints))
      .filter(({ id }) => {
        scene.work.spend(STEPS_OF_A_CLIP);
        return outOfBounds(scene.nodes, id).length > 0;
      })
      .map(
        ({ id }): Hit => ({
          text: `The ${labelOf(scene, id)} reaches into a wall or out of the room; move it in.`,
          nodeIds: [id],
        }),
      );
  },
};

export const doorBlocked: Rule = {
  code: 'door-blocked',
  title: 'Doors that strike furniture',
  sources: [{ ...placing, tier: 'recommended' }],
  check: (scene) =>
    scene.openings
      .filter(({ isWay }) => isWay)
      .flatMap((opening) =>
        opening.sweeps.flatMap(({ area, bottom, top }): Hit[] => {
          const box = boundsOf(area);
          const struck = scene.obstacles.near(opening.wall.levelId, box).find((one) => {
            if (one.what === 'wall' || one.bottom >= top || one.top <= bottom + inch(1))
              return false;
            const thing = scene.thing(one.id);
            // Baths have a rule of their own for their fixtures.
            if (
              thing &&
              ['toilet', 'tub', 'shower', 'lavatory', 'soft', 'chair'].includes(thing.role)
            )
              return false;
            return overlapArea(one.polygon, area) > inch(3) ** 2;
          });
          if (!struck) return [];
          return [
            {
              text: `The door hits the ${labelOf(scene, struck.id)}; swing it the other way, or move one.`,
              nodeIds: [opening.id, struck.id],
              line: lineBetween([box.minX, box.minY], [box.maxX, box.maxY]),
              mend: flipDoor(scene.nodes, opening.id),
            },
          ];
        }),
      ),
};
