import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { exportModel, specOf } from '@wevisu/scene/exchange/model/export-model.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { fixturesOf } from '@wevisu/scene/light/fixtures.ts';
import type { StillRequest } from '../run/request.ts';
import { arrange } from './arrange.ts';
import { bodiesOf } from './bodies.ts';
import { asFineAs, distancesOf } from './fineness.ts';
import { lampsOf, surroundingsOf } from './light-of.ts';
import { looksOf } from './looks.ts';
import { portalsOf } from './portals-of.ts';
import { sharedFloats } from './shared.ts';
import { LOOK, LOOK_SIZE, type StillScene } from './still-scene.ts';

/** A document as a still is made of it, in metres. Heavy (seconds for a furnished home): call it in a worker. */
export function buildStillScene(
  document: SceneDocument,
  request: Pick<StillRequest, 'light' | 'camera' | 'height'>,
): StillScene {
  const { light, camera } = request;
  const model = exportModel(document, true);
  const faces = facesOf(document);
  const faceIds = new Set(faces.map(({ id }) => id));
  const wornByThings = new Set<number>();
  for (const { id, mesh } of model.nodes) {
    if (faceIds.has(id)) continue;
    for (const { material } of model.meshes[mesh] ?? []) wornByThings.add(material);
  }
  const distances = distancesOf(model, camera.eye);
  const textures = model.materials.map(
    ({ texture }, n) => texture && asFineAs(texture, distances[n] ?? Infinity, request),
  );
  const owners = new Map(model.nodes.map(({ id }, owner) => [id, owner]));
  const rooms = nodesOf(document.nodes, 'room');
  const isOpen = rooms.length === 0 || rooms.some(([, { use }]) => isOutdoors(use));
  const portals = portalsOf(document, faces);
  const fixtures = fixturesOf(document, (item) => specOf(document, item)).map((one) => ({
    ...one,
    owner: owners.get(one.itemId) ?? -1,
  }));
  const looks = looksOf(model.materials, textures, (material) => !wornByThings.has(material));
  return {
    ...arrange(
      bodiesOf(document, model),
      (look) => (looks.looks[look * LOOK_SIZE + LOOK.opacity] as number) < 1,
    ),
    ...looks,
    portals: sharedFloats(portals),
    lamps: sharedFloats(lampsOf(fixtures, light, portals.length === 0 && !isOpen)),
    surroundings: surroundingsOf(light, isOpen),
  };
}
