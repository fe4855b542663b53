import type { Proposal } from '@wevisu/contract/proposals.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { proposalsPath } from '@wevisu/site/paths.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { noteAct } from '../../audit/note-act.ts';
import { notify } from '../../notifications/notify.ts';
import { checkScene } from '../../scenes/check-scene.ts';
import type { ProjectDeps } from '../deps.ts';
import { findProjectOfPro } from '../store/projects.ts';
import {
  closeProposal,
  countOpenProposals,
  getOwnerEmail,
  getProposalRow,
  insertProposal,
  listProposalRows,
} from '../store/proposals.ts';
import { getSceneHash } from '../store/scenes.ts';
import { proposalMail } from './proposal-mails.ts';
import { showProposal } from './show-proposal.ts';

/** Side by side; more would not be read. */
const MAX_OPEN = 10;

interface OfPro {
  readonly proId: ProUserId;
  readonly id: ProjectId;
}

interface NewProposal extends OfPro {
  readonly baseRevision: number;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly note: string;
}

/** The homeowner's room stays as it is; the homeowner is told in the site and by mail. */
export async function sendProposal(
  deps: ProjectDeps,
  { proId, id, baseRevision, scene, note }: NewProposal,
): Promise<Result<Proposal>> {
  const { pool, now } = deps;
  const project = await findProjectOfPro(pool, { proId, id });
  if (project === null) return refuse('project_not_found');
  const { showroomId } = project;
  const checked = await checkScene(deps, { userId: proId, scene, showroomId });
  if (!checked.ok) return checked;
  return inTransactionOfResult(pool, async (db) => {
    const base = await getSceneHash(db, { projectId: id, revision: baseRevision });
    if (baseRevision > project.sceneRevision) return refuse('scene_version_not_found');
    if (base?.contentHash.equals(checked.value.contentHash)) return refuse('proposal_same');
    if ((await countOpenProposals(db, { projectId: id })).open >= MAX_OPEN) {
      return refuse('proposals_full', { params: { maximum: String(MAX_OPEN) } });
    }
    const at = now();
    const made = await insertProposal(db, {
      ...{
        projectId: id,
        showroomId,
        baseRevision,
        baseSavedAt: base?.savedAt ?? null,
        note,
        now: at,
      },
      ...{ rooms: checked.value.rooms, skus: checked.value.skus },
      document: Buffer.from(checked.value.document),
      contentHash: Buffer.from(checked.value.contentHash),
    });
    const { companyName, name, userId } = project;
    const link = proposalsPath(id);
    await notify(db, [
      {
        ...{ userId, event: 'proposal_sent', link },
        title: 'A proposal for your room',
        text: `${companyName} proposed a change of “${name}”.`,
      },
    ]);
    const { email: to } = await getOwnerEmail(db, { userId });
    const url = `${deps.publicUrl()}${link}`;
    const content = proposalMail({ companyName, name, note, url });
    await deps.mailer.queue(db, [{ template: 'proposal_sent', to, content }]);
    await noteAct(db, {
      at,
      actorId: proId,
      tenant: { kind: 'showroom', id: showroomId },
      action: 'proposal.sent',
      target: { kind: 'proposal', id: made.id },
      from: null,
      to: { project: id, base_revision: baseRevision },
    });
    const row = await getProposalRow(db, { projectId: id, id: made.id });
    return row === null ? refuse('proposal_not_found') : ok(showProposal(row));
  });
}

export async function listSentProposals(
  { pool }: Pick<ProjectDeps, 'pool'>,
  of: OfPro,
): Promise<Result<Proposal[]>> {
  if ((await findProjectOfPro(pool, of)) === null) return refuse('project_not_found');
  return ok((await listProposalRows(pool, { projectId: of.id })).map(showProposal));
}

export async function withdrawProposal(
  deps: Pick<ProjectDeps, 'pool' | 'now'>,
  { proId, id, proposal }: OfPro & { readonly proposal: number },
): Promise<Result<Proposal[]>> {
  const { pool, now } = deps;
  const done = await inTransactionOfResult(pool, async (db): Promise<Result<null>> => {
    const project = await findProjectOfPro(db, { proId, id });
    if (project === null) return refuse('project_not_found');
    if ((await getProposalRow(db, { projectId: id, id: proposal })) === null) {
      return refuse('proposal_not_found');
    }
    const at = now();
    const change = { state: 'withdrawn', answer: '', revision: null, now: at };
    if (!(await closeProposal(db, { id: proposal, projectId: id, ...change }))) {
      return refuse('proposal_closed');
    }
    await noteAct(db, {
      at,
      actorId: proId,
      tenant: { kind: 'showroom', id: project.showroomId },
      action: 'proposal.withdrawn',
      target: { kind: 'proposal', id: proposal },
      from: { state: 'open' },
      to: { state: 'withdrawn' },
    });
    return ok(null);
  });
  return done.ok ? listSentProposals(deps, { proId, id }) : done;
}
