import type { Designer } from '@wevisu/contract/hiring.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { FIRST_HIRE_STATE, isEnded } from '@wevisu/domain/hiring/hire-steps.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { HiringDeps } from './deps.ts';
import {
  type DesignerRow,
  getProjectName,
  isBlockedBy,
  listDesignerRows,
} from './store/designers.ts';
import { insertEvent } from './store/events.ts';
import { getHire, insertHire } from './store/hires.ts';
import { tellOfHire } from './tell-of-hire.ts';

interface Own {
  readonly userId: UserId;
  readonly project: ProjectId;
}

/** CHAT-07. */
export async function listDesigners(
  { pool, now }: Pick<HiringDeps, 'pool' | 'now'>,
  { userId, project: projectId }: Own,
): Promise<Result<{ project_name: string; designers: Designer[] }>> {
  const found = await getProjectName(pool, { projectId, userId });
  if (found === null) return refuse('project_not_found');
  return ok({
    project_name: found.name,
    designers: await designersOf(pool, { projectId, userId, listedId: null, now: now() }),
  });
}

/** CHAT-02, CHAT-06: asks a pro for an offer. Nothing of the project is shared before terms are accepted. */
export function hireDesigner(
  deps: HiringDeps,
  of: Own & { readonly pro: ProUserId; readonly message: string },
): Promise<Result<{ hire: number; designers: Designer[] }>> {
  const { userId, project: projectId, pro: proId, message: note } = of;
  return inTransactionOfResult(deps.pool, async (trx) => {
    const now = deps.now();
    const whom = { projectId, userId, listedId: proId, now };
    const designers = await designersOf(trx, whom);
    if ((await getProjectName(trx, { projectId, userId })) === null) {
      return refuse('project_not_found');
    }
    if (
      !designers.some(({ id }) => id === proId) ||
      !(await takesRequests(trx, { proId, userId }))
    ) {
      return refuseFields({ pro: 'hire_pro_unknown' });
    }
    const made = await insertHire(trx, { projectId, userId, proId, now });
    if (made === null) return refuse('hire_open');
    const { id } = made;
    await insertEvent(trx, {
      ...{ hireId: id, act: 'request', role: 'homeowner', authorId: userId, note },
      ...{ terms: null, now },
    });
    const row = await getHire.homeowner.get(trx, { id, userId });
    if (row === null) return refuse('hire_not_found');
    await tellOfHire(deps, trx, { row, act: 'request', role: 'homeowner', note });
    await noteAct(trx, {
      ...{ at: now, actorId: userId, action: 'hire.requested' },
      tenant: { kind: 'showroom', id: row.showroomId },
      target: { kind: 'hire', id },
      ...{ from: null, to: { state: FIRST_HIRE_STATE, project: projectId } },
    });
    return ok({ hire: id, designers: await designersOf(trx, whom) });
  });
}

/** A pro who has blocked somebody gets no requests of theirs, whose refusal is that of any pro who can't be asked. */
export async function takesRequests(
  db: Queryable,
  of: { readonly proId: ProUserId; readonly userId: UserId },
): Promise<boolean> {
  return !(await isBlockedBy(db, of)).isBlocked;
}

async function designersOf(
  db: Queryable,
  of: {
    readonly projectId: ProjectId;
    readonly userId: UserId;
    readonly listedId: ProUserId | null;
    readonly now: Date;
  },
): Promise<Designer[]> {
  return (await listDesignerRows(db, of)).map(toDesigner);
}

function toDesigner(row: DesignerRow): Designer {
  const { id, companyName, name, vsdId, isOfProject, hireId, hireState, average, reviews } = row;
  return {
    ...{ id, company_name: companyName, name, vsd_id: vsdId, is_of_project: isOfProject },
    rating: average === null ? null : { average, reviews },
    hire:
      hireId === null || hireState === null
        ? null
        : { id: hireId, state: hireState, is_open: !isEnded(hireState) },
  };
}
