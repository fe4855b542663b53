import { isOutdoors } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { specOf } from '@wevisu/scene/exchange/model/export-model.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { fixturesOf } from '@wevisu/scene/light/fixtures.ts';
import { portalsOf } from '../scene/portals-of.ts';

/** Whether a scene has a lamp or daylight: without either a still is black. */
export function isLit(document: SceneDocument): boolean {
  return (
    nodesOf(document.nodes, 'room').some(([, { use }]) => isOutdoors(use)) ||
    fixturesOf(document, (item) => specOf(document, item)).length > 0 ||
    portalsOf(document, facesOf(document)).length > 0
  );
}
