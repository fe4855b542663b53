// Walls across walls, rooms over rooms and areas on a floor, more than any house has: what is computed for one looks at all that it meets.
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { indexBoxes } from '../plane/box-index.ts';
import { type Bounds, boundsOf } from '../plane/polygon.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';

export const TOO_COMPLEX = 'scene-too-complex';

/** Two thousand walls of twenty large houses meet 6,000 times; 2,000 across each other meet two million times. */
const MAX_MEETINGS = 20_000;

const known = new WeakMap<SceneNodes, Finding[]>();

/** A scene with this finding is kept, and nothing is counted or drawn of it. */
export function complexityFindings(nodes: SceneNodes): Finding[] {
  const before = known.get(nodes);
  const found = before ?? findComplexity(nodes);
  known.set(nodes, found);
  return found;
}

function findComplexity(nodes: SceneNodes): Finding[] {
  const walls = nodesOf(nodes, 'wall').map(([, { levelId, from, to }]) => ({
    levelId,
    box: boundsOf([from, to]),
  }));
  const rooms = nodesOf(nodes, 'room').map(([, { levelId, outline }]) => ({
    levelId,
    // Rooms side by side share a line.
    box: shrunk(boundsOf(outline)),
  }));
  return [
    ...tooMany(walls, (count) => `Walls of this home meet each other more than ${count} times.`),
    ...tooMany(rooms, (count) => `Rooms of this home overlap each other more than ${count} times.`),
    ...tooManyAreas(nodes),
  ];
}

/** Areas of a face are cut out of each other, corner by corner: a thousand rectangles take three seconds. */
const MAX_CORNERS_SQUARED = 4_000 ** 2;

function tooManyAreas(nodes: SceneNodes): Finding[] {
  const corners = new Map<string, number>();
  for (const [, { roomId, face, area }] of nodesOf(nodes, 'surface')) {
    const key = `${roomId} ${face.on === 'wall' ? face.wallId : face.on}`;
    corners.set(key, (corners.get(key) ?? 0) + (area?.length ?? 1));
  }
  const squared = [...corners.values()].reduce((sum, count) => sum + count ** 2, 0);
  if (squared <= MAX_CORNERS_SQUARED) return [];
  const text = `Floors, walls and ceilings of this home are covered in too many areas. ${ADVICE}`;
  return [broken({ code: TOO_COMPLEX, text, nodeIds: [], required: MAX_CORNERS_SQUARED })];
}

/** What the finding and refusals say about what to do. */
const ADVICE = 'That takes too long to compute. Remove some of them.';

interface Placed {
  readonly levelId: string;
  readonly box: Bounds;
}

function tooMany(things: readonly Placed[], say: (count: string) => string): Finding[] {
  if (!meetTooOften(things)) return [];
  const text = `${say(MAX_MEETINGS.toLocaleString('en-US'))} ${ADVICE}`;
  return [broken({ code: TOO_COMPLEX, text, nodeIds: [], required: MAX_MEETINGS })];
}

function meetTooOften(things: readonly Placed[]): boolean {
  let meetings = 0;
  for (const own of Map.groupBy(things, ({ levelId }) => levelId).values()) {
    const index = indexBoxes(own, ({ box }) => box);
    for (const { box } of own) {
      // Each meets itself, and each pair is met twice.
      meetings += (index.near(box).length - 1) / 2;
      if (meetings > MAX_MEETINGS) return true;
    }
  }
  return false;
}

function shrunk({ minX, minY, maxX, maxY }: Bounds): Bounds {
  return { minX: minX + 1, minY: minY + 1, maxX: maxX - 1, maxY: maxY - 1 };
}
