/** Pages of AI 3D design beside those that the spec names (PATHS), which every page of the site would load. */
export const DESIGN_AI_PATHS = {
  credits: '/design-ai/credits',
  account: '/design-ai/account',
  /** Requests the email; `passwordReset` sets the new password, as on the site. */
  resetPassword: '/design-ai/reset_password',
  passwordReset: '/design-ai/password_reset',
} as const;

/** The emailed link that verifies the address of an AI 3D design account. */
export function designAiVerifyPath(code: string): string {
  return `/design-ai/verify/${encodeURIComponent(code)}`;
}
