// What an act means, where that is not plain, with the sums that it moves.
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { Hire, NotedAct } from './hire-calls.ts';

const MEANINGS: Partial<Readonly<Record<NotedAct, string>>> = {
  accept:
    'These terms are your offer from now on. The work begins once the homeowner accepts them by paying for the first milestone.',
  cancel: 'The hire ends. The pro no longer sees the project unless it was shared before.',
  complete: 'The hire ends, and each of you can review the other.',
  dispute:
    'Our staff read this hire and what you write. Until they decide, nothing else can be done.',
  resume: 'The work goes on where it stopped. A milestone that was delivered is delivered again.',
  close_completed: 'The hire ends as done, and each of the two can review the other.',
  close_canceled: 'The hire ends, and the pro no longer sees the project.',
};

export function meaningOf(act: NotedAct, hire: Hire): string {
  const parts = [MEANINGS[act], moneyOf(act, hire)];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
}

function moneyOf(act: NotedAct, { money, role, terms, events }: Hire): string {
  if (!money.is_paid_here) return '';
  const held = formatUsd(cents(money.held));
  if (act === 'cancel' && money.held > 0)
    return role === 'homeowner'
      ? `The ${held} that we hold goes back to your card.`
      : `The ${held} that we hold goes back to the homeowner.`;
  if (act !== 'accept_delivery') return '';
  const place = events.filter((event) => event.act === 'accept_delivery').length;
  const next = terms?.milestones[place + 1];
  const current = terms?.milestones[place];
  if (current === undefined) return '';
  const released = `The ${formatUsd(cents(current.price))} that we hold for this milestone goes to the pro, for good.`;
  const card = money.payments.findLast(({ state }) => state === 'paid')?.card;
  const isPaid = money.payments.some(
    (payment) => payment.place === place + 1 && payment.state !== 'refused',
  );
  if (next === undefined || isPaid || !card) return released;
  return `${released} Then your ${card} is charged ${formatUsd(cents(next.price))} for the next one, “${next.title}”, which we hold in turn.`;
}
