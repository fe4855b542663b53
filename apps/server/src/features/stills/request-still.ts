import { randomUUID } from 'node:crypto';
import type { ProjectStill, StillCameraView } from '@wevisu/contract/stills.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { ACCOUNT_STORAGE } from '@wevisu/domain/projects/account-storage.ts';
import {
  PROJECT_STILL,
  type StillShape,
  type StillSize,
  stillPixels,
} from '@wevisu/domain/projects/project-still.ts';
import type { LightMode } from '@wevisu/scene/light/light-modes.ts';
import { type StillRequest, stillRequest } from '@wevisu/still/run/request.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { requireStoredScene } from '../projects/stored-scene.ts';
import type { StillDeps } from './deps.ts';
import { showStill } from './show-stills.ts';
import { disownOldFailed, insertStill } from './store/stills.ts';
import { dropIfLost } from './worker/still-files.ts';

export interface RequestedStill {
  readonly userId: UserId;
  readonly projectId: ProjectId;
  readonly name: string;
  readonly size: StillSize;
  readonly shape: StillShape;
  readonly light: LightMode;
  readonly camera: StillCameraView;
}

/** A single seed: the same request gives the same bytes, and two lights of one view have the same grain. */
const SEED = 1;
const { maxStills, maxFailed, maxWaiting } = PROJECT_STILL;

/** Queues a still of the saved scene as it is now, with its products' facts: later changes do not affect it. */
export async function requestStill(
  deps: StillDeps,
  asked: RequestedStill,
): Promise<Result<ProjectStill>> {
  const { userId, projectId } = asked;
  const stored = await requireStoredScene(deps, { userId, id: projectId });
  if (!stored.ok) return stored;
  const { project, document, facts } = stored.value;
  const whole = await deps.sceneWorkers.run('packWhole', { userId, input: { document, facts } });
  if (!whole.ok) return whole;
  const { packed, look } = whole.value;
  const row = {
    ...{ userId, projectId, name: asked.name, now: deps.now() },
    ...{ max: maxStills, maxInAll: ACCOUNT_STORAGE.maxStills, maxWaiting },
    ...{ key: `stills/${randomUUID()}`, request: requestOf(asked, deps.samples) },
    ...{ revision: project.sceneRevision, look, document: packed },
  };
  const { id, left } = await inTransaction(deps.pool, async (trx) => ({
    id: await insertStill(trx, row),
    left: await disownOldFailed(trx, { userId, projectId, maxFailed }),
  }));
  for (const key of left) await dropIfLost(deps, key);
  if (id === null) return refuse('project_not_found');
  if (id === 'max') return refuse('too_many_stills', { params: { maximum: maxStills } });
  if (id === 'maxInAll') {
    return refuse('too_many_stills_in_all', { params: { maximum: ACCOUNT_STORAGE.maxStills } });
  }
  if (id === 'maxWaiting') {
    return refuse('too_many_stills_waiting', { params: { maximum: maxWaiting } });
  }
  deps.worker.wake();
  return showStill(deps, { userId, projectId, id });
}

function requestOf({ size, shape, light, camera }: RequestedStill, samples: number): StillRequest {
  return stillRequest.parse({
    ...{ ...stillPixels(size, shape), samples, seed: SEED, light },
    camera: { eye: camera.eye, target: camera.target, fovDeg: camera.fovDeg },
  });
}
