/** G-03: what a vendor does before homeowners can buy its products, in this order. */
export const VENDOR_STEPS = [
  'apply',
  'verify_email',
  'approval',
  'return_address',
  'first_product',
  'first_approved',
  'stock',
] as const;
export type VendorStep = (typeof VENDOR_STEPS)[number];
type VendorStepState = 'done' | 'missing' | 'under_review';

export interface VendorFacts {
  readonly isApproved: boolean;
  readonly isEmailVerified: boolean;
  readonly hasReturnAddress: boolean;
  /** Products that were begun, whatever became of them. */
  readonly begun: number;
  readonly underReview: number;
  readonly live: number;
  /** Live products of which a unit can be sold. */
  readonly inStock: number;
}

/** G-03: each step with its state. Pure: the same facts give the same list. */
export function computeVendorSteps(
  facts: VendorFacts,
): readonly { readonly step: VendorStep; readonly state: VendorStepState }[] {
  const { isApproved, isEmailVerified, hasReturnAddress, begun, underReview, live, inStock } =
    facts;
  const isDone = (done: boolean): VendorStepState => (done ? 'done' : 'missing');
  const states: Readonly<Record<VendorStep, VendorStepState>> = {
    apply: 'done',
    verify_email: isDone(isEmailVerified),
    approval: isApproved ? 'done' : 'under_review',
    return_address: isDone(hasReturnAddress),
    first_product: isDone(begun + live > 0),
    first_approved: live === 0 && underReview > 0 ? 'under_review' : isDone(live > 0),
    stock: isDone(inStock > 0),
  };
  return VENDOR_STEPS.map((step) => ({ step, state: states[step] }));
}
