// What pros hear of their paid plan: in the transaction that notes it.
import { addDays, type Day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { MailTemplate, NoticeEvent } from '@wevisu/domain/notifications/notice-kinds.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { MailBlock } from '../../platform/mail/render-mail.ts';
import { notify } from '../notifications/notify.ts';
import type { SubscriptionDeps } from './deps.ts';
import type { Payer } from './store/subscriptions.ts';

type Deps = Pick<SubscriptionDeps, 'mailer' | 'publicUrl'>;

export interface PaidCharge {
  readonly amount: Cents;
  readonly from: Day;
  readonly to: Day;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly receipt: string;
  readonly isFirst: boolean;
  readonly isCanceled: boolean;
}

const MORE =
  'Cancel on the page of your plan with one press: it then stays until its last paid day.';

export async function tellOfPaid(
  deps: Deps,
  trx: Queryable,
  { payer, paid }: { readonly payer: Payer; readonly paid: PaidCharge },
): Promise<void> {
  const { amount, from, to, card, receipt, isFirst, isCanceled } = paid;
  const next = isCanceled
    ? `You have canceled it: it ends after ${formatDay(to)}, and nothing more is charged.`
    : `It renews on ${formatDay(addDays(to, 1))} for ${formatUsd(amount)}. ${MORE}`;
  const title = isFirst ? 'Your showroom is on Premium' : 'Premium is renewed';
  await tell(deps, trx, payer, {
    ...{ template: isFirst ? 'plan_bought' : 'plan_renewed', title, text: next },
    blocks: [
      {
        kind: 'rows',
        heading: `Receipt ${receipt}`,
        rows: [
          { label: 'Premium from', value: formatDay(from) },
          { label: 'Last day', value: formatDay(to) },
          {
            label: `${card.brand} ending in ${card.last4}`,
            value: formatUsd(amount),
            strong: true,
          },
        ],
      },
    ],
  });
}

export async function tellOfRenewal(
  deps: Deps,
  trx: Queryable,
  of: {
    readonly payer: Payer;
    readonly renewsOn: Day;
    readonly amount: Cents;
    readonly card: { readonly brand: string; readonly last4: string };
  },
): Promise<void> {
  const { payer, renewsOn, amount, card } = of;
  await tell(deps, trx, payer, {
    template: 'plan_renews',
    title: `Premium renews on ${formatDay(renewsOn)}`,
    text: `We charge ${formatUsd(amount)} to your ${card.brand} card ending in ${card.last4} that day. ${MORE}`,
    blocks: [],
  });
}

export async function tellOfRefused(
  deps: Deps,
  trx: Queryable,
  of: {
    readonly payer: Payer;
    readonly why: string;
    readonly amount: Cents;
    readonly nextTryOn: Day;
    readonly lastDay: Day;
  },
): Promise<void> {
  const { payer, why, amount, nextTryOn, lastDay } = of;
  await tell(deps, trx, payer, {
    template: 'plan_refused',
    title: 'Premium could not be renewed',
    text: `${why} We try ${formatUsd(amount)} again on ${formatDay(nextTryOn)}. Premium stays until ${formatDay(lastDay)}: use another card by then to keep it.`,
    blocks: [],
  });
}

export async function tellOfEnd(
  deps: Deps,
  trx: Queryable,
  { payer, isUnpaid }: { readonly payer: Payer; readonly isUnpaid: boolean },
): Promise<void> {
  const kept =
    'Your showroom is on Basic now. Its own color and logo are kept, and no longer shown.';
  await tell(deps, trx, payer, {
    template: 'plan_over',
    title: 'Premium has ended',
    text: isUnpaid
      ? `The renewal was not paid. ${kept} Nothing more is charged.`
      : `${kept} Nothing more is charged.`,
    blocks: [],
  });
}

export async function tellOfCancel(
  deps: Deps,
  trx: Queryable,
  { payer, lastDay }: { readonly payer: Payer; readonly lastDay: Day },
): Promise<void> {
  await tell(deps, trx, payer, {
    template: 'plan_canceled',
    title: `Premium ends after ${formatDay(lastDay)}`,
    text: 'You have canceled it, and nothing more is charged. Until its last day you can let it renew after all.',
    blocks: [],
  });
}

/** The first charge of a plan was refused: who waits for it on the page sees it there. */
export async function tellOfNoStart(
  trx: Queryable,
  { payer, why }: { readonly payer: Payer; readonly why: string },
): Promise<void> {
  await notify(trx, [
    {
      ...{ userId: payer.proId, event: 'plan_not_started', link: PATHS.proPlan },
      title: 'Premium was not bought',
      text: `${why} Nothing was charged.`,
    },
  ]);
}

export async function tell(
  { mailer, publicUrl }: Deps,
  trx: Queryable,
  payer: Payer,
  told: {
    readonly template: MailTemplate & NoticeEvent;
    readonly title: string;
    readonly text: string;
    readonly blocks: readonly MailBlock[];
  },
): Promise<void> {
  const { template, title, text, blocks } = told;
  await notify(trx, [{ userId: payer.proId, event: template, title, text, link: PATHS.proPlan }]);
  await mailer.queue(trx, [
    {
      ...{ template, to: payer.email },
      content: {
        ...{ subject: title, preview: text, title: `Hello ${payer.firstName}`.trim() },
        blocks: [
          { kind: 'text', text: `${title}. ${text}` },
          ...blocks,
          { kind: 'button', label: 'See your plan', url: publicUrl() + PATHS.proPlan },
        ],
      },
    },
  ]);
}
