import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import type { AiCaller } from '../../../platform/http/caller.ts';
import { createProjectOfScene } from '../../projects/create-project-of-scene.ts';
import type { DesignsDeps } from './deps.ts';
import { type DesignRow, findDesign, findMade, insertMade } from './store/designs.ts';

interface Asked {
  readonly run: string;
  readonly at: number;
  readonly name: string;
  /** Names the request: sent again, it makes no second project. */
  readonly request: string;
}

/** In the shop account whose session comes with the call, in the showroom of the design. */
export async function makeProject(
  deps: DesignsDeps,
  { ai, user }: AiCaller,
  asked: Asked,
): Promise<Result<ProjectId>> {
  if (user === null || user.type !== 'User') return refuse('ai_shop_account_needed');
  const { userId } = user;
  const design = await findDesign(deps.pool, { ...asked, accountId: ai.accountId });
  if (design === null) return refuse('ai_design_not_found');
  const { request, name } = asked;
  const made = await findMade(deps.pool, { request });
  if (made !== null) return ofRequest(made, { design, userId });
  return inTransactionOfResult(deps.pool, async (trx) => {
    const project = await createProjectOfScene(trx, deps, {
      ...{ userId, proId: design.proId, name, scene: design },
    });
    if (!project.ok) return project;
    const projectId = project.value;
    await insertMade(trx, { request, designId: design.id, projectId, userId, now: deps.now() });
    return project;
  }).catch(async (error: { readonly code?: string }) => {
    // The same request came twice at the same moment.
    const other = error.code === '23505' ? await findMade(deps.pool, { request }) : null;
    if (other === null) throw error;
    return ofRequest(other, { design, userId });
  });
}

type Made = NonNullable<Awaited<ReturnType<typeof findMade>>>;

/** The project that the request has made; one of somebody else is as good as none. */
function ofRequest(
  made: Made,
  { design, userId }: { readonly design: DesignRow; readonly userId: UserId },
): Result<ProjectId> {
  const isSame = made.userId === userId && made.designId === design.id;
  return isSame ? ok(made.projectId) : refuse('ai_design_not_found');
}
