// What staff and payees hear of a dispute: in the transaction that notes it.
import { type Day, day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import { type Cents, cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import { findTold, listPayees } from './store/told.ts';

interface About {
  /** 'Order 1234', 'Premium of Alder'. */
  readonly about: string;
  readonly amount: Cents;
  readonly respondBy: Day;
}

type Words = { readonly title: string; readonly text: string };

const STAFF_WORDS: Readonly<Record<DisputeState, ((of: About) => Words) | null>> = {
  needs_response: ({ about, amount, respondBy }) => ({
    title: `${about}: ${formatUsd(amount)} is disputed`,
    text: `The bank waits for evidence until ${formatDay(respondBy)}.`,
  }),
  under_review: null,
  won: ({ about, amount }) => ({
    title: `${about}: dispute won`,
    text: `The bank gave ${formatUsd(amount)} back.`,
  }),
  lost: ({ about, amount }) => ({
    title: `${about}: dispute lost`,
    text: `The bank keeps ${formatUsd(amount)}.`,
  }),
  accepted: null,
};

const PAYEE_WORDS: Readonly<Record<DisputeState, ((about: string, own: Cents) => Words) | null>> = {
  needs_response: (about, own) => ({
    title: `${about}: ${formatUsd(own)} is held`,
    text: 'The homeowner’s bank disputes the payment. We answer it; your part is held until the bank decides.',
  }),
  under_review: null,
  won: (about, own) => ({
    title: `${about}: ${formatUsd(own)} is yours again`,
    text: 'The bank decided the dispute for us.',
  }),
  lost: (about, own) => ({
    title: `${about}: ${formatUsd(own)} is lost`,
    text: 'The bank decided the dispute for the homeowner.',
  }),
  accepted: (about, own) => ({
    title: `${about}: ${formatUsd(own)} is lost`,
    text: 'The dispute was given up, and the bank paid the homeowner back.',
  }),
};

export async function tellOfDispute(
  { mailer, publicUrl }: Pick<MoneyDeps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  { id, state }: { readonly id: number; readonly state: DisputeState },
): Promise<void> {
  const { about, amountCents, respondBy } = await findTold(trx, { id });
  const toStaff = STAFF_WORDS[state]?.({
    ...{ about, amount: cents(amountCents), respondBy: day(respondBy) },
  });
  if (toStaff !== undefined) {
    const staff = await listStaffIds(trx);
    const event = `dispute_${state}` as const;
    const link = STAFF_PATHS.disputes;
    await notify(
      trx,
      staff.map((userId) => ({ userId, event, link, ...toStaff })),
    );
  }
  const payees = (await listPayees(trx, { id })).filter(({ own }) => own > 0);
  const words = PAYEE_WORDS[state];
  if (words === null) return;
  const told = payees.map(({ kind, own, ...person }) => ({
    ...{ ...person, ...words(about, cents(own)) },
    link: kind === 'vendor' ? VENDOR_PATHS.money : PRO_PATHS.money,
  }));
  await notify(
    trx,
    told.map(({ userId, link, title, text }) => ({ userId, event: 'dispute', link, title, text })),
  );
  await mailer.queue(
    trx,
    told.flatMap(({ email, firstName, link, title, text }) =>
      email === null
        ? []
        : [
            {
              ...{ template: 'dispute', to: email },
              content: {
                ...{ subject: title, preview: text, title: `Hello ${firstName}`.trim() },
                blocks: [
                  { kind: 'text' as const, text: `${title}. ${text}` },
                  { kind: 'button' as const, label: 'View my money', url: publicUrl() + link },
                ],
              },
            },
          ],
    ),
  );
}
