import * as contract from '@wevisu/contract/proposals.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import type { ProjectDeps } from '../deps.ts';
import { answerProposal, listProposals } from './answer-proposal.ts';
import { compareProposal } from './compare-proposal.ts';
import { listSentProposals, sendProposal, withdrawProposal } from './send-proposal.ts';

export function addProposalCalls(calls: CallTable, deps: ProjectDeps): void {
  calls.add(contract.sendProposal, async ({ user }, { params: { id }, body }) => {
    const { base_revision: baseRevision, scene, note } = body;
    const sent = await sendProposal(deps, { proId: user.userId, id, baseRevision, scene, note });
    return sent.ok ? ok({ message: 'Your proposal was sent.', data: sent.value }) : sent;
  });
  calls.add(contract.listSentProposals, async ({ user }, { params: { id } }) => {
    const list = await listSentProposals(deps, { proId: user.userId, id });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.withdrawProposal, async ({ user }, { params }) => {
    const list = await withdrawProposal(deps, { proId: user.userId, ...params });
    return list.ok ? ok({ message: 'Your proposal was withdrawn.', data: list.value }) : list;
  });
  calls.add(contract.listProposals, async ({ user }, { params: { id } }) => {
    const list = await listProposals(deps, { userId: user.userId, id });
    return list.ok ? ok({ data: list.value }) : list;
  });
  calls.add(contract.getProposal, async ({ user }, { params }) => {
    const shown = await compareProposal(deps, { userId: user.userId, ...params });
    return shown.ok ? ok({ data: shown.value }) : shown;
  });
  calls.add(contract.answerProposal, async ({ user }, { params, body }) => {
    const answered = await answerProposal(deps, { userId: user.userId, ...params, ...body });
    if (!answered.ok) return answered;
    const message = body.accept
      ? 'Your room is now as proposed. The one before is among its versions.'
      : 'The proposal was declined.';
    return ok({ message, data: answered.value });
  });
}
