import { getOwnTemplatePicture } from '@wevisu/contract/own-templates.ts';
import * as checklists from '@wevisu/contract/project-checklists.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as contract from '@wevisu/contract/projects.ts';
import { getProjectStillFile } from '@wevisu/contract/stills.ts';
import type { ProjectId, VariantId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export type { ChecklistItem } from '@wevisu/contract/project-checklists.ts';
export type { SharedWithPro } from '@wevisu/contract/project-sharing.ts';
export type { ProjectCard } from '@wevisu/contract/projects.ts';

// Every call is quiet: the page reports the outcome (CART-06, CART-07) in place or as a toast.
const quiet = { isQuiet: true };

export async function fetchProjects(deleted: boolean) {
  return (await call(contract.listProjects, { query: { deleted } }, quiet)).data;
}

export async function fetchStorage() {
  return (await call(contract.getStorage, {}, quiet)).data;
}

export async function fetchSharedWithMe() {
  return (await call(sharing.listSharedProjects, {}, quiet)).data;
}

export async function fetchProjectOfHomeowner(id: ProjectId) {
  return (await call(sharing.getProjectOfHomeowner, { params: { id } }, quiet)).data;
}

export async function fetchChecklists() {
  return (await call(checklists.listProjectChecklists, {}, quiet)).data;
}

/** The small file of one of the project's stills. */
export function fetchStill(
  of: { readonly project: ProjectId; readonly id: number; readonly picture: number },
  signal: AbortSignal,
): Promise<Blob> {
  const params = { id: of.project, still: of.id };
  const query = { size: 'small', picture: of.picture } as const;
  return callFile(getProjectStillFile, { params, query }, signal);
}

/** The picture of an own template as seen in a showroom; null outside of all showrooms. */
export function fetchTemplatePicture(
  of: { readonly id: number; readonly vsdId: string | null; readonly version: string },
  signal: AbortSignal,
): Promise<Blob> {
  const query = { version: of.version, ...(of.vsdId === null ? {} : { vsd_id: of.vsdId }) };
  return callFile(getOwnTemplatePicture, { params: { id: of.id }, query }, signal);
}

export function renameProject(id: ProjectId, name: string) {
  return call(contract.renameProject, { params: { id }, body: { name } }, quiet);
}

export function copyProject(id: ProjectId) {
  return call(contract.copyProject, { params: { id } }, quiet);
}

export function deleteProject(id: ProjectId) {
  return call(contract.deleteProject, { params: { id } }, quiet);
}

export function restoreProject(id: ProjectId) {
  return call(contract.restoreProject, { params: { id } }, quiet);
}

export function setShareLink(id: ProjectId, on: boolean) {
  return call(sharing.setShareLink, { params: { id }, body: { on } }, quiet);
}

export function shareToPro(project: ProjectId) {
  return call(sharing.shareToContractor, { params: { project } }, quiet);
}

export async function fetchCartChanges(id: ProjectId) {
  return (await call(scenes.getCartChanges, { params: { id } }, quiet)).data;
}
export type CartChanges = Awaited<ReturnType<typeof fetchCartChanges>>;

/** `only` null puts everything. */
export function putIntoCart(
  id: ProjectId,
  { revision, only }: { readonly revision: number; readonly only: readonly VariantId[] | null },
) {
  const body = { revision, ...(only === null ? {} : { only: [...only] }) };
  return call(scenes.putSceneIntoCart, { params: { id }, body }, quiet);
}

export function appendLine(project: ProjectId, title: string) {
  return call(checklists.appendProjectChecklist, { body: { project, items: [{ title }] } }, quiet);
}

export function appendFromRoom(project: ProjectId) {
  return call(checklists.appendProjectChecklist, { body: { project, from_scene: true } }, quiet);
}

export function updateLine(
  id: number,
  change: { readonly title?: string; readonly done?: boolean; readonly removed?: boolean },
) {
  return call(checklists.updateChecklistItem, { params: { id }, body: change }, quiet);
}
