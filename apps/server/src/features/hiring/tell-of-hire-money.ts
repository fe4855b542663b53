// What people hear of payments for a hire: in the transaction that notes them.
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { REFUND_BUSINESS_DAYS } from '@wevisu/domain/policy/policy.ts';
import { hirePath, staffHirePath } from '@wevisu/site/hire-paths.ts';
import { proHirePath } from '@wevisu/site/pro-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import type { HiringDeps } from './deps.ts';
import type { PaymentRow } from './store/payments.ts';
import { findPayer } from './store/refunds.ts';

type Deps = Pick<HiringDeps, 'mailer' | 'publicUrl'>;

interface Words {
  readonly title: string;
  readonly text: string;
}

type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>;

const { min, max } = REFUND_BUSINESS_DAYS;

/** The homeowner has a receipt; the pro knows that the milestone can begin. */
export async function tellOfHireCharge(
  deps: Deps,
  trx: Queryable,
  of: {
    readonly payment: PaymentRow;
    readonly amount: Cents;
    /** It accepts the terms, of which the pro hears anyway. */
    readonly isFirst: boolean;
  },
): Promise<void> {
  const { payment, amount, isFirst } = of;
  const to = await findPayer(trx, { id: payment.id });
  if (to === null) return;
  const sum = formatUsd(amount);
  const what = milestoneName(payment);
  await tell(deps, trx, to, {
    homeowner: {
      title: `Receipt: ${sum} for “${to.projectName}”`,
      text: `Your ${cardName(payment)} was charged ${sum} for ${what} by ${to.companyName}. We hold it until you accept the milestone. No sales tax was added.`,
    },
    pro: isFirst
      ? null
      : {
          title: `${sum} is held for “${to.projectName}”`,
          text: `The homeowner has paid for ${what}. It is yours once the milestone is accepted.`,
        },
  });
}

/** The card that is on file takes no new charge. */
export async function tellOfRefusedHireCharge(
  deps: Deps,
  trx: Queryable,
  { payment, why }: { readonly payment: PaymentRow; readonly why: string },
): Promise<void> {
  const to = await findPayer(trx, { id: payment.id });
  if (to === null) return;
  const what = milestoneName(payment);
  await tell(deps, trx, to, {
    homeowner: {
      title: `Your card was refused for “${to.projectName}”`,
      text: `We could not charge your ${cardName(payment)} for ${what}. ${why} Please pay on the page of the hire, so that the pro can go on.`,
    },
    pro: {
      title: `“${to.projectName}”: the next milestone is not paid yet`,
      text: `The homeowner’s card was refused for ${what}. We have asked for another payment, and tell you once it is held.`,
    },
  });
}

export async function tellOfHireRefund(
  deps: Deps,
  trx: Queryable,
  { payment, amount }: { readonly payment: PaymentRow; readonly amount: Cents },
): Promise<void> {
  const to = await findPayer(trx, { id: payment.id });
  if (to === null) return;
  await tell(deps, trx, to, {
    homeowner: {
      title: `${formatUsd(amount)} goes back to your card`,
      text: `We refunded ${formatUsd(amount)} of ${milestoneName(payment)} for “${to.projectName}” to your ${cardName(payment)}. Banks take ${min} to ${max} business days.`,
    },
    pro: null,
  });
}

/** Nobody has the money: a bank refused it, or sent it back to us. */
export async function tellOfFailedHireRefund(
  deps: Deps,
  trx: Queryable,
  of: { readonly payment: PaymentRow; readonly amount: Cents; readonly isSentBack: boolean },
): Promise<void> {
  const { payment, amount, isSentBack } = of;
  const to = await findPayer(trx, { id: payment.id });
  const sum = formatUsd(amount);
  const staff = await listStaffIds(trx);
  await notify(
    trx,
    staff.map((userId) => ({
      ...{ userId, event: 'refund_failed', link: to === null ? null : staffHirePath(to.hireId) },
      title: to === null ? 'A hire: a refund failed' : `“${to.projectName}”: a refund failed`,
      text:
        to === null
          ? `${sum} of hire payment ${payment.id} could not be paid back, and its account is deleted.`
          : `${sum} could not be paid back. It waits on the page of the hire.`,
    })),
  );
  if (to === null || !isSentBack) return;
  await tell(deps, trx, to, {
    homeowner: {
      title: `Your bank sent ${sum} back to us`,
      text: `The refund of ${milestoneName(payment)} for “${to.projectName}” did not reach your ${cardName(payment)}. We are seeing to it. If the card is closed, please write to us.`,
    },
    pro: null,
  });
}

/** 'milestone 2, “Tile and paint”' */
function milestoneName({ place, title }: Pick<PaymentRow, 'place' | 'title'>): string {
  return `milestone ${place + 1}, “${title}”`;
}

function cardName({ brand, last4 }: Pick<PaymentRow, 'brand' | 'last4'>): string {
  return brand === null || last4 === null ? 'card' : `${brand} card ending in ${last4}`;
}

async function tell(
  { mailer, publicUrl }: Deps,
  trx: Queryable,
  to: Payer,
  words: { readonly homeowner: Words; readonly pro: Words | null },
): Promise<void> {
  const { hireId, userId, email, firstName, proId, proEmail, proFirstName } = to;
  const told = [
    { ...words.homeowner, userId, email, firstName, link: hirePath(hireId) },
    ...(words.pro === null
      ? []
      : [
          {
            ...{ ...words.pro, userId: proId, email: proEmail, firstName: proFirstName },
            link: proHirePath(hireId),
          },
        ]),
  ];
  await notify(
    trx,
    told.map(({ userId: reader, title, text, link }) => ({
      ...{ userId: reader, event: 'hire_money', title, text, link, topic: `hire ${hireId}` },
    })),
  );
  await mailer.queue(
    trx,
    told.map(({ email: address, firstName: name, title, text, link }) => ({
      ...{ template: 'hire_money', to: address },
      content: {
        ...{ subject: title, preview: text, title: `Hello ${name}`.trim() },
        blocks: [
          { kind: 'text', text },
          { kind: 'button', label: 'Open the hire', url: publicUrl() + link },
        ],
      },
    })),
  );
}
