import type { CallArgs } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/proposals.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;
export const PROPOSALS_KEY = ['proposals'] as const;

export async function fetchSent(id: ProjectId) {
  return (await call(contract.listSentProposals, { params: { id } }, QUIET)).data;
}

export function withdraw(id: ProjectId, proposal: number) {
  return call(contract.withdrawProposal, { params: { id, proposal } }, QUIET);
}

export async function fetchProposals(id: ProjectId) {
  return (await call(contract.listProposals, { params: { id } }, QUIET)).data;
}

export async function fetchProposal(id: ProjectId, proposal: number) {
  return (await call(contract.getProposal, { params: { id, proposal } }, QUIET)).data;
}

export function sendAnswer(
  id: ProjectId,
  proposal: number,
  body: CallArgs<typeof contract.answerProposal>['body'],
) {
  return call(contract.answerProposal, { params: { id, proposal }, body }, QUIET);
}
