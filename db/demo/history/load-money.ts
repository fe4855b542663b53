// Writes charges and refunds with their entries in the ledger, as the shop leaves them.
import type { OrderItemId, ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import {
  captureEntries,
  type Entry,
  gatewayFeeEntries,
  type LedgerItem,
  maturityEntries,
  refundEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { add, type Cents, cents, mulRate, percent } from '@wevisu/domain/money/money.ts';
import { refundDays } from '@wevisu/domain/policy/policy.ts';
import type pg from 'pg';
import { requireEntry } from '../table.ts';
import { loadDisputes } from './load-disputes.ts';
import type { NumberedOrder } from './load-orders.ts';
import { loadPayouts } from './load-payouts.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import type { PastItem } from './past-item.ts';
import { maturedAt, type PastMoney } from './past-money.ts';
import type { Terms } from './terms.ts';

export interface MoneyOrder extends NumberedOrder {
  readonly money: PastMoney;
  /** Of its charge; null if there is none. */
  readonly captureId: number | null;
}

/** As the sandbox keeps it. */
export function gatewayFee(amount: Cents): Cents {
  return add(mulRate(amount, percent('2.9')), cents(30));
}

export async function loadCaptures(
  client: pg.PoolClient,
  orders: readonly MoneyOrder[],
  refOf: (order: NumberedOrder) => string,
): Promise<void> {
  const captures = new Rows(`captures (id, order_id, kind, amount_cents, idempotency_key, state,
    gateway_ref, fee_cents, started_at, ended_at)`);
  for (const order of orders) {
    const { charge } = order.money;
    if (charge === null || order.captureId === null) continue;
    captures.add(
      ...[order.captureId, order.id, 'hold', charge.amount, `capture:${order.id}:1`, 'done'],
      ...[refOf(order), gatewayFee(charge.amount), toText(charge.at), toText(charge.at)],
    );
  }
  await captures.send(client);
}

export interface Booked {
  readonly cause: 'capture' | 'refund' | 'maturity' | 'payout' | 'dispute' | 'hire';
  readonly causeId: number;
  readonly step: string;
  /** Null for a payout, which is about many. */
  readonly orderId: number | null;
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** After the items: what was paid back and what was paid out, and all that was booked until `now`. */
export async function loadBooks(
  client: pg.PoolClient,
  orders: readonly MoneyOrder[],
  of: {
    readonly now: number;
    readonly terms: Terms;
    readonly itemIds: ReadonlyMap<PastItem, number>;
    readonly refOf: (order: NumberedOrder) => string;
    /** Of hires that were paid. */
    readonly hires: readonly Booked[];
  },
): Promise<void> {
  const { now, terms, itemIds, refOf, hires } = of;
  const refundIds = await Ids.of(client, 'refunds');
  const refunds = new Rows(`refunds (id, order_id, order_item_id, capture_id, cause, amount_cents,
    restocking_cents, state, gateway_ref, arrives_from, arrives_to, started_at, ended_at)`);
  const sandbox = new Rows(`sandbox_gateway.refunds (ref, idempotency_key, authorization_ref,
    amount_cents, state, created_at)`);
  const booked: Booked[] = [...hires];
  for (const order of orders) {
    const { charge } = order.money;
    if (charge === null || order.captureId === null) continue;
    const { captureId, id: orderId } = order;
    const items = [...charge.items.keys()].map((item) => toLedgerItem(item, order, itemIds));
    const capture = { cause: 'capture', causeId: captureId, orderId, at: charge.at } as const;
    booked.push(
      { ...capture, step: 'captured', entries: captureEntries(items) },
      { ...capture, step: 'fee', entries: gatewayFeeEntries(gatewayFee(charge.amount)) },
    );
    for (const [item, days] of charge.items) {
      const refund = order.money.refunds.find((one) => one.item === item) ?? null;
      const until = Math.min(now, refund?.at ?? now);
      let ledgerItem = toLedgerItem(item, order, itemIds);
      for (const kind of ['vendor', 'pro'] as const) {
        const at = maturedAt(days[kind]);
        if (at > until) continue;
        booked.push({
          ...{ cause: 'maturity', causeId: ledgerItem.id, step: kind, orderId, at },
          entries: maturityEntries(ledgerItem, kind),
        });
        const isAvailable = kind === 'vendor' ? 'isVendorAvailable' : 'isProAvailable';
        ledgerItem = { ...ledgerItem, [isAvailable]: true };
      }
      if (refund === null) continue;
      const id = refundIds.take();
      const ref = `sbx_refund_${orderId}_${id}`;
      const { from, to } = refundDays(new Date(refund.at));
      refunds.add(
        ...[id, orderId, ledgerItem.id, captureId, refund.cause, refund.amount, refund.restocking],
        ...['done', ref, from, to, toText(refund.at), toText(refund.at)],
      );
      sandbox.add(
        ...[ref, `refund:${id}:1`, refOf(order), refund.amount, 'done', toText(refund.at)],
      );
      booked.push({
        ...{ cause: 'refund', causeId: id, step: 'refunded:1', orderId, at: refund.at },
        entries: refundEntries(ledgerItem, refund.restocking),
      });
    }
  }
  await refunds.send(client);
  await refundIds.keep(client);
  await sandbox.send(client);
  booked.push(
    ...(await loadDisputes(client, orders, {
      ...{ now, refOf },
      toLedgerItem: (item, order) => toLedgerItem(item, order, itemIds),
    })),
  );
  const paidOut = await loadPayouts(client, booked, { now, terms });
  await loadLedger(client, [...booked, ...paidOut]);
}

async function loadLedger(client: pg.PoolClient, booked: readonly Booked[]): Promise<void> {
  const ids = await Ids.of(client, 'ledger_transactions');
  const transactions = new Rows(
    'ledger_transactions (id, cause, cause_id, step, order_id, booked_at)',
  );
  const entries = new Rows(
    'ledger_entries (transaction_id, cause, account, vendor_id, showroom_id, order_item_id, amount_cents)',
  );
  for (const one of booked.toSorted((a, b) => a.at - b.at)) {
    if (one.entries.length === 0) continue;
    const id = ids.take();
    transactions.add(id, one.cause, one.causeId, one.step, one.orderId, toText(one.at));
    for (const { account, payee, itemId, amount } of one.entries) {
      const vendorId = payee?.kind === 'vendor' ? payee.id : null;
      const showroomId = payee?.kind === 'pro' ? payee.id : null;
      entries.add(id, one.cause, account, vendorId, showroomId, itemId, amount);
    }
  }
  await transactions.send(client);
  await ids.keep(client);
  await entries.send(client);
}

function toLedgerItem(
  item: PastItem,
  order: NumberedOrder,
  itemIds: ReadonlyMap<PastItem, number>,
): LedgerItem {
  const { line, share } = item;
  return {
    id: requireEntry(itemIds, item) as OrderItemId,
    vendorId: line.variant.vendorId as VendorId,
    showroomId: order.showroom.id as ShowroomId,
    qty: share.qty,
    finalPrice: line.amounts.split.finalPrice,
    contractorMarkupAmt: line.amounts.split.contractorMarkupAmt,
    fee: line.fee,
    shipping: share.shipping,
    tax: share.tax,
    ...{ isVendorAvailable: false, isProAvailable: false },
  };
}
