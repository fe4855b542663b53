import type { Proposal } from '@wevisu/contract/proposals.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { noteAct } from '../../audit/note-act.ts';
import { notify } from '../../notifications/notify.ts';
import type { ProjectDeps } from '../deps.ts';
import { keepSceneIn } from '../keep-scene.ts';
import { findOwnProject, lockOwnProject, type ProjectRow } from '../store/projects.ts';
import {
  closeProposal,
  getProposalRow,
  getProposalScene,
  listProposalRows,
} from '../store/proposals.ts';
import { labelUnnamedScene } from '../store/scenes.ts';
import { showProposal } from './show-proposal.ts';

interface Own {
  readonly userId: UserId;
  readonly id: ProjectId;
}

interface Answer extends Own {
  readonly proposal: number;
  readonly accept: boolean;
  /** The revision that the homeowner compared it with. */
  readonly revision: number;
  readonly word: string;
}

export async function listProposals(
  { pool }: Pick<ProjectDeps, 'pool'>,
  of: Own,
): Promise<Result<{ name: string; rows: Proposal[] }>> {
  const project = await findOwnProject(pool, of);
  if (project === null) return refuse('project_not_found');
  const rows = await listProposalRows(pool, { projectId: of.id });
  return ok({ name: project.name, rows: rows.map(showProposal) });
}

/** Accepted, it becomes the newest version of the room, and the one before stays as a named version. */
export function answerProposal(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  given: Answer,
): Promise<Result<Proposal>> {
  const { userId, id, proposal, accept, word } = given;
  return inTransactionOfResult(deps.pool, async (db) => {
    const project = await lockOwnProject(db, { userId, id });
    if (project === null) return refuse('project_not_found');
    const row = await getProposalRow(db, { projectId: id, id: proposal });
    if (row === null) return refuse('proposal_not_found');
    if (row.state !== 'open') return refuse('proposal_closed');
    const at = deps.now();
    const kept = accept ? await putIntoRoom(db, deps, { project, given }) : ok(null);
    if (!kept.ok) return kept;
    const state = accept ? 'accepted' : 'declined';
    const change = { state, answer: word, revision: kept.value, now: at };
    if (!(await closeProposal(db, { id: proposal, projectId: id, ...change }))) {
      return refuse('proposal_closed');
    }
    await notify(db, [
      {
        userId: project.proId,
        event: 'proposal_answered',
        title: accept ? 'Your proposal was accepted' : 'Your proposal was declined',
        text: `${project.ownerFirstName} ${state} your proposal for “${project.name}”.`,
        link: projectOfHomeownerPath(id),
      },
    ]);
    await noteAct(db, {
      at,
      actorId: userId,
      tenant: { kind: 'showroom', id: project.showroomId },
      action: `proposal.${state}`,
      target: { kind: 'proposal', id: proposal },
      from: { state: 'open' },
      to: { state },
      reason: word === '' ? null : word,
    });
    const closed = await getProposalRow(db, { projectId: id, id: proposal });
    return closed === null ? refuse('proposal_not_found') : ok(showProposal(closed));
  });
}

async function putIntoRoom(
  db: Queryable,
  deps: Pick<ProjectDeps, 'now'>,
  { project, given }: { readonly project: ProjectRow; readonly given: Answer },
): Promise<Result<number>> {
  const { userId, id, proposal, revision } = given;
  if (project.sceneRevision !== revision) return refuse('scene_changed');
  const checked = await getProposalScene(db, { projectId: id, id: proposal });
  if (checked === null) return refuse('proposal_not_found');
  const label = `Before the proposal of ${project.companyName}`;
  await labelUnnamedScene(db, { projectId: id, revision, label });
  const kept = await keepSceneIn(db, deps, {
    ...{ userId, id, baseRevision: revision, force: false, checked },
    label: `Proposal of ${project.companyName}`,
  });
  return kept.ok ? ok(kept.value.revision) : kept;
}
