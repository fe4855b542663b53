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
} as const;
