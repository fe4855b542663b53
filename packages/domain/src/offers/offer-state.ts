/** The life of an offer: a table of who may do what in which state. */

export const OFFER_STATES = [
  'draft',
  'sent',
  'viewed',
  'approved_in_part',
  'approved',
  'declined',
  'expired',
  'withdrawn',
  'superseded',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_ACTS = {
  send: { from: ['draft'], to: 'sent' },
  view: { from: ['sent'], to: 'viewed' },
  approve: { from: ['sent', 'viewed'], to: 'approved' },
  approveInPart: { from: ['sent', 'viewed'], to: 'approved_in_part' },
  decline: { from: ['sent', 'viewed'], to: 'declined' },
  expire: { from: ['sent', 'viewed'], to: 'expired' },
  withdraw: { from: ['sent', 'viewed'], to: 'withdrawn' },
  /** By another offer that takes its place. */
  supersede: { from: ['sent', 'viewed'], to: 'superseded' },
} as const satisfies Readonly<
  Record<string, { readonly from: readonly OfferState[]; readonly to: OfferState }>
>;
export type OfferAct = keyof typeof OFFER_ACTS;

/** The state after an act, or null where the act is not possible. */
export function stateAfter(state: OfferState, act: OfferAct): OfferState | null {
  const { from, to }: { readonly from: readonly OfferState[]; readonly to: OfferState } =
    OFFER_ACTS[act];
  return from.includes(state) ? to : null;
}

export function isOpenOffer(state: OfferState): boolean {
  return state === 'sent' || state === 'viewed';
}

export function isApprovedOffer(state: OfferState): boolean {
  return state === 'approved' || state === 'approved_in_part';
}
