import { amountOf, type LedgerItem } from '@wevisu/domain/ledger/entries.ts';
import type { SettledItem } from '@wevisu/domain/ledger/settlement.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { MoneyItemRow } from './store/order-money.ts';

export type LedgerRow = Pick<
  MoneyItemRow,
  | 'id'
  | 'vendorId'
  | 'showroomId'
  | 'qty'
  | 'finalPrice'
  | 'contractorMarkupAmt'
  | 'feeCents'
  | 'shippingCents'
  | 'taxCents'
  | 'isVendorAvailable'
  | 'isProAvailable'
>;

export function toLedgerItem(row: LedgerRow): LedgerItem {
  return {
    id: row.id,
    vendorId: row.vendorId,
    showroomId: row.showroomId,
    qty: row.qty,
    finalPrice: cents(row.finalPrice),
    contractorMarkupAmt: cents(row.contractorMarkupAmt),
    fee: cents(row.feeCents),
    shipping: cents(row.shippingCents),
    tax: cents(row.taxCents),
    isVendorAvailable: row.isVendorAvailable,
    isProAvailable: row.isProAvailable,
  };
}

export function toSettledItem(row: MoneyItemRow): SettledItem {
  return {
    id: row.id,
    status: row.status,
    amount: amountOf(toLedgerItem(row)),
    charge: row.captureId === null ? 'none' : row.captureState === 'done' ? 'done' : 'started',
    isRefunded: row.isRefunded,
    restocking: cents(row.restockingCents),
    isRaised: row.isRaised,
    dispute: row.dispute,
  };
}
