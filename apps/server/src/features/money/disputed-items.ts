// Which part of a disputed amount each line of its charge bears. Whoever calls it has locked the order's lines.
import { isOpenDispute } from '@wevisu/domain/ledger/dispute-states.ts';
import {
  type DisputedItem,
  disputeLostEntries,
  type Entry,
  reserveEntries,
  restEntries,
  reversed,
} from '@wevisu/domain/ledger/entries.ts';
import { shareDispute } from '@wevisu/domain/ledger/share-dispute.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { toLedgerItem } from './ledger-item.ts';
import {
  countShared,
  dropDisputeItems,
  endWaiting,
  findHindrance,
  insertDisputeItems,
  listChargedItems,
  listDisputeItems,
  listStandingDisputes,
} from './store/disputed-items.ts';

export { endWaiting, findHindrance };

/** By what is left of the charge now; kept beside the dispute. */
export async function shareAmong(
  trx: Queryable,
  of: { readonly disputeId: number; readonly captureId: number; readonly amount: Cents },
): Promise<readonly DisputedItem[]> {
  const { disputeId, captureId, amount } = of;
  const charged = await listChargedItems(trx, { captureId });
  const disputed = shareDispute(
    amount,
    charged.map((row) => ({
      item: toLedgerItem(row),
      leftOfRefund: row.leftOfRefund === null ? null : cents(row.leftOfRefund),
    })),
  );
  const rows = disputed.map(({ item, shares }) => ({ itemId: item.id, ...shares }));
  await insertDisputeItems(trx, { disputeId, rows });
  return disputed;
}

export async function listDisputed(
  trx: Queryable,
  { disputeId }: { readonly disputeId: number },
): Promise<readonly DisputedItem[]> {
  return (await listDisputeItems(trx, { disputeId })).map((row) => {
    const { vendor, pro, fee, tax, shipping } = row;
    return {
      item: toLedgerItem(row),
      shares: {
        vendor: cents(vendor),
        pro: cents(pro),
        fee: cents(fee),
        tax: cents(tax),
        shipping: cents(shipping),
      },
    };
  });
}

/** What lost disputes leave of the earnings of a charge: nothing can happen to them anymore. */
export async function listRest(
  trx: Queryable,
  of: { readonly captureId: number; readonly disputed: readonly DisputedItem[] },
): Promise<readonly Entry[]> {
  const taken = new Map(of.disputed.map(({ item, shares }) => [item.id, shares]));
  const charged = await listChargedItems(trx, of);
  return charged
    .filter(({ leftOfRefund }) => leftOfRefund === null)
    .flatMap((row) => restEntries(toLedgerItem(row), taken.get(row.id) ?? null));
}

export interface SharedAnew {
  readonly disputeId: number;
  readonly step: string;
  readonly entries: readonly Entry[];
}

/**
 * A refund of the charge has come back: more is left of it than a dispute has shared out, and each line bears its part of
 * all of it. Gives what is to be booked.
 */
export async function shareAnew(
  trx: Queryable,
  { captureId }: { readonly captureId: number },
): Promise<readonly SharedAnew[]> {
  const booked: SharedAnew[] = [];
  for (const { id: disputeId, amountCents, state } of await listStandingDisputes(trx, {
    captureId,
  })) {
    const before = await listDisputed(trx, { disputeId });
    // Another dispute has taken all of the charge.
    if (before.length === 0) continue;
    const amount = cents(amountCents);
    const isLost = !isOpenDispute(state);
    await dropDisputeItems(trx, { disputeId });
    const after = await shareAmong(trx, { disputeId, captureId, amount });
    const taken = (disputed: readonly DisputedItem[]) => [
      ...reserveEntries(disputed),
      ...(isLost ? disputeLostEntries(amount, disputed) : []),
    ];
    const rest = isLost ? await listRest(trx, { captureId, disputed: after }) : [];
    if (isLost) await endWaiting(trx, { captureId });
    const { count } = await countShared(trx, { disputeId });
    booked.push({
      ...{ disputeId, step: `shared:${count + 1}` },
      entries: [...reversed(taken(before)), ...taken(after), ...rest],
    });
  }
  return booked;
}
