import { type Cents, multiplyByQty, negate } from '../money/money.ts';
import type { AccountType } from '../people/accounts.ts';
import type { OrderStatus } from './order-status.ts';

/** An order item as one role receives it: its own amount only (U-12). */
export interface ProfitItem {
  readonly qty: number;
  readonly status: OrderStatus;
  /** The vendor's, per unit. */
  readonly finalPrice?: Cents | undefined;
  /** The pro's, per unit, coupons taken off. */
  readonly contractorMarkupAmt?: Cents | undefined;
  /** The platform's, for the whole line. */
  readonly adminProfitInclusiveTax?: Cents | undefined;
}

/**
 * Profit that a role sees on an order item (ORD-22 to ORD-25): negative for an item that is returned
 * or has a return request, not for a canceled one (U-45). Null for homeowners, who see no profit, and
 * if the item does not carry the role's amount.
 */
export function profitOf(role: AccountType, item: ProfitItem): Cents | null {
  const profit = ownShare(role, item);
  if (profit === null) return null;
  return item.status === 'Return Request' || item.status === 'Returned' ? negate(profit) : profit;
}

function ownShare(role: AccountType, item: ProfitItem): Cents | null {
  if (role === 'Admin') return item.adminProfitInclusiveTax ?? null;
  const perUnit = {
    Vendor: item.finalPrice,
    Contractor: item.contractorMarkupAmt,
    User: undefined,
  };
  const amount = perUnit[role];
  return amount === undefined ? null : multiplyByQty(amount, item.qty);
}
