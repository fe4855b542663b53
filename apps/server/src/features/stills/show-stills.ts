import type { ProjectStill } from '@wevisu/contract/stills.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { StillDeps } from './deps.ts';
import { getStillRow, hasProject, listStillRows, type StillRow } from './store/stills.ts';
import { stillFileKey } from './worker/still-files.ts';

interface OfProject {
  readonly userId: UserId;
  readonly projectId: ProjectId;
}

interface OneStill extends OfProject {
  readonly id: number;
}

export async function listStills(
  { pool }: Pick<StillDeps, 'pool'>,
  of: OfProject,
): Promise<Result<ProjectStill[]>> {
  const rows = await listStillRows(pool, of);
  if (rows.length === 0 && !(await hasProject(pool, of))) return refuse('project_not_found');
  return ok(rows.map(toCard));
}

export async function showStill(
  { pool }: Pick<StillDeps, 'pool'>,
  of: OneStill,
): Promise<Result<ProjectStill>> {
  const row = await getStillRow(pool, of);
  return row === null ? refuse('still_not_found') : ok(toCard(row));
}

/** Until a still is done there is only the small progress picture. */
export async function getStillFile(
  { pool, files }: Pick<StillDeps, 'pool' | 'files'>,
  { size, ...of }: OneStill & { readonly size: 'full' | 'small' },
): Promise<Result<SentFile>> {
  const row = await getStillRow(pool, of);
  if (row === null) return refuse('still_not_found');
  const isWhole = size === 'full' && row.status === 'done';
  const bytes = await files.get(stillFileKey(row.key, isWhole ? 'full' : 'small'));
  if (bytes === null) return refuse('still_not_begun');
  return ok({
    bytes,
    type: isWhole ? 'image/png' : 'image/webp',
    name: `still-${row.id}.${isWhole ? 'png' : 'webp'}`,
    version: `${row.id}-${isWhole ? 'full' : 'small'}-${row.picture}`,
  });
}

function toCard({
  key: _,
  request,
  samplesDone,
  createdAt,
  doneAt,
  ...row
}: StillRow): ProjectStill {
  const { width, height, light, samples } = request;
  return {
    ...row,
    ...{ width, height, light, samples },
    samples_done: samplesDone,
    created_at: createdAt.toISOString(),
    done_at: doneAt?.toISOString() ?? null,
  };
}
