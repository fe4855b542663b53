/** Cookies (STORE-12 to STORE-17). All but the remember token are hints, never proof (U-06, U-07). */
export const COOKIES = {
  rememberEmail: 'wev_log_email',
  /** Named for a password, but contains an opaque, revocable token (U-01). */
  rememberToken: 'wev_log_pass',
  rememberMe: 'wev_remember_me',
  userType: 'wev_ut',
  otpVerify: 'otp_verify',
  role: 'wev_role',
} as const;

/**
 * Not in the spec's list: the selected showroom's public ID, so that server-rendered pages have its
 * prices. The server checks it; it is not a secret.
 */
export const SHOWROOM_COOKIE = 'wev_showroom';

/** Not in the spec's list: styles found by the survey, so that server-rendered pages sort by them. */
export const STYLE_COOKIE = 'wev_style';

/** Not in the spec's list: the cookie note was dismissed (G-71). */
export const COOKIE_NOTE_COOKIE = 'wev_cookie_note';

/** Not in the spec's list: ties a sign-in with another provider to the browser that started it. */
export const SOCIAL_STATE_COOKIE = 'wev_social';

/** Not in the spec's list: by which a device is known to the accounts that it signed in to. */
export const DEVICE_COOKIE = 'wev_device';

/** STORE-17: what the role cookie says. */
export const ROLE_COOKIE_VALUES = { admin: 'admin', user: 'user' } as const;

/** FMT-12, in seconds. */
export const REMEMBER_SECONDS = 340 * 24 * 60 * 60;

export const ROLE_COOKIE_SECONDS = 24 * 60 * 60;
