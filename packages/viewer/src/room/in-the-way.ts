// What a view from outside leaves out so that the room can be seen; its shadow stays.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { cardOf } from '@wevisu/scene/kinds/card-of.ts';
import type { Vector3 } from 'three';
import type { ViewMode } from './camera/view-mode.ts';
import { modelOf } from './model-of.ts';
import type { PlacedThing } from './thing-batch.ts';

/** Lamps and fans that hang lower than this are part of the room; flatter ones belong to the ceiling. */
const FLUSH_MM = 350;

/** The items whose kind hangs from the ceiling. */
export function overheadIn(document: SceneDocument): ReadonlySet<NodeId> {
  const found = new Set<NodeId>();
  for (const [id, item] of nodesOf(document.nodes, 'item')) {
    const spec = modelOf(item, item.sku === null ? undefined : document.products[item.sku]);
    if (!spec) continue;
    if (cardOf(spec.kind).mount(spec.params) === 'ceiling') found.add(id);
  }
  return found;
}

interface ViewFrom {
  readonly document: SceneDocument;
  readonly overhead: ReadonlySet<NodeId>;
  readonly mode: ViewMode;
  readonly eye: Vector3;
  /** Walls that the eye sees from behind only. */
  readonly nearWalls: (eye: Vector3) => ReadonlySet<NodeId>;
  readonly wallBehind: (id: NodeId) => NodeId | null;
  readonly placedOf: (id: NodeId) => PlacedThing | null;
}

/** Hides what stands on a wall between eye and room, and what lies flat on a ceiling seen from above. */
export function hideInTheWay({ document, overhead, mode, eye, ...view }: ViewFrom): void {
  const isOutside = mode === 'orbit' || mode === 'elevation';
  const nearWalls = isOutside ? view.nearWalls(eye) : new Set<NodeId>();
  for (const [id, node] of Object.entries(document.nodes)) {
    if (node.type !== 'opening' && node.type !== 'item' && node.type !== 'run') continue;
    const placed = view.placedOf(id);
    if (!placed) continue;
    const wall =
      node.type === 'opening'
        ? node.wallId
        : node.type === 'item' || node.tier === 'wall' || node.tier === 'tall'
          ? view.wallBehind(id)
          : null;
    placed.setGhost(
      (wall !== null && nearWalls.has(wall)) ||
        (mode !== 'walk' && overhead.has(id) && isFlushBelow(placed, eye)),
    );
  }
}

/** A hanging thing has its origin in the ceiling. */
function isFlushBelow({ matrix, box }: PlacedThing, eye: Vector3): boolean {
  const ceiling = matrix.elements[13] ?? 0;
  return eye.y > ceiling && box.min.y > -FLUSH_MM;
}
