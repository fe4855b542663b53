/** Refusals of AI 3D design. */
export const designAiErrors = {
  // Not `unauthenticated`: whoever is signed out here is still signed in to the site.
  ai_unauthenticated: { status: 401, message: 'Please sign in to AI 3D Design.' },
  ai_email_not_verified: {
    status: 422,
    message: 'Verify your email address first. We can send the email again.',
  },
  credits_short: {
    status: 422,
    message: 'This takes {price} credits, and you have {credits}. Nothing was used.',
  },
  ai_site_account_missing: {
    status: 422,
    message: 'Sign in to your shop account first, then connect it.',
  },
  ai_site_account_taken: {
    status: 422,
    message: 'This shop account is connected to another AI 3D Design account.',
  },
  ai_not_linked: {
    status: 422,
    message: 'No AI 3D Design account is connected to your shop account.',
  },
  ai_designs_running: {
    status: 422,
    message: 'A design is being made. You can delete your account once it is there.',
  },
} as const;
