import { addProjectToCart } from '@wevisu/contract/cart.ts';
import * as checklists from '@wevisu/contract/project-checklists.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as contract from '@wevisu/contract/projects.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import { PROJECT_ASIDE_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { takeOverCart } from '../cart/take-over-cart.ts';
import { appendChecklist } from './append-checklist.ts';
import { projectOfRoom } from './cart-project.ts';
import { getChecklist, listChecklists, updateChecklistItem } from './checklist.ts';
import { copyProject } from './copy-project.ts';
import { createProject } from './create-project.ts';
import type { ProjectDeps } from './deps.ts';
import { listProjects } from './list-projects.ts';
import { putProjectAside, restoreProject } from './put-aside.ts';
import { renameProject } from './rename-project.ts';
import { addSceneCalls } from './scene-routes.ts';
import { setShareLink, showSharedProject } from './share-by-link.ts';
import { letProsEdit, listSharedProjects, shareToPro, showSceneToPro } from './share-to-pro.ts';
import { showProject } from './show-project.ts';
import { showStorage } from './storage.ts';
import { updateProjectInfo, updateProjectLines } from './update-project.ts';

export function addProjectCalls(calls: CallTable, deps: ProjectDeps): void {
  calls.add(contract.createProject, async ({ user }, { body }) =>
    reply(
      await createProject(deps, {
        userId: user.userId,
        proId: body.showroom,
        name: body.name,
        floorplan: body.floorplan ?? null,
        floorTemplate: body.floorTemplate ?? null,
        is3d: body.is_3d,
        remembered: body.project ?? null,
        forCart: body.for_cart,
      }),
      'Your project was created.',
    ),
  );

  calls.add(addProjectToCart, async ({ user }, { body }) =>
    reply(
      await takeOverCart(
        { ...deps, projectOfRoom: projectOfRoom(deps) },
        {
          userId: user.userId,
          guestCartId: body.re_temp_project_id,
          projectId: body.project_id ?? null,
        },
      ),
      'Your cart is now in your account.',
    ),
  );

  calls.add(contract.getProjectCart, async ({ user }, { params }) =>
    reply(await showProject(deps, { userId: user.userId, id: params.id })),
  );

  calls.add(contract.updateProjectCart, async ({ user }, { body }) =>
    reply(
      await updateProjectLines(deps, {
        userId: user.userId,
        id: body.project,
        add: body.add,
        items: body.items.map((item) => ({ variantId: item.variant_id, qty: item.qty })),
      }),
      'Your project is up to date.',
    ),
  );

  calls.add(contract.updateProjectInfo, async ({ user }, { params, body }) =>
    reply(
      await updateProjectInfo(deps, {
        userId: user.userId,
        id: params.id,
        extraInfo: body.extra_info,
      }),
      'Your project is up to date.',
    ),
  );
  calls.add(contract.listProjects, async ({ user }, { query }) =>
    ok({ data: await listProjects(deps, { userId: user.userId, deleted: query.deleted }) }),
  );
  calls.add(contract.getStorage, async ({ user }) =>
    ok({ data: await showStorage(deps, user.userId) }),
  );
  calls.add(contract.renameProject, async ({ user }, { params, body }) =>
    reply(
      await renameProject(deps, {
        userId: user.userId,
        id: params.id,
        name: body.name,
        notes: body.notes,
      }),
      'Your project is up to date.',
    ),
  );
  calls.add(contract.copyProject, async ({ user }, { params }) =>
    reply(await copyProject(deps, { userId: user.userId, ...params }), 'Your project was copied.'),
  );
  calls.add(contract.deleteProject, async ({ user }, { params }) =>
    done(
      await putProjectAside(deps, { userId: user.userId, ...params }),
      `Your project was deleted. You can restore it for ${PROJECT_ASIDE_DAYS} days.`,
    ),
  );
  calls.add(contract.restoreProject, async ({ user }, { params }) =>
    reply(
      await restoreProject(deps, { userId: user.userId, ...params }),
      'Your project was restored.',
    ),
  );
  addSceneCalls(calls, deps);
  addSharingCalls(calls, deps);
  addChecklistCalls(calls, deps);
}

function addSharingCalls(calls: CallTable, deps: ProjectDeps): void {
  calls.add(sharing.setProsEdit, async ({ user }, { params, body }) =>
    done(
      await letProsEdit(deps, { userId: user.userId, ...params, ...body }),
      body.on ? 'Your pro can edit this room with you now.' : 'Only you can edit this room now.',
    ),
  );
  calls.add(sharing.setShareLink, async ({ user }, { params, body }) => {
    const pid = await setShareLink(deps, { userId: user.userId, id: params.id, on: body.on });
    if (!pid.ok) return pid;
    const message = body.on ? 'Your link is ready.' : 'The link is turned off.';
    return ok({ data: { pid: pid.value }, message });
  });
  calls.add(sharing.getSharedProject, async (_caller, { query }) =>
    reply(await showSharedProject(deps, query)),
  );
  calls.add(sharing.shareToContractor, async ({ user }, { params }) =>
    done(
      await shareToPro(deps, { userId: user.userId, id: params.project }),
      'Your pro can see this project now.',
    ),
  );
  calls.add(sharing.listSharedProjects, async ({ user }) =>
    ok({ data: await listSharedProjects(deps, user.userId) }),
  );
  calls.add(sharing.getProjectOfHomeowner, async ({ user }, { params }) =>
    reply(await showSceneToPro(deps, { proId: user.userId, id: params.id })),
  );
}

function addChecklistCalls(calls: CallTable, deps: ProjectDeps): void {
  calls.add(checklists.listProjectChecklists, async ({ user }) =>
    ok({ data: await listChecklists(deps, user.userId) }),
  );
  calls.add(checklists.getProjectChecklist, async ({ user }, { params }) =>
    reply(await getChecklist(deps, { userId: user.userId, id: params.project })),
  );
  calls.add(checklists.appendProjectChecklist, async ({ user }, { body }) =>
    reply(
      await appendChecklist(deps, {
        userId: user.userId,
        id: body.project,
        items: body.items.map((item) => ({
          title: item.title,
          productHash: item.product_hash ?? null,
        })),
        fromScene: body.from_scene,
      }),
      'Your checklist is up to date.',
    ),
  );
  calls.add(checklists.updateChecklistItem, async ({ user }, { params, body }) =>
    reply(
      await updateChecklistItem(deps, {
        userId: user.userId,
        id: params.id,
        title: body.title,
        done: body.done,
        removed: body.removed ?? false,
      }),
      'Your checklist is up to date.',
    ),
  );
}

function reply<T>(result: Result<T>, message = ''): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}

function done(result: Result<null>, message: string): Result<{ message: string }> {
  return result.ok ? ok({ message }) : result;
}
