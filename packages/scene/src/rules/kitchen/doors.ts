import { clearancesOfNode } from '../../placing/body-of.ts';
import { isConvex } from '../../placing/overlap.ts';
import { type BoxIndex, indexBoxes } from '../../plane/box-index.ts';
import { intersect } from '../../plane/combine.ts';
import { along } from '../../plane/points.ts';
import type { Point, Polygon } from '../../plane/polygon.ts';
import { areaOf, boundsOf, clipConvex, counterClockwise } from '../../plane/polygon.ts';
import { areaOfRegions, boxesMeet, regionOf } from '../../plane/region.ts';
import { lineBetween } from '../facts/clear-ahead.ts';
import { feet, inch, isShort } from '../facts/inch.ts';
import { boxOf } from '../facts/obstacles.ts';
import type { OpeningFacts, Sweep } from '../facts/opening-facts.ts';
import type { RoomFacts } from '../facts/room-facts.ts';
import { changeOpening, flipDoor, swapHinge } from '../mends.ts';
import { type Checked, guideline, type Hit, type Rule } from '../rule.ts';
import { kitchensOf } from '../work-centers.ts';

/** Overlaps smaller than this are leaves that only brush: 4 square inches. */
const BRUSH = inch(2) * inch(2);

export function overlapArea(a: Polygon, b: Polygon): number {
  if (!boxesMeet(a, b)) return 0;
  const [one, other] = [counterClockwise(a), counterClockwise(b)];
  if (isConvex(other)) return areaOf(clipConvex(one, other));
  if (isConvex(one)) return areaOf(clipConvex(other, one));
  return areaOfRegions(intersect([regionOf(a)], [regionOf(b)]));
}

/** The clear opening of a door against a width, and a wider door for it. */
export function narrowDoor(scene: Checked, opening: OpeningFacts, required: number): Hit | null {
  const clear = opening.measures.clearWidthTenths;
  if (!isShort(clear, inch(required))) return null;
  const half: Point = [opening.direction[0] * (clear / 2), opening.direction[1] * (clear / 2)];
  const { middle } = opening;
  const missing = inch(required) - clear;
  const isOpening = opening.node.style.startsWith('passage');
  const isSliding = opening.node.style === 'door-sliding-glass';
  const widthTenths = Math.ceil(opening.node.widthTenths + missing * (isSliding ? 2 : 1));
  return {
    text: `This ${isOpening ? 'opening' : 'door'} leaves ${feet(clear)} to walk through; make it at least ${feet(inch(required))}.`,
    nodeIds: [opening.id],
    measured: clear,
    required: inch(required),
    line: lineBetween(
      [middle[0] - half[0], middle[1] - half[1]],
      [middle[0] + half[0], middle[1] + half[1]],
    ),
    mend: changeOpening(
      scene.nodes,
      opening.id,
      { widthTenths },
      `Widen the ${isOpening ? 'opening' : 'door'} to ${feet(widthTenths)}`,
    ),
  };
}

export const K1: Rule = {
  code: 'K1',
  title: 'Clear opening of doorways',
  sources: [guideline('Kitchen', 1)],
  // Where a code asks for the same width, its own rule says so.
  check: (scene) =>
    (scene.limits.doorCode === null ? kitchensOf(scene.rooms) : []).flatMap(({ openings }) =>
      openings
        .filter(({ opening }) => opening.isWay)
        .flatMap(({ opening }) => narrowDoor(scene, opening, scene.limits.doorClear) ?? []),
    ),
};

interface Swing extends Sweep {
  readonly isEntry: boolean;
}

/** The areas swept by the room's doors and by the doors of things in it. */
function sweepsOf(scene: Checked, room: RoomFacts): Swing[] {
  const entries = room.openings.flatMap(({ opening }) =>
    opening.isWay ? opening.sweeps.map((one) => ({ ...one, isEntry: true })) : [],
  );
  const own = room.things.flatMap(({ id, role }) =>
    role === 'mirror'
      ? []
      : clearancesOfNode(scene.nodes, id)
          .filter(({ purpose }) => purpose === 'door')
          .map(({ area, bottomTenths, topTenths }) => ({
            nodeId: id,
            area,
            bottom: bottomTenths,
            top: topTenths,
            isEntry: false,
          })),
  );
  return [...entries, ...own];
}

/** Clipping one sweep by another takes as long as looking at so many things. */
const STEPS_OF_A_PAIR = 4;

/** Two sweeps that meet; the mend hangs an entry door anew. */
export function* meetingSweeps(scene: Checked, room: RoomFacts): Generator<Hit> {
  const sweeps = sweepsOf(scene, room).sort((a, b) =>
    a.nodeId < b.nodeId ? -1 : Number(a.nodeId > b.nodeId),
  );
  const index = indexBoxes(sweeps, ({ area }) => boxOf(area));
  for (const group of Map.groupBy(sweeps, ({ nodeId }) => nodeId).values()) {
    /** Two leaves of a door that meet another make one hit. */
    const met = new Set<string>();
    for (const a of group) {
      const near = index.near(boxOf(a.area)).filter(({ nodeId }) => a.nodeId < nodeId);
      scene.work.spend(near.length * STEPS_OF_A_PAIR);
      for (const b of near) {
        if (met.has(b.nodeId) || a.bottom >= b.top || b.bottom >= a.top) continue;
        if (overlapArea(a.area, b.area) < BRUSH) continue;
        met.add(b.nodeId);
        const entry = a.isEntry ? a : b;
        yield {
          text: 'Two doors hit each other when open; hinge or swing one the other way.',
          nodeIds: [entry.nodeId, entry === a ? b.nodeId : a.nodeId],
          line: acrossOverlap(a.area, b.area),
          mend: entry.isEntry ? hungAnew(scene, entry, index) : null,
        };
      }
    }
  }
}

function acrossOverlap(a: Polygon, b: Polygon) {
  const one = boundsOf(a);
  const other = boundsOf(b);
  return lineBetween(
    [Math.max(one.minX, other.minX), Math.max(one.minY, other.minY)],
    [Math.min(one.maxX, other.maxX), Math.min(one.maxY, other.maxY)],
  );
}

/** Its other hinge where that is free of the rest, else the other side of the wall. */
function hungAnew(scene: Checked, entry: Swing, sweeps: BoxIndex<Swing>) {
  const opening = scene.opening(entry.nodeId);
  if (!opening || areaOf(entry.area) === 0) return null;
  const mirrored = entry.area.map(([x, y]): Point => {
    const off =
      (x - opening.middle[0]) * opening.direction[0] +
      (y - opening.middle[1]) * opening.direction[1];
    return along([x, y], opening.direction, -2 * off);
  });
  const near = sweeps.near(boundsOf(mirrored));
  scene.work.spend(near.length * STEPS_OF_A_PAIR);
  const clashes = near.some(
    (one) => one.nodeId !== entry.nodeId && overlapArea(one.area, mirrored) >= BRUSH,
  );
  return clashes ? flipDoor(scene.nodes, entry.nodeId) : swapHinge(scene.nodes, entry.nodeId);
}

export const K2: Rule = {
  code: 'K2',
  title: 'Doors that meet',
  sources: [guideline('Kitchen', 2)],
  *check(scene) {
    for (const room of kitchensOf(scene.rooms)) yield* meetingSweeps(scene, room);
  },
};
