// What vendors and pros hear of their payouts: in the transaction that notes it.
import { type Day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { Payee } from '@wevisu/domain/ledger/accounts.ts';
import { type Cents, formatUsd, negate } from '@wevisu/domain/money/money.ts';
import type { MailTemplate, NoticeEvent } from '@wevisu/domain/notifications/notice-kinds.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import type { PayoutDeps } from './deps.ts';
import { findPayeePerson } from './store/payees.ts';

type Deps = Pick<PayoutDeps, 'mailer' | 'publicUrl'>;
interface Of {
  readonly payee: Payee;
  readonly amount: Cents;
}

export function tellOfPaid(deps: Deps, trx: Queryable, { payee, amount }: Of): Promise<void> {
  return tell(deps, trx, payee, {
    event: 'payout_paid',
    title: `${formatUsd(amount)} is on its way to your bank`,
    text: 'It shows there once your bank has booked it.',
  });
}

export async function tellOfFailed(deps: Deps, trx: Queryable, { payee, amount }: Of) {
  await tell(deps, trx, payee, {
    event: 'payout_failed',
    title: `Your bank refused a payout of ${formatUsd(amount)}`,
    text: 'Nothing is lost. Enter another bank account, and it is paid there.',
  });
  await tellStaff(trx, {
    event: 'payout_failed',
    title: `A payout of ${formatUsd(amount)} failed`,
    text: 'The bank refused it. The payee was asked for another account.',
  });
}

export function tellOfBankChange(deps: Deps, trx: Queryable, payee: Payee): Promise<void> {
  return tell(deps, trx, payee, {
    event: 'payout_bank_changed',
    title: 'Your bank account for payouts was changed',
    text: 'For your safety payouts are held for a while. If it was not you who changed it, contact us at once.',
  });
}

export function tellOfNegative(
  deps: Deps,
  trx: Queryable,
  { payee, amount, dueOn }: Of & { readonly dueOn: Day },
): Promise<void> {
  return tell(deps, trx, payee, {
    event: 'balance_negative',
    title: `Your balance is ${formatUsd(amount)}`,
    text: `Goods came back after they were paid out to you. Your next earnings make up for it; what is left on ${formatDay(dueOn)} is due.`,
  });
}

export async function tellOfOverdue(deps: Deps, trx: Queryable, { payee, amount }: Of) {
  const owed = formatUsd(negate(amount));
  await tell(deps, trx, payee, {
    event: 'balance_overdue',
    title: `${owed} is due`,
    text: 'Your balance is still below zero, and your earnings have not made up for it. Contact us to pay it.',
  });
  await tellStaff(trx, {
    event: 'balance_overdue',
    title: `A payee owes ${owed} past its day`,
    text: 'The balance was not made up for by new earnings.',
  });
}

async function tell(
  { mailer, publicUrl }: Deps,
  trx: Queryable,
  { kind, id }: Payee,
  told: {
    readonly event: MailTemplate & NoticeEvent;
    readonly title: string;
    readonly text: string;
  },
): Promise<void> {
  const person = await findPayeePerson[kind].get(trx, { id });
  if (person === null) return;
  const { event, title, text } = told;
  const link = kind === 'vendor' ? VENDOR_PATHS.money : PRO_PATHS.money;
  await notify(trx, [{ userId: person.userId, link, event, title, text }]);
  if (person.email === null) return;
  await mailer.queue(trx, [
    {
      ...{ template: event, to: person.email },
      content: {
        subject: title,
        preview: text,
        title: `Hello ${person.firstName}`.trim(),
        blocks: [
          { kind: 'text', text: `${title}. ${text}` },
          { kind: 'button', label: 'View my money', url: publicUrl() + link },
        ],
      },
    },
  ]);
}

async function tellStaff(
  trx: Queryable,
  told: { readonly event: NoticeEvent; readonly title: string; readonly text: string },
): Promise<void> {
  const staff = await listStaffIds(trx);
  const link = STAFF_PATHS.payouts;
  await notify(
    trx,
    staff.map((userId) => ({ userId, link, ...told })),
  );
}
