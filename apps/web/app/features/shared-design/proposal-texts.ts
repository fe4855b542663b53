import type { Proposal } from '@wevisu/contract/proposals.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

export const PROPOSAL_BADGES: Readonly<
  Record<Proposal['state'], { readonly kind: BadgeKind; readonly label: string }>
> = {
  open: { kind: 'accent', label: 'Open' },
  accepted: { kind: 'success', label: 'Accepted' },
  declined: { kind: 'neutral', label: 'Declined' },
  withdrawn: { kind: 'neutral', label: 'Withdrawn' },
};

/** 'Sent on 11.02.2026, withdrawn on 11.03.2026'. */
export function datesText({ state, sent_at, closed_at }: Proposal): string {
  const sent = `Sent on ${formatDate(sent_at)}`;
  return closed_at === null ? sent : `${sent}, ${state} on ${formatDate(closed_at)}`;
}

/** Which version of the room was changed; empty while the room is still that one. */
export function baseText({ base, state }: Proposal): string {
  if (!base.is_old || state !== 'open') return '';
  const of = base.saved_at === null ? '' : ` of ${formatDate(base.saved_at)}`;
  return `Made from version ${base.revision}${of}. The room has changed since.`;
}
