/** Refusals of AI 3D design. */
export const designAiErrors = {
  // Not `unauthenticated`: whoever is signed out here is still signed in to the site.
  ai_unauthenticated: { status: 401, message: 'Please sign in to AI 3D Design.' },
  credits_short: {
    status: 422,
    message: 'This takes {price} credits. You have {credits}.',
  },
  ai_not_linked: {
    status: 422,
    message: 'This shop account is connected to another account, or to none.',
  },
  ai_designs_running: {
    status: 422,
    message: 'A design is being made. Try again in a minute.',
  },
  ai_payment_open: {
    status: 422,
    message:
      'The last payment has no answer yet. Look again in a minute: you will not be charged twice.',
  },
  credits_price_changed: {
    status: 422,
    message: 'The price has changed meanwhile. Look at it again; nothing was charged.',
  },
  credits_disputed: {
    status: 422,
    message: 'Your bank disputes a payment for credits. You can buy more once it has decided.',
  },
  credits_card_missing: { status: 422, message: 'Enter a card first. Nothing was charged.' },
  credits_card_refused: {
    status: 422,
    message: '{why} Nothing was charged. Use another card, or call your bank.',
  },
  credits_used: {
    status: 422,
    message:
      'Only a pack that nobody has used can be refunded: {left} of {credits} credits are left.',
  },
} as const;
