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
  ai_showroom_needed: { status: 422, message: 'Choose a showroom first: its products are used.' },
  ai_brief_empty: { status: 422, message: 'Say in a few words what you wish.' },
  ai_brief_unreadable: {
    status: 422,
    message: 'A change of your wishes could not be read. Make it again, or write it into the text.',
  },
  ai_room_missing: { status: 422, message: 'This room is not in the plan. Choose another one.' },
  ai_design_not_found: { status: 404, message: 'This design was not found.' },
  ai_history_full: {
    status: 422,
    message: 'You have {maximum} designs. Remove some from your history first.',
  },
  ai_shop_account_needed: {
    status: 422,
    message: 'Sign in to your shop account first: the project is kept there.',
  },
  ai_picture_not_drawn: { status: 404, message: 'The picture of this design is not drawn yet.' },
} as const;
