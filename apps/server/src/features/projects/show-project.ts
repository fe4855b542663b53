import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { multiplyByQty, sum } from '@wevisu/domain/money/money.ts';
import { buildLine, listPriceOf } from '../cart/build-cart.ts';
import { readCartContents } from '../cart/cart-contents.ts';
import { isPickedToBuy } from '../cart/picked-lines.ts';
import type { ProjectDeps } from './deps.ts';
import { findOwnProject } from './store/projects.ts';

/** CART-03: the user's own project with its lines at current prices. */
export async function showProject(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  { userId, id }: { readonly userId: UserId; readonly id: ProjectId },
) {
  const project = await findOwnProject(deps.pool, { id, userId });
  if (project === null) return refuse('project_not_found');
  const contents = await readCartContents(deps.pool, {
    proId: project.proId,
    owner: { kind: 'member', userId },
    project: id,
    source: 'project',
    now: deps.now(),
  });
  if (contents === null) return refuse('project_not_found');
  return ok({
    id,
    public_id: project.publicId,
    name: project.name,
    showroom: project.proId,
    vsd_id: contents.vsdId,
    company_name: contents.companyName,
    has_scene: project.sceneRevision > 0,
    floorplan: project.floorplan,
    floorTemplate: project.floorTemplate,
    is_3d: project.is3d,
    Project_tans: contents.lines.map((line) => ({
      ...buildLine(line),
      from_scene: line.fromScene,
    })),
    subtotal: sum(
      contents.lines
        .filter(isPickedToBuy)
        .map((line) => multiplyByQty(listPriceOf(line), line.qty)),
    ),
    extra_info: project.extraInfo,
  });
}
