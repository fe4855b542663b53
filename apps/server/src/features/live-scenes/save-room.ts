// A room and the project's saved scene: the room is saved as a revision like any other, and takes in what was saved
// without it.
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { writesBetween } from '@wevisu/live/scene-writes.ts';
import { keepScene } from '../projects/keep-scene.ts';
import { checkScene } from '../scenes/check-scene.ts';
import type { LiveSceneDeps } from './deps.ts';
import type { RoomDocument } from './room-document.ts';
import { readStoredScene, type StoredScene, toRawScene } from './stored-scene.ts';

type Deps = Pick<LiveSceneDeps, 'pool' | 'now' | 'sceneWorkers'>;

/**
 * Checks and saves the room as it is now, by the same steps as a scene that a browser saves. Refused with
 * `scene_changed` if another was saved meanwhile: take it in first. What is done to the room while this runs is not
 * saved by it.
 */
export async function saveRoom(
  deps: Deps,
  of: {
    readonly id: ProjectId;
    readonly document: RoomDocument;
    /** Saves it as a named version. */
    readonly label: string | null;
  },
): Promise<Result<StoredScene>> {
  const { saved, scene } = of.document;
  const parts = scene.parts();
  const { ownerId: userId, showroomId } = saved;
  const raw = toRawScene(parts, saved.unread);
  const checked = await checkScene(deps, { userId, scene: raw, showroomId });
  if (!checked.ok) return checked;
  const kept = await keepScene(deps, {
    ...{ userId, id: of.id, baseRevision: saved.revision, force: false, label: of.label },
    checked: checked.value,
  });
  return kept.ok ? ok({ ...saved, parts, revision: kept.value.revision }) : kept;
}

/**
 * Writes into the room what somebody saved without it: what differs between the revision that the room knows and the
 * newest. 'gone' if there is no scene any more. Nothing else may write to the room meanwhile.
 */
export async function takeInNewest(
  { pool }: Pick<Deps, 'pool'>,
  { id, document }: { readonly id: ProjectId; readonly document: RoomDocument },
): Promise<'same' | 'taken-in' | 'gone'> {
  const newest = await readStoredScene(pool, { id, revision: null });
  if (typeof newest === 'string') return 'gone';
  const { saved, scene } = document;
  if (newest.revision === saved.revision) return 'same';
  const here = scene.parts().nodes;
  const writes = [...writesBetween(saved.parts, newest.parts)].filter(([key]) => {
    const nodeId = key.slice(0, key.indexOf('.'));
    // Changed there, removed here: it stays removed.
    const isGone = nodeId !== '' && !Object.hasOwn(here, nodeId);
    return !isGone || !Object.hasOwn(saved.parts.nodes, nodeId);
  });
  scene.write(new Map(writes));
  document.saved = newest;
  document.isDirty = true;
  return 'taken-in';
}
