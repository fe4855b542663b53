/** The accounts of the ledger: where every cent is that a homeowner has paid. */

import type { ShowroomId, VendorId } from '../ids.ts';

/** Of one vendor or showroom each: what is theirs, and what is on its way to them. */
export const PAYEE_ACCOUNTS = [
  /** Earned and not yet paid out, until the day on which it may be. */
  'vendor_pending',
  'vendor_available',
  'pro_pending',
  'pro_available',
  /** Claimed by a payout that has not arrived yet. */
  'transit',
  /** With the gateway, in the payee's own account there. */
  'connected',
] as const;

/** Of the platform. */
const PLATFORM_ACCOUNTS = [
  /** What the gateway holds for us. */
  'gateway',
  /** Fees on sales and hires, and plans and credits as they are used up. */
  'revenue',
  /** Collected for the states. */
  'tax',
  /** Collected for the carriers. */
  'shipping',
  /** Paid in advance for plans and credits. */
  'deferred',
  /** Paid by homeowners for milestones of hires that are not accepted yet. */
  'held',
  /** Taken back by a bank while a dispute runs. */
  'disputed',
  /** Kept from payees while a dispute runs. */
  'reserve',
  /** What the gateway keeps for its work. */
  'fees',
  /** Written off. */
  'loss',
] as const;

export const LEDGER_ACCOUNTS = [...PAYEE_ACCOUNTS, ...PLATFORM_ACCOUNTS] as const;

export type PayeeAccount = (typeof PAYEE_ACCOUNTS)[number];
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/** Who is paid: a vendor the wholesale price, a showroom the markup. */
export type Payee =
  | { readonly kind: 'vendor'; readonly id: VendorId }
  | { readonly kind: 'pro'; readonly id: ShowroomId };

export const PAYEE_KINDS = ['vendor', 'pro'] as const;
export type PayeeKind = Payee['kind'];

/** Where what a payee has earned stands until it may be paid out, and from then on. */
export const EARNINGS = {
  vendor: { pending: 'vendor_pending', available: 'vendor_available' },
  pro: { pending: 'pro_pending', available: 'pro_available' },
} as const satisfies Readonly<
  Record<PayeeKind, { readonly pending: PayeeAccount; readonly available: PayeeAccount }>
>;
