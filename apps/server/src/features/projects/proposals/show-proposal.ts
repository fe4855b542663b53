import type { Proposal } from '@wevisu/contract/proposals.ts';
import type { ProposalRow } from '../store/proposals.ts';

export function showProposal(row: ProposalRow): Proposal {
  return {
    id: row.id,
    company_name: row.companyName,
    note: row.note,
    state: row.state,
    answer: row.answer,
    sent_at: row.sentAt.toISOString(),
    closed_at: row.closedAt?.toISOString() ?? null,
    base: {
      revision: row.baseRevision,
      saved_at: row.baseSavedAt?.toISOString() ?? null,
      is_old: row.sceneRevision !== row.baseRevision,
    },
  };
}
