import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { factsOf } from '../product-facts/facts-of.ts';
import type { ProjectDeps } from './deps.ts';
import {
  findOwnProject,
  findProjectOfPro,
  findReadableByPro,
  type ProjectRow,
} from './store/projects.ts';
import { getSceneRow } from './store/scenes.ts';

export interface StoredScene {
  readonly project: ProjectRow;
  /** Packed; for a scene task. */
  readonly document: Uint8Array;
  readonly facts: readonly ProductFacts[];
}

type Deps = Pick<ProjectDeps, 'pool'>;

/** The newest scene of the user's own project, with current product facts. */
export async function requireStoredScene(
  deps: Deps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<StoredScene>> {
  return newestOf(deps, await findOwnProject(deps.pool, of));
}

/** CART-15: the same for a project that was shared with this pro. */
export async function requireSceneOfHomeowner(
  deps: Deps,
  of: { readonly proId: ProUserId; readonly id: ProjectId },
): Promise<Result<StoredScene>> {
  return newestOf(deps, await findProjectOfPro(deps.pool, of));
}

/** The same for whoever may read the project: its owner, and the pros it is shared with. */
export async function requireReadableScene(
  deps: Deps,
  of: { readonly userId: UserId; readonly id: ProjectId },
): Promise<Result<StoredScene>> {
  const { userId, id } = of;
  const own = await findOwnProject(deps.pool, of);
  const proId = userId as number as ProUserId;
  return newestOf(deps, own ?? (await findReadableByPro(deps.pool, { id, proId })));
}

async function newestOf({ pool }: Deps, project: ProjectRow | null): Promise<Result<StoredScene>> {
  if (project === null) return refuse('project_not_found');
  const revision = project.sceneRevision;
  const row = await getSceneRow(pool, { projectId: project.id, revision });
  if (row === null) return refuse('scene_missing');
  const facts = await factsOf(pool, { skus: row.skus, showroomId: project.showroomId });
  return ok({ project, document: row.document, facts });
}
