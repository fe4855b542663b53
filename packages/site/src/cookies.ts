/** Cookies (STORE-12 to STORE-17). All but the remember token are hints, never proof (U-06, U-07). */
export const COOKIES = {
  rememberEmail: 'wev_log_email',
  /** Named for a password; holds an opaque, revocable token instead (U-01). */
  rememberToken: 'wev_log_pass',
  rememberMe: 'wev_remember_me',
  userType: 'wev_ut',
  otpVerify: 'otp_verify',
  role: 'wev_role',
} as const;

/**
 * Not in the spec's list: the selected showroom's public ID, so that pages made on the server have
 * its prices. A request that the server checks, not a secret.
 */
export const SHOWROOM_COOKIE = 'wev_showroom';

/** Not in the spec's list: styles that the survey found, so that pages made on the server sort by them. */
export const STYLE_COOKIE = 'wev_style';

/** Not in the spec's list: the note about cookies was read (G-71). */
export const COOKIE_NOTE_COOKIE = 'wev_cookie_note';

/** Not in the spec's list: ties a sign-in with another provider to the browser that started it. */
export const SOCIAL_STATE_COOKIE = 'wev_social';

/** STORE-17: what the role cookie says. */
export const ROLE_COOKIE_VALUES = { admin: 'admin', user: 'user' } as const;

/** FMT-12, in seconds. */
export const REMEMBER_SECONDS = 340 * 24 * 60 * 60;

export const ROLE_COOKIE_SECONDS = 24 * 60 * 60;
