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

/** What staff may waive: goods that never come back, and goods that are made to order. */
export const WAIVABLE_STEPS = ['return_address', 'stock'] as const satisfies readonly VendorStep[];
export type WaivableStep = (typeof WAIVABLE_STEPS)[number];

/** `later`: after the approval. */
export const VENDOR_STEP_STATES = ['done', 'missing', 'under_review', 'waived', 'later'] as const;
type VendorStepState = (typeof VENDOR_STEP_STATES)[number];

export interface VendorFacts {
  readonly approval: 'approved' | 'waiting' | 'refused';
  readonly isEmailVerified: boolean;
  readonly hasReturnAddress: boolean;
  /** Products that were begun, whatever became of them. */
  readonly begun: number;
  readonly underReview: number;
  readonly live: number;
  /** Live products of which a unit can be sold. */
  readonly inStock: number;
  readonly waived: readonly VendorStep[];
}

/** G-03: each step with its state. Pure: the same facts give the same list. */
export function computeVendorSteps(
  facts: VendorFacts,
): readonly { readonly step: VendorStep; readonly state: VendorStepState }[] {
  const { approval, isEmailVerified, hasReturnAddress, begun, underReview, live, inStock } = facts;
  const isDone = (done: boolean): VendorStepState => (done ? 'done' : 'missing');
  const isLater = approval !== 'approved';
  const afterApproval = (state: VendorStepState) => (isLater ? 'later' : state);
  const states: Readonly<Record<VendorStep, VendorStepState>> = {
    apply: 'done',
    verify_email: isDone(isEmailVerified),
    approval: APPROVALS[approval],
    return_address: isDone(hasReturnAddress),
    first_product: afterApproval(isDone(begun + live > 0)),
    first_approved: afterApproval(
      live === 0 && underReview > 0 ? 'under_review' : isDone(live > 0),
    ),
    stock: afterApproval(isDone(inStock > 0)),
  };
  return VENDOR_STEPS.map((step) => ({
    step,
    state: facts.waived.includes(step) ? 'waived' : states[step],
  }));
}

const APPROVALS = { approved: 'done', waiting: 'under_review', refused: 'missing' } as const;
