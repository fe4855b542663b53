// The camera of a still: a view saved in the scene, or else a corner of its largest room.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { nodesOf } from '@wevisu/scene/document/scene.ts';
import type { StillCamera } from '@wevisu/still/path/camera.ts';
import { cornerCamera } from '@wevisu/still/run/corner-camera.ts';
import { cameraOfView } from '@wevisu/still/run/view-camera.ts';
import { CommandFailure, exitCodes } from './command.ts';

/** `asked`: the id of a view of the scene; the first one if omitted. */
export function stillCamera(document: SceneDocument, asked: string | undefined): StillCamera {
  const views = nodesOf(document.nodes, 'view');
  const found = asked === undefined ? views[0] : views.find(([id]) => id === asked);
  if (asked !== undefined && !found) {
    throw new CommandFailure(exitCodes.unreadable, `The scene has no view ${asked}.`);
  }
  const camera = found ? cameraOfView(found[1]) : cornerCamera(document);
  if (!camera) throw new CommandFailure(exitCodes.unreadable, 'The scene has no room to stand in.');
  return camera;
}
