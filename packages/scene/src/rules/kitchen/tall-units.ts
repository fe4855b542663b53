import type { MeasuredLine } from '../../findings/finding.ts';
import { dotOf, minus } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { inch } from '../facts/inch.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { inRun, type RunFacts } from '../facts/run-facts.ts';
import { guideline, type Hit, type Rule } from '../rule.ts';
import { type Center, kitchensOf, workCenters } from '../work-centers.ts';

/** Cabinets side by side that end the counter: full height and full depth. */
interface TallUnit {
  readonly id: string;
  readonly at: Point;
  readonly front: Point;
  readonly line: MeasuredLine;
}

const DEPTH = inch(20);
const HEIGHT = inch(60);
/** Panels, fillers and gaps hold nothing: they are the sides of what stands beside them. */
const thin: readonly string[] = ['panel', 'filler', 'gap'];

function unitsOf(run: RunFacts): TallUnit[] {
  const stretches: [number, number][] = [];
  let isOpen = false;
  for (const { cabinet, fromTenths, toTenths, corner } of run.layout.places) {
    // A tall unit recessed in a corner leaves the counter as it is.
    const isTall = !thin.includes(cabinet.cabinet) && corner === null;
    const last = stretches.at(-1);
    if (isTall && isOpen && last) last[1] = toTenths;
    else if (isTall) stretches.push([fromTenths, toTenths]);
    isOpen = isTall;
  }
  const y = -run.node.depthTenths;
  return stretches.map(([from, to]) => ({
    id: run.id,
    at: inRun(run, (from + to) / 2, y / 2),
    front: run.front,
    line: lineBetween(inRun(run, from, y), inRun(run, to, y)),
  }));
}

function tallUnits(room: RoomFacts): TallUnit[] {
  return room.runs
    .filter(({ node, top }) => node.tier === 'tall' && node.depthTenths >= DEPTH && top >= HEIGHT)
    .flatMap(unitsOf);
}

/** Where a point lies along the front of a center, and how far before it. */
function alongWall(center: Center, point: Point): { beside: number; out: number } {
  const from = minus(point, center.at);
  return { beside: dotOf(from, center.thing.right), out: dotOf(from, center.thing.front) };
}

/** Between two centers on one wall, or on the wall of one of them before the corner to the other. */
function separates(tall: TallUnit, a: Center, b: Center): boolean {
  const onWall = (center: Center, other: Center) => {
    if (dotOf(tall.front, center.thing.front) < 0.9) return false;
    const own = alongWall(center, tall.at);
    const far = alongWall(center, other.at);
    const isBetween = own.beside * far.beside > 0 && Math.abs(own.beside) < Math.abs(far.beside);
    return isBetween && Math.abs(own.out) < inch(30);
  };
  const turn = dotOf(a.thing.front, b.thing.front);
  if (turn > 0.9) return onWall(a, b) && Math.abs(alongWall(a, b.at).out) < inch(30);
  return Math.abs(turn) < 0.3 && (onWall(a, b) || onWall(b, a));
}

/** One finding a unit, with the first two centers that it parts. */
function checkTall(room: RoomFacts): Hit[] {
  const { primary } = workCenters(room);
  const pairs = primary.flatMap((a, i) => primary.slice(i + 1).map((b) => [a, b] as const));
  return tallUnits(room).flatMap((tall): Hit[] => {
    const [pair] = pairs.filter(([a, b]) => separates(tall, a, b));
    if (!pair) return [];
    const [a, b] = pair;
    return [
      {
        text: `A tall cabinet separates ${a.what} and ${b.what}; put it at the end of the row.`,
        nodeIds: [tall.id, a.thing.id, b.thing.id],
        measured: 1,
        required: 0,
        line: tall.line,
      },
    ];
  });
}

export const K4: Rule = {
  code: 'K4',
  title: 'Tall units between places of work',
  sources: [guideline('Kitchen', 4)],
  check: (scene) => kitchensOf(scene.rooms).flatMap(checkTall),
};
