import type { LedgerAccount } from './accounts.ts';

/** What each account holds, for staff. */
export const ACCOUNT_WORDS: Readonly<
  Record<LedgerAccount, { readonly label: string; readonly about: string }>
> = {
  gateway: { label: 'Gateway', about: 'Charged, less refunds, fees and what was transferred.' },
  vendor_pending: { label: 'Vendors, pending', about: 'Earned by vendors, before its day.' },
  vendor_available: { label: 'Vendors, available', about: 'Owed to vendors from now on.' },
  pro_pending: { label: 'Pros, pending', about: 'Earned by pros, before its day.' },
  pro_available: { label: 'Pros, available', about: 'Owed to pros from now on.' },
  transit: { label: 'On its way', about: 'Claimed by payouts that have not arrived.' },
  connected: { label: 'Payees’ accounts', about: 'With the gateway, in the payees’ accounts.' },
  revenue: {
    label: 'Platform fees',
    about: 'Our fees on sales and hires, and plans and credits as they are used.',
  },
  tax: { label: 'Tax', about: 'Collected for the states.' },
  shipping: { label: 'Shipping', about: 'Collected for carriers, and restocking fees.' },
  deferred: { label: 'Paid in advance', about: 'For plans and credits that are not used up.' },
  held: {
    label: 'Held for hires',
    about: 'Paid for milestones that are not accepted yet; goes to pros, or back.',
  },
  disputed: { label: 'Disputed', about: 'Taken back by banks while a dispute runs.' },
  reserve: { label: 'Reserve', about: 'Kept from payees while a dispute runs.' },
  fees: { label: 'Gateway’s fees', about: 'Kept by the gateway for its work.' },
  loss: { label: 'Written off', about: 'Owed by nobody anymore.' },
};
