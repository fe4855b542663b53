import type { CallArgs } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/stills.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

// Every call is quiet: the dialog reports the outcome itself.
const quiet = { isQuiet: true };

export type NewStill = CallArgs<typeof contract.makeProjectStill>['body'];

export async function fetchStills(id: ProjectId): Promise<contract.ProjectStill[]> {
  // Polled while a still is being rendered.
  const unseen = { ...quiet, isUnseen: true };
  return (await call(contract.listProjectStills, { params: { id } }, unseen)).data;
}

export async function makeStill(id: ProjectId, body: NewStill): Promise<contract.ProjectStill> {
  return (await call(contract.makeProjectStill, { params: { id }, body }, quiet)).data;
}

export function deleteStill(id: ProjectId, still: number) {
  return call(contract.deleteProjectStill, { params: { id, still } }, quiet);
}

export interface StillFile {
  readonly project: ProjectId;
  readonly still: number;
  readonly size: 'full' | 'small';
  /** Which of its pictures, as in the list. */
  readonly picture: number;
}

export function fetchStillFile(
  { project, still, ...query }: StillFile,
  signal: AbortSignal,
): Promise<Blob> {
  return callFile(contract.getProjectStillFile, { params: { id: project, still }, query }, signal);
}
