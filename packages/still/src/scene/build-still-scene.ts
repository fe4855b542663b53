import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { exportModel, specOf } from '@wevisu/scene/exchange/model/export-model.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { fixturesOf } from '@wevisu/scene/light/fixtures.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import { boundsOf } from '@wevisu/scene/plane/polygon.ts';
import { arrange } from './arrange.ts';
import type { Bake } from './bake.ts';
import { bodiesOf } from './bodies.ts';
import { asFineAs, distancesOf, type StillView } from './fineness.ts';
import { withHalls, withLitCeilings } from './halls.ts';
import { hallLight, lampsOf, surroundingsOf } from './light-of.ts';
import { looksOf } from './looks.ts';
import { portalsOf } from './portals-of.ts';
import { sharedFloats } from './shared.ts';
import { LOOK, LOOK_SIZE, type StillScene, type Surroundings } from './still-scene.ts';
import { withThresholds } from './thresholds.ts';

const METERS_PER_TENTH = 1e-4;
/** How far the yard reaches beyond a home, meters. */
const YARD = 9;

export interface StillPlan extends Pick<StillScene, 'texels' | 'bumps'> {
  /** Pictures of laid surfaces to be baked into the texels before the first path. */
  readonly bakes: readonly Bake[];
  /** Builds the scene, with the plan's texels. */
  build(): StillScene;
}

/** The yard around all rooms. */
function yardOf({ nodes }: SceneDocument): Surroundings['yard'] {
  const corners = nodesOf(nodes, 'room').flatMap(([, { outline }]) => outline);
  if (corners.length === 0) return null;
  const { minX, minY, maxX, maxY } = boundsOf(corners);
  return {
    x: ((minX + maxX) / 2) * METERS_PER_TENTH,
    z: (-(minY + maxY) / 2) * METERS_PER_TENTH,
    radius: (Math.hypot(maxX - minX, maxY - minY) / 2) * METERS_PER_TENTH + YARD,
  };
}

/**
 * Turns a document into a still's scene, in meters, in two steps, so that pictures are baked while the tree is built.
 * Takes seconds for a furnished home: call it in a worker.
 */
export function planStillScene(
  given: SceneDocument,
  { light, camera, height }: StillView & { readonly light: LightMode },
): StillPlan {
  const { document, halls } = withHalls(given, camera.eye);
  const faces = facesOf(document);
  const bare = withThresholds(exportModel(document, true), document, faces);
  const model = withLitCeilings(bare, halls);
  const faceIds = new Set(faces.map(({ id }) => id));
  const wornByThings = new Set<number>();
  for (const { id, mesh } of model.nodes) {
    if (faceIds.has(id)) continue;
    for (const { material } of model.meshes[mesh] ?? []) wornByThings.add(material);
  }
  const distances = distancesOf(model, camera.eye);
  const requests = model.materials.map(
    ({ texture }, n) => texture && asFineAs(texture, distances[n] ?? Infinity, { camera, height }),
  );
  const { bakes, ...looks } = looksOf(
    model.materials,
    requests,
    (material) => !wornByThings.has(material),
  );
  const isClear = (look: number) => (looks.looks[look * LOOK_SIZE + LOOK.opacity] as number) < 1;
  return {
    texels: looks.texels,
    bumps: looks.bumps,
    bakes,
    build() {
      const owners = new Map(model.nodes.map(({ id }, owner) => [id, owner]));
      const rooms = nodesOf(document.nodes, 'room');
      const isOpen = rooms.length === 0 || rooms.some(([, { use }]) => isOutdoors(use));
      const portals = portalsOf(document, faces);
      const fixtures = fixturesOf(document, (item) => specOf(document, item)).map((one) => ({
        ...one,
        owner: owners.get(one.itemId) ?? -1,
      }));
      const isDark = portals.length === 0 && !isOpen;
      if (halls.size > 0) {
        const ceiling = (model.materials.length - 1) * 3 * LOOK_SIZE;
        looks.looks.set(hallLight(light, isDark), ceiling + LOOK.light);
      }
      return {
        ...arrange(bodiesOf(document, model), isClear),
        ...looks,
        portals: sharedFloats(portals),
        lamps: sharedFloats(lampsOf(fixtures, light, isDark)),
        surroundings: surroundingsOf(light, isOpen, yardOf(document)),
      };
    },
  };
}
