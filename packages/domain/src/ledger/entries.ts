/**
 * What every event books. An amount above 0 is a debit, one below 0 a credit; a payee's balance is therefore the
 * opposite of the sum of the entries. Every function gives entries whose sum is 0, and none of an amount of 0.
 */

import type { OrderItemId, ShowroomId, VendorId } from '../ids.ts';
import { add, type Cents, cents, multiplyByQty, negate, subtract, sum } from '../money/money.ts';
import { EARNINGS, type LedgerAccount, type Payee } from './accounts.ts';

export interface Entry {
  readonly account: LedgerAccount;
  /** Of an account that belongs to a payee; null for the platform's. */
  readonly payee: Payee | null;
  /** The line that it is about; null for what is about none. */
  readonly itemId: OrderItemId | null;
  readonly amount: Cents;
}

/** What is frozen on an order item, and whether its earnings may be paid out already. */
export interface LedgerItem {
  readonly id: OrderItemId;
  readonly vendorId: VendorId;
  readonly showroomId: ShowroomId;
  readonly qty: number;
  /** Per unit. */
  readonly finalPrice: Cents;
  readonly contractorMarkupAmt: Cents;
  readonly fee: Cents;
  /** Of the item. */
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly isVendorAvailable: boolean;
  readonly isProAvailable: boolean;
}

/** How what was paid for an item is shared out; adds up to what the homeowner paid for it. */
export interface ItemShares {
  readonly vendor: Cents;
  readonly pro: Cents;
  readonly fee: Cents;
  readonly tax: Cents;
  readonly shipping: Cents;
}

/** An item of a disputed charge, and what it bears of the amount. */
export interface DisputedItem {
  readonly item: LedgerItem;
  readonly shares: ItemShares;
}

export function sharesOf(item: LedgerItem): ItemShares {
  const { qty } = item;
  return {
    vendor: multiplyByQty(item.finalPrice, qty),
    pro: multiplyByQty(item.contractorMarkupAmt, qty),
    fee: multiplyByQty(item.fee, qty),
    tax: item.tax,
    shipping: item.shipping,
  };
}

/** What the homeowner pays for an item: goods, shipping and tax. */
export function amountOf(item: LedgerItem): Cents {
  const { vendor, pro, fee, tax, shipping } = sharesOf(item);
  return add(vendor, pro, fee, tax, shipping);
}

/** The card is charged for these items. */
export function captureEntries(items: readonly LedgerItem[]): readonly Entry[] {
  const shares = items.flatMap((item) => negated(shareEntries(item)));
  return balanced([...shares, platform('gateway', sum(items.map(amountOf)))]);
}

/** What the gateway keeps of a charge. */
export function gatewayFeeEntries(fee: Cents): readonly Entry[] {
  return balanced([platform('fees', fee), platform('gateway', negate(fee))]);
}

/**
 * An item is paid back, all of it but the restocking fee, which stays with what pays the carriers (POL-10). Everybody
 * gives back exactly the share that they got. Throws RangeError for a fee above what shipping and goods came to.
 */
export function refundEntries(item: LedgerItem, restocking: Cents): readonly Entry[] {
  const refund = subtract(amountOf(item), restocking);
  if (restocking < 0 || refund < 0) throw new RangeError(`not a restocking fee: ${restocking}`);
  return balanced([
    ...shareEntries(item),
    platform('shipping', negate(restocking), item),
    platform('gateway', negate(refund), item),
  ]);
}

/** From a day on a payee's earnings of an item may be paid out. */
export function maturityEntries(item: LedgerItem, kind: Payee['kind']): readonly Entry[] {
  const { pending, available } = EARNINGS[kind];
  const { vendor, pro } = sharesOf(item);
  const amount = kind === 'vendor' ? vendor : pro;
  const payee = payeeOf(item, kind);
  return balanced([
    { account: pending, payee, itemId: item.id, amount },
    { account: available, payee, itemId: item.id, amount: negate(amount) },
  ]);
}

/** A bank takes a part of a charge back until a dispute is decided. */
export function disputeEntries(amount: Cents): readonly Entry[] {
  return balanced([platform('disputed', amount), platform('gateway', negate(amount))]);
}

/** Payees' parts of a disputed amount are kept from them: what they may be paid falls, below 0 if it was paid already. */
export function reserveEntries(disputed: readonly DisputedItem[]): readonly Entry[] {
  return balanced(
    disputed.flatMap(({ item, shares }) => {
      const payees = payeeEntries(item, shares);
      return [...payees, platform('reserve', negate(sum(payees.map(amountIn))), item)];
    }),
  );
}

/** The bank gives back what it took, and payees have their parts again. */
export function disputeWonEntries(
  amount: Cents,
  disputed: readonly DisputedItem[],
): readonly Entry[] {
  return negated([...disputeEntries(amount), ...reserveEntries(disputed)]);
}

/** Everybody bears the own part; the platform what nobody has a part in. */
export function disputeLostEntries(
  amount: Cents,
  disputed: readonly DisputedItem[],
): readonly Entry[] {
  const borne = disputed.flatMap(({ item, shares: { vendor, pro, fee, tax, shipping } }) => [
    platform('reserve', add(vendor, pro), item),
    platform('revenue', fee, item),
    platform('tax', tax, item),
    platform('shipping', shipping, item),
  ]);
  const loss = subtract(amount, sum(borne.map(amountIn)));
  return balanced([...borne, platform('loss', loss), platform('disputed', negate(amount))]);
}

/** After a lost dispute nothing can happen to an item's earnings anymore: what is left of them is available. */
export function restEntries(item: LedgerItem, taken: ItemShares | null): readonly Entry[] {
  const shares = sharesOf(item);
  const rest = {
    vendor: subtract(shares.vendor, taken?.vendor ?? cents(0)),
    pro: subtract(shares.pro, taken?.pro ?? cents(0)),
  };
  const available = { ...item, isVendorAvailable: true, isProAvailable: true };
  const moved = [...payeeEntries(item, rest), ...negated(payeeEntries(available, rest))];
  return balanced(moved.filter(({ account }) => changes(item, account)));
}

function changes(item: LedgerItem, account: LedgerAccount): boolean {
  return account.startsWith('vendor') ? !item.isVendorAvailable : !item.isProAvailable;
}

/** A payout claims what is available, so that no other one can. */
export function claimEntries(payee: Payee, amount: Cents): readonly Entry[] {
  const { available } = EARNINGS[payee.kind];
  return balanced([owned(available, payee, amount), owned('transit', payee, negate(amount))]);
}

/** It is with the gateway, in the payee's own account there. */
export function transferEntries(payee: Payee, amount: Cents): readonly Entry[] {
  return balanced([owned('connected', payee, amount), platform('gateway', negate(amount))]);
}

/** It has arrived at the payee's bank. */
export function paidEntries(payee: Payee, amount: Cents): readonly Entry[] {
  return balanced([owned('transit', payee, amount), owned('connected', payee, negate(amount))]);
}

/** A plan is paid in advance: it is owed until its days have passed. */
export function planChargeEntries(amount: Cents): readonly Entry[] {
  return balanced([platform('gateway', amount), platform('deferred', negate(amount))]);
}

/** A part of what was paid in advance is earned. */
export function planUsedEntries(amount: Cents): readonly Entry[] {
  return balanced([platform('deferred', amount), platform('revenue', negate(amount))]);
}

/**
 * A bank keeps a part of what was paid for a plan. What is not earned yet bears it first; what then is left of the charge
 * is earned, since the plan is over. What goes beyond the charge is written off.
 */
export function planDisputeLostEntries(of: {
  readonly amount: Cents;
  /** Of the amount, by the charge. */
  readonly borne: Cents;
  readonly unearned: Cents;
}): readonly Entry[] {
  const { amount, borne, unearned } = of;
  return balanced([
    platform('deferred', unearned),
    platform('revenue', subtract(borne, unearned)),
    platform('loss', subtract(amount, borne)),
    platform('disputed', negate(amount)),
  ]);
}

/** A homeowner pays for a milestone of a hire: it is held, and nobody has earned it yet. */
export function hireChargeEntries(amount: Cents): readonly Entry[] {
  return balanced([platform('gateway', amount), platform('held', negate(amount))]);
}

/** A milestone is accepted, or staff have decided: the pro has earned what was held for it. */
export function hireReleaseEntries(pro: Payee, amount: Cents): readonly Entry[] {
  return balanced([
    platform('held', amount),
    owned(EARNINGS[pro.kind].pending, pro, negate(amount)),
  ]);
}

/** What the platform keeps of it, by the rate that the pro offered with. */
export function hireFeeEntries(pro: Payee, fee: Cents): readonly Entry[] {
  return balanced([owned(EARNINGS[pro.kind].pending, pro, fee), platform('revenue', negate(fee))]);
}

/** From its day on what a milestone brought may be paid out. */
export function hireMaturityEntries(pro: Payee, amount: Cents): readonly Entry[] {
  const { pending, available } = EARNINGS[pro.kind];
  return balanced([owned(pending, pro, amount), owned(available, pro, negate(amount))]);
}

/** A disputed payment for a milestone was released: the pro's part is kept, from where it stands now. */
export function hireReserveEntries(of: {
  readonly pro: Payee;
  readonly isAvailable: boolean;
  readonly amount: Cents;
}): readonly Entry[] {
  const { pending, available } = EARNINGS[of.pro.kind];
  return balanced([
    owned(of.isAvailable ? available : pending, of.pro, of.amount),
    platform('reserve', negate(of.amount)),
  ]);
}

/** A bank keeps a payment for a milestone: whoever has a part of it bears it, and the rest is written off. */
export function hireDisputeLostEntries(
  amount: Cents,
  { held, pro, fee }: { readonly held: Cents; readonly pro: Cents; readonly fee: Cents },
): readonly Entry[] {
  return balanced([
    platform('held', held),
    platform('reserve', pro),
    platform('revenue', fee),
    platform('loss', subtract(amount, add(held, pro, fee))),
    platform('disputed', negate(amount)),
  ]);
}

/** The opposite of what was booked before: of a payout that is given up, a refund that a bank sent back. */
export function reversed(entries: readonly Entry[]): readonly Entry[] {
  return negated(entries);
}

/** Takes back what an item brought its payees and the platform. */
function shareEntries(item: LedgerItem): readonly Entry[] {
  const { fee, tax, shipping } = sharesOf(item);
  return [
    ...payeeEntries(item, sharesOf(item)),
    platform('revenue', fee, item),
    platform('tax', tax, item),
    platform('shipping', shipping, item),
  ];
}

/** Takes parts from an item's payees, where its earnings stand now. */
function payeeEntries(
  item: LedgerItem,
  { vendor, pro }: Pick<ItemShares, 'vendor' | 'pro'>,
): readonly Entry[] {
  const { vendor: ofVendor, pro: ofPro } = EARNINGS;
  return [
    {
      account: item.isVendorAvailable ? ofVendor.available : ofVendor.pending,
      ...{ payee: payeeOf(item, 'vendor'), itemId: item.id, amount: vendor },
    },
    {
      account: item.isProAvailable ? ofPro.available : ofPro.pending,
      ...{ payee: payeeOf(item, 'pro'), itemId: item.id, amount: pro },
    },
  ];
}

function amountIn({ amount }: Entry): Cents {
  return amount;
}

function payeeOf(item: LedgerItem, kind: Payee['kind']): Payee {
  return kind === 'vendor' ? { kind, id: item.vendorId } : { kind, id: item.showroomId };
}

function platform(account: LedgerAccount, amount: Cents, item?: LedgerItem): Entry {
  return { account, payee: null, itemId: item?.id ?? null, amount };
}

function owned(account: LedgerAccount, payee: Payee, amount: Cents): Entry {
  return { account, payee, itemId: null, amount };
}

function negated(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry) => ({ ...entry, amount: negate(entry.amount) }));
}

function balanced(entries: readonly Entry[]): readonly Entry[] {
  const rest = sum(entries.map(({ amount }) => amount));
  if (rest !== 0) throw new RangeError(`entries do not balance: ${rest}`);
  return entries.filter(({ amount }) => amount !== cents(0));
}
