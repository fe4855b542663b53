/** Pages of AI 3D design beside those that the spec names (PATHS), which every page of the site would load. */
export const DESIGN_AI_PATHS = {
  credits: '/design-ai/credits',
  account: '/design-ai/account',
  history: '/design-ai/history',
  /** Requests the email; `passwordReset` sets the new password, as on the site. */
  resetPassword: '/design-ai/reset_password',
  passwordReset: '/design-ai/password_reset',
} as const;

/** The emailed link that verifies the address of an AI 3D design account. */
export function designAiVerifyPath(code: string): string {
  return `/design-ai/verify/${encodeURIComponent(code)}`;
}

/** How far a design run is, then what came of it. */
export function designRunPath(run: string, at?: number): string {
  return `/design-ai/run/${run}${at === undefined ? '' : `?design=${at}`}`;
}

/** A design shared by link. */
export function sharedDesignPath(code: string): string {
  return `/design-ai/shared/${encodeURIComponent(code)}`;
}
