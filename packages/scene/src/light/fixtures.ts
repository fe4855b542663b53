// The light sources of a document.
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import { nodeOf, nodesOf, type SceneDocument } from '../document/scene.ts';
import { cardOf } from '../kinds/card-of.ts';
import type { ModelSpec } from '../kinds/model-spec.ts';

/** Tenths of a millimeter to meters. */
const METERS = 1e-4;

export interface LitFixture {
  readonly itemId: NodeId;
  /** Meters: x east, y up, z south. */
  readonly place: readonly [x: number, y: number, z: number];
  readonly lumens: number;
  readonly kelvin: number;
  /** Full angle of the cone below it; 360 for all directions. */
  readonly beamDeg: number;
}

/** Every source of every fixture. `specOf` gives an item's model, null for one that can't be built. */
export function fixturesOf(
  document: SceneDocument,
  specOf: (item: ItemNode) => ModelSpec | null,
): LitFixture[] {
  return nodesOf(document.nodes, 'item').flatMap(([itemId, item]): LitFixture[] => {
    const spec = specOf(item);
    if (!spec) return [];
    const card = cardOf(spec.kind);
    const level = nodeOf(document.nodes, item.levelId, 'level');
    const turn = (item.rotationTenthsDeg * Math.PI) / 1800;
    return (card.lights?.(spec.params) ?? []).map(
      ({ atMm: [x, y, z], lumens, kelvin, beamDeg }) => ({
        itemId,
        place: [
          item.position[0] * METERS + (x * Math.cos(turn) + z * Math.sin(turn)) / 1000,
          (item.elevationTenths + (level?.elevationTenths ?? 0)) * METERS + y / 1000,
          -item.position[1] * METERS + (z * Math.cos(turn) - x * Math.sin(turn)) / 1000,
        ],
        lumens,
        kelvin,
        beamDeg,
      }),
    );
  });
}
