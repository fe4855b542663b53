import { directionOf, distanceOf } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import { doorWays } from '../door-ways.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { insideOf, lengthOf } from '../intervals.ts';
import type { Checked } from '../rule.ts';
import { guideline, type Hit, type Rule } from '../rule.ts';
import { type Center, kitchensOf, workCenters } from '../work-centers.ts';

const SHORTEST = inch(48);
const LONGEST = inch(108);
const SUM = inch(312);
const CUT = inch(12);

function legHit(a: Center, b: Center): Hit | null {
  const length = distanceOf(a.at, b.at);
  const isShort = length < SHORTEST - 2;
  if (!isShort && length <= LONGEST + 2) return null;
  const required = isShort ? SHORTEST : LONGEST;
  return {
    text: `The ${a.what} is ${feet(length)} from the ${b.what}; ${isShort ? 'leave at least' : 'keep it within'} ${feet(required)}.`,
    nodeIds: [b.thing.id, a.thing.id],
    measured: Math.round(length),
    required,
    line: lineBetween(a.at, b.at),
  };
}

function islandHit(room: RoomFacts, a: Center, b: Center): Hit | null {
  const direction = directionOf(a.at, b.at);
  const length = distanceOf(a.at, b.at);
  for (const run of room.runs) {
    if (run.node.tier !== 'island' && run.node.tier !== 'peninsula') continue;
    const holds = [a, b].some(({ thing }) => thing.node.hostId === run.id);
    if (holds) continue;
    const inside = run.footprints
      .flatMap((one) => insideOf(one, a.at, direction))
      .map(([from, to]) => [Math.max(0, from), Math.min(length, to)] as const)
      .filter(([from, to]) => to > from);
    const cut = lengthOf(inside);
    if (cut <= CUT + 2) continue;
    return {
      text: `The ${run.node.tier} is ${feet(cut)} in the way from ${a.what} to ${b.what}; keep it within ${feet(CUT)}.`,
      nodeIds: [run.id, a.thing.id, b.thing.id],
      measured: Math.round(cut),
      required: CUT,
      line: lineBetween(a.at, b.at),
    };
  }
  return null;
}

function checkTriangle(room: RoomFacts): Hit[] {
  const { primary, all } = workCenters(room);
  const hits: Hit[] = [];
  const pairs = primary.flatMap((a, i) => primary.slice(i + 1).map((b) => [a, b] as const));
  for (const [a, b] of pairs) {
    const hit = legHit(a, b) ?? islandHit(room, a, b);
    if (hit) hits.push(hit);
  }
  const sum = pairs.reduce((total, [a, b]) => total + distanceOf(a.at, b.at), 0);
  if (primary.length === 3 && sum > SUM + 2) {
    hits.push({
      text: `Sink, cooking surface and refrigerator add up to ${feet(sum)} apart; keep within ${feet(SUM)}.`,
      nodeIds: primary.map(({ thing }) => thing.id),
      measured: Math.round(sum),
      required: SUM,
    });
  }
  for (const one of all) {
    if (primary.includes(one)) continue;
    const [nearest] = primary.toSorted(
      (a, b) => distanceOf(a.at, one.at) - distanceOf(b.at, one.at),
    );
    const hit = nearest && legHit(nearest, one);
    if (hit) hits.push({ ...hit, tier: 'tip' });
  }
  return hits;
}

export const K3: Rule = {
  code: 'K3',
  title: 'Distances between the places of work',
  sources: [guideline('Kitchen', 3)],
  check: (scene) => kitchensOf(scene.rooms).flatMap(checkTriangle),
};

/** Length of a way inside the triangle of three points. */
function crossing(triangle: Polygon, way: readonly Point[]): number {
  let inside = 0;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1];
    if (from && isWithin(triangle, from) && isWithin(triangle, to)) inside += distanceOf(from, to);
  }
  return inside;
}

function checkTraffic(scene: Checked, room: RoomFacts): Hit[] {
  const { primary } = workCenters(room);
  if (primary.length < 3) return [];
  const triangle = primary.map(({ at }) => at);
  return doorWays(scene, room).flatMap(({ from, to, points }): Hit[] => {
    const cut = crossing(triangle, points);
    if (cut <= CUT) return [];
    return [
      {
        text: `The way from door to door crosses ${feet(cut)} of the work triangle; keep it outside.`,
        nodeIds: [from.opening.id, to.opening.id, ...primary.map(({ thing }) => thing.id)],
        measured: Math.round(cut),
        required: 0,
        line: lineBetween(from.at, to.at),
      },
    ];
  });
}

export const K5: Rule = {
  code: 'K5',
  title: 'Traffic through the work triangle',
  sources: [guideline('Kitchen', 5)],
  check: (scene) => kitchensOf(scene.rooms).flatMap((room) => checkTraffic(scene, room)),
};
