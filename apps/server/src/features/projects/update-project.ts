import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import { MAX_LINE_QTY } from '../cart/limits.ts';
import type { ProjectDeps } from './deps.ts';
import { showProject } from './show-project.ts';
import { listListedVariants, setProjectLines } from './store/project-lines.ts';
import { findOwnProject, setProjectInfo } from './store/projects.ts';

/** CART-11: the lines of the user's own project; a quantity of 0 removes a line. */
export async function updateProjectLines(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  given: {
    readonly userId: UserId;
    readonly id: ProjectId;
    /** Adds to the quantity instead of setting it. */
    readonly add: boolean;
    readonly items: readonly { readonly variantId: VariantId; readonly qty: number }[];
  },
) {
  const { userId, id } = given;
  if ((await findOwnProject(deps.pool, { id, userId })) === null)
    return refuse('project_not_found');
  const items = [...new Map(given.items.map((item) => [item.variantId, item])).values()];
  const wanted = items.filter((item) => item.qty > 0).map((item) => item.variantId);
  const listed = await listListedVariants(deps.pool, wanted);
  if (wanted.some((variantId) => !listed.has(variantId))) return refuse('product_not_found');
  await setProjectLines(deps.pool, {
    projectId: id,
    items,
    mode: given.add ? 'add' : 'set',
    maximumQty: MAX_LINE_QTY,
  });
  return showProject(deps, { userId, id });
}

/** CART-13. */
export async function updateProjectInfo(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  given: { readonly userId: UserId; readonly id: ProjectId; readonly extraInfo: object },
) {
  if (!(await setProjectInfo(deps.pool, given))) return refuse('project_not_found');
  return showProject(deps, given);
}
