import { ok, type Result, refuse } from '@wevisu/domain/errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from '../notifications/notify.ts';
import type { ProjectDeps } from './deps.ts';
import { listProjectsOfPro, lockOwnProject, setSharedToPro } from './store/projects.ts';

/** CART-15, G-60: the showroom's pro may read it and is told once, however often it is asked for. */
export function shareToPro(
  { pool, now }: Pick<ProjectDeps, 'pool' | 'now'>,
  of: { readonly userId: number; readonly id: number },
): Promise<Result<null>> {
  return inTransaction(pool, async (trx) => {
    const project = await lockOwnProject(trx, of);
    if (project === null) return refuse('project_not_found');
    if (project.shared_to_pro_at !== null) return ok(null);
    await setSharedToPro(trx, { id: project.id, now: now() });
    const owner = `${project.owner_first_name} ${project.owner_last_name}`.trim();
    await notify(trx, [
      {
        userId: project.showroom,
        event: 'project_shared',
        title: 'A project was shared with you',
        text: `${owner} shared "${project.name}" with you.`,
        link: null,
      },
    ]);
    return ok(null);
  });
}

export async function listSharedProjects({ pool }: Pick<ProjectDeps, 'pool'>, proId: number) {
  const rows = await listProjectsOfPro(pool, proId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    owner: `${row.owner_first_name} ${row.owner_last_name}`.trim(),
    shared_at: (row.shared_to_pro_at ?? row.updated_at).toISOString(),
    updated_at: row.updated_at.toISOString(),
    has_scene: row.scene_revision > 0,
  }));
}
