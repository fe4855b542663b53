// What the code may promise in words, and where each promise is kept. A figure never stands in a text: the setting, the
// policy or the table that it comes from is put in.

export interface KeptPromise {
  /** Part of the text. */
  readonly says: string;
  /** The file that makes it true, or whose test says that it is. */
  readonly keptBy: string;
}

const SIGN_UP = 'apps/server/src/features/accounts/accounts.test.ts';
const FREE_DELIVERY = 'packages/domain/src/orders/free-delivery.test.ts';
const CARDS = 'apps/server/src/features/gateway/seam/payment-gateway.ts';

export const PROMISES: readonly KeptPromise[] = [
  { says: 'Sign Up Free', keptBy: SIGN_UP },
  { says: 'Sign up free', keptBy: SIGN_UP },
  { says: 'Signing up is free, and nothing is charged now.', keptBy: SIGN_UP },
  { says: 'Free for homeowners.', keptBy: SIGN_UP },
  { says: 'Homeowner accounts are free.', keptBy: SIGN_UP },
  { says: 'Your account is ready. It is free.', keptBy: SIGN_UP },
  { says: 'An account is free.', keptBy: SIGN_UP },
  { says: 'Homeowners sign up free, and no card is needed for it.', keptBy: SIGN_UP },
  { says: 'Sign up as a homeowner, free.', keptBy: SIGN_UP },
  // It leads to the contact form, which charges nothing.
  { says: 'Get a free consultation', keptBy: 'apps/server/src/features/leads/keep-message.ts' },
  { says: 'Nationwide delivery', keptBy: 'packages/domain/src/orders/shipping-zone.ts' },
  { says: 'Free nationwide delivery', keptBy: FREE_DELIVERY },
  { says: 'Free delivery from {', keptBy: FREE_DELIVERY },
  { says: 'Free delivery when you order {', keptBy: FREE_DELIVERY },
  { says: 'Free delivery: {', keptBy: FREE_DELIVERY },
  { says: 'more from this vendor for free delivery', keptBy: FREE_DELIVERY },
  // HOME-02, the spec's own line.
  { says: 'Save Time,', keptBy: 'docs/requirements.md' },
  { says: 'Save Money,', keptBy: 'docs/requirements.md' },
  { says: 'Savings of up to {', keptBy: 'apps/server/src/features/catalog/get-settings.ts' },
  {
    says: 'Email Always',
    keptBy: 'apps/server/src/features/notifications/mail-choices.test.ts',
  },
  { says: 'What we never store', keptBy: CARDS },
  { says: 'What we never have', keptBy: CARDS },
  { says: 'we never see it', keptBy: CARDS },
  { says: 'never to this API', keptBy: CARDS },
  { says: 'We never sell your data.', keptBy: 'docs/security.md' },
  { says: 'the client never sees it', keptBy: 'e2e/refusals/wrong-caller.test.ts' },
  {
    says: 'one checkout never becomes two orders',
    keptBy: 'apps/server/src/features/checkout/payment.test.ts',
  },
  {
    says: 'A spare box for later repairs is suggested and never added by itself.',
    keptBy: 'packages/scene/src/takeoff/never-under-orders.test.ts',
  },
  {
    says: 'homeowners and other vendors never see them',
    keptBy: 'e2e/refusals/secrecy.test.ts',
  },
  { says: 'Never changed', keptBy: 'apps/server/src/features/page-texts/page-texts.test.ts' },
  { says: 'null if it was never one', keptBy: 'apps/server/src/features/brands/brands.test.ts' },
  {
    says: 'It is never more than what sending it back costs.',
    keptBy: 'packages/domain/src/policy/policy.test.ts',
  },
];

/** Whole texts that stand as they are. */
export const FIXED: readonly { readonly text: string; readonly why: string }[] = [
  { text: 'Save up to 30%', why: 'FMT-15: the spec’s offer, until staff set another' },
  { text: 'May 3, 2021', why: 'U-53: the spec’s date' },
  { text: '1 business day', why: 'the singular of a computed number' },
  { text: '1 minute', why: 'the singular of a computed number' },
  { text: 'free', why: 'the word for a shipping charge of $0' },
  { text: 'Free', why: 'the word for a shipping charge of $0' },
  { text: 'always', why: 'how calls are sent whether or not there is a network' },
  { text: 'savings', why: 'the name of a part of the home page' },
  { text: 'never', why: 'a type' },
  {
    text: '10x12 L-shaped farmhouse kitchen, white oak floor, no island, under $18k, two cooks',
    why: 'what a person writes, as an example',
  },
  {
    text: "Family bath 8' x 10', japandi, double vanity and a walk-in shower, easy to clean, around $15,000",
    why: 'what a person writes, as an example',
  },
  {
    text: 'Bedroom 12 by 14 ft, scandinavian, queen bed, two nightstands, a desk if it fits, at most $9k',
    why: 'what a person writes, as an example',
  },
  {
    text: "Mid-century living room 14' 6\" x 18', sectional sofa, seats 6, good for parties, no recliner, $12k to $16k",
    why: 'what a person writes, as an example',
  },
];
