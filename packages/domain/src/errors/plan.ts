/** Refusals of paid plans. */
export const planErrors = {
  plan_owned: { status: 422, message: 'Your showroom has Premium already.' },
  plan_given: {
    status: 422,
    message: 'Our staff have set a last day for your plan. You can buy Premium after it.',
  },
  plan_not_paid: { status: 422, message: 'Your showroom has no paid plan that goes on.' },
  plan_payment_open: {
    status: 422,
    message:
      'The last payment has no answer yet. Look again in a minute: you will not be charged twice.',
  },
  plan_disputed: {
    status: 422,
    message: 'Your bank disputes a payment for Premium. You can go on once it has decided.',
  },
  plan_card_missing: { status: 422, message: 'Enter a card first. Nothing was charged.' },
  plan_card_refused: {
    status: 422,
    message: '{why} Nothing was charged. Use another card, or call your bank.',
  },
  plan_is_paid: {
    status: 422,
    message: 'The pro pays for this plan. You can set it once the paid plan has ended.',
  },
} as const;
