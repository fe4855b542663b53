import type { SceneDocument } from '../document/scene.ts';
import type { CoveredArea, Face } from '../faces/face.ts';
import { layingOf } from '../laying/lay-area.ts';
import { isBeyondLaying } from '../laying/lay-cells.ts';
import { boundsOf } from '../plane/polygon.ts';

/** Six seconds on a free core. Inch-wide tiles on every surface of a 12-room house come to two thirds of this. */
const MAX_CELLS = 1_500_000;

/** Whether a scene's takeoff has more pieces to lay one by one than any real room. */
export function isBeyondCounting(document: SceneDocument, faces: readonly Face[]): boolean {
  return countCells(document, faces) > MAX_CELLS;
}

/**
 * An upper bound for the cells that a scene's takeoff would lay one by one, from each area's bounding rectangle,
 * without laying any. Areas that are too large to be laid are counted by their area, which costs nothing.
 */
function countCells(document: SceneDocument, faces: readonly Face[]): number {
  return faces.reduce(
    (sum, { areas }) => sum + areas.reduce((cells, area) => cells + cellsOf(document, area), 0),
    0,
  );
}

function cellsOf({ products }: SceneDocument, area: CoveredArea): number {
  const { covering, regions } = area;
  const facts =
    covering.sku !== null && Object.hasOwn(products, covering.sku) ? products[covering.sku] : null;
  const laying = facts ? layingOf(covering, facts) : null;
  if (laying === null || isBeyondLaying(area, laying)) return 0;
  const { piece, jointTenths } = laying;
  const cell = (piece.lengthTenths + jointTenths) * (piece.widthTenths + jointTenths);
  const field = regions.reduce((sum, { outline }) => {
    const { minX, minY, maxX, maxY } = boundsOf(outline);
    return sum + (maxX - minX) * (maxY - minY);
  }, 0);
  return Math.ceil(field / cell);
}
