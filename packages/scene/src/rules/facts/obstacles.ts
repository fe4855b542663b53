import type { NodeId } from '../../document/node-id.ts';
import { indexBoxes } from '../../plane/box-index.ts';
import { type Bounds, boundsOf, type Polygon } from '../../plane/polygon.ts';
import type { Work } from './work.ts';

/** Something solid: plan in tenths, heights above the level's floor. */
export interface Obstacle {
  readonly id: NodeId;
  readonly levelId: NodeId;
  readonly what: 'item' | 'run' | 'wall';
  /** Counter-clockwise, simple. */
  readonly polygon: Polygon;
  readonly box: Bounds;
  readonly bottom: number;
  readonly top: number;
}

export interface Obstacles {
  readonly all: readonly Obstacle[];
  /** What one node puts in the way. */
  of(id: NodeId): readonly Obstacle[];
  /** Those whose box meets the bounds, in a fixed order. */
  near(levelId: NodeId, bounds: Bounds): Obstacle[];
}

const boxes = new WeakMap<Polygon, Bounds>();

export function boxOf(polygon: Polygon): Bounds {
  const known = boxes.get(polygon);
  if (known) return known;
  const box = boundsOf(polygon);
  boxes.set(polygon, box);
  return box;
}

/** @param work Pays for what is found. */
export function indexObstacles(all: readonly Obstacle[], work: Work): Obstacles {
  const byNode = Map.groupBy(all, ({ id }) => id);
  const levels = new Map(
    [...Map.groupBy(all, ({ levelId }) => levelId)].map(([levelId, own]) => [
      levelId,
      indexBoxes(own, ({ box }) => box),
    ]),
  );
  return {
    all,
    of: (id) => byNode.get(id) ?? [],
    near(levelId, bounds) {
      const found = levels.get(levelId)?.near(bounds) ?? [];
      work.spend(found.length);
      return found;
    },
  };
}
