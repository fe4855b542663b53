import type { Payout } from '@wevisu/contract/payouts.ts';
import type { BadgeKind } from '../../ui/badge.tsx';

export const STATES: Readonly<Record<Payout['state'], { label: string; kind: BadgeKind }>> = {
  claimed: { label: 'On its way', kind: 'accent' },
  transferred: { label: 'On its way', kind: 'accent' },
  paid: { label: 'Paid', kind: 'success' },
  failed: { label: 'Refused by the bank', kind: 'danger' },
  returning: { label: 'Coming back', kind: 'accent' },
  returned: { label: 'Came back', kind: 'neutral' },
};

const OUTCOMES: Readonly<Record<string, string>> = {
  account_not_found: 'The bank knows no such account.',
  account_closed: 'The bank account is closed.',
};

/** Why a bank refused it; '' where it did not. */
export function outcomeText({ outcome }: Pick<Payout, 'outcome'>): string {
  return outcome === null ? '' : (OUTCOMES[outcome] ?? outcome);
}
