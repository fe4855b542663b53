// How a hire is paid, for each who reads it.
import { formatPercent, ppm } from '@wevisu/domain/money/money.ts';
import type { Hire } from './hire-calls.ts';

export function payText({ role, money }: Hire): string {
  if (!money.is_paid_here) return DIRECT[role];
  if (role === 'homeowner')
    return 'You pay through us, milestone by milestone. We hold each payment until you accept its milestone; what is held when a hire is canceled goes back to your card.';
  const fee =
    money.fee_rate === null || money.fee_rate === 0
      ? 'We keep nothing of it.'
      : `We keep ${formatPercent(ppm(money.fee_rate))} of what goes to the pro.`;
  if (role === 'staff')
    return `Paid through us, milestone by milestone, and held until each is accepted. ${fee}`;
  return `You are paid through us: each milestone is paid before you deliver it, held until it is accepted, and paid out with your other earnings. ${fee.replace('the pro', 'you')} Taxes on your work are yours to settle.`;
}

/** The platform moves none of this money. */
const DIRECT: Readonly<Record<Hire['role'], string>> = {
  homeowner:
    'You pay the pro directly. We keep what you agree on, and take no part in the payment.',
  pro: 'The homeowner pays you directly. We keep what you agree on, and take no part in the payment.',
  staff:
    'The two settle the price between them. No money of this hire is in our books, so a decision moves none.',
};
