/**
 * Names and spellings that the spec fixes letter for letter, and the constants that go with them.
 * What looks wrong here is meant (U-54): change nothing without changing the spec.
 */

/** Odd spellings that stand nowhere else in the code, each with where it is met. */
export const SPELLINGS = {
  /** Shown and stored order status (ORD-13); also in order-status.ts, which owns the list. */
  cancelledStatus: 'Cancle',
  /** Stored account status (DATA-02); also in accounts.ts, which owns the list. */
  deactivatedStatus: 'Deactive',
  /** Category titles (HOME-14): a plural that is none, and a slug among titles. */
  bathroomVanities: 'Bathroom Vanitys',
  luxuryFlooring: 'luxury-flooring',
  /** Field names on the wire (DATA-13, DATA-19). */
  nameOnCard: 'name_on_Card',
  projectLines: 'Project_tans',
  projectChats: 'Project_chats',
  /** Lead form values (LEAD-07). */
  leadType: 'Pop-Ups',
  leadAction: 'handle_external_form_submission',
  /** Empty text of the Order Items popup (ORD-02). */
  noOrderItems: 'NO item found in this order.',
  /** FAQ tabs by role (PAGES-02, PAGES-03). */
  contractorFaq: 'How it Works FAQ',
  customerFaq: 'How WeVisu Works FAQ',
} as const;

/** The 21 categories of 'Shop by category', in the spec's order (HOME-14). */
export const SHOP_CATEGORIES = [
  'Appliances',
  'Artificial Turf',
  'Backsplash Tiles',
  'Bathroom Faucets',
  SPELLINGS.bathroomVanities,
  'Bath Tubs',
  'Cabinet Hardware',
  'Countertop',
  'Fans',
  'Hardscaping',
  'Hardwood Flooring',
  'Kitchen Faucets',
  'Kitchen Sinks',
  'Laminate Flooring',
  'Lights',
  SPELLINGS.luxuryFlooring,
  'Pool Copings',
  'Showers',
  'Stacked Stone',
  'Tile Flooring',
  'Toilets',
] as const;

/** Texts that only the screens use; what a server answers stands in errors.ts. */
export const SCREEN_TEXTS = {
  /** ERR-12: shown instead of 'The given data was invalid.' */
  invalidInput: 'Invalid input OR some mandatory fields are blank.',
  /** ERR-05, ERR-07: beside 'Internal Server error please try again.', which is another text. */
  projectNotCreated: 'Internal server error.',
  /** ERR-06: whatever the cause (U-42). */
  pleaseLogIn: 'Please login to proceed.',
  /** AUTH-47. */
  loggedOut: 'Logged Out Successfully',
  /** ERR-22. */
  pageNotFound: 'Page Not Found',
  /** LEAD-01. */
  leadToggle: 'Save up to 30%',
} as const;

/** ERR-14: the texts of one field as they stand under it. */
export function joinFieldErrors(texts: readonly string[]): string {
  return texts.join(', ');
}

/** API-04: the meta tag that the server writes the address of its calls into (G-69). */
export const META_API_BASE = 'api-base';

/** API-02: the header of the AI token (G-46). */
export const AI_TOKEN_HEADER = 'X-AI-Token';

/** Browser storage keys; those that the spec gives in words only are snake case (G-69). */
export const STORAGE_KEYS = {
  authToken: 'authToken',
  aiAuthToken: 'AIauthToken',
  cartId: 'cart_id',
  myItem: 'my_item',
  project: 'project',
  redirectTo: 'redirect_to',
  visualRedirect: 'visual_redirect',
  /** Missing in the spec's list of keys, but cleared at logout (U-48). */
  showroom: 'showroom',
  category: 'category',
  breadcrumb: 'breadcrumb',
  recentlyViewed: 'recently_viewed',
  topProduct: 'top_product',
  customerViewed: 'customer_viewed',
  productCategory: 'product_category',
  productList: 'product_list',
  pagination: 'pagination',
  newLayout: 'new_layout',
  /** Not in the spec's list: the answers of the style survey (G-41). */
  styleSurvey: 'style_survey',
  /** Not in the spec's list: where deliveries are estimated to. */
  deliveryZip: 'delivery_zip',
} as const;

/** AUTH-45: cleared at logout, with redirect_to and pagination, which the spec leaves (U-48), and the style survey. */
export const KEYS_CLEARED_AT_LOGOUT = [
  STORAGE_KEYS.myItem,
  STORAGE_KEYS.project,
  STORAGE_KEYS.visualRedirect,
  STORAGE_KEYS.showroom,
  STORAGE_KEYS.category,
  STORAGE_KEYS.breadcrumb,
  STORAGE_KEYS.recentlyViewed,
  STORAGE_KEYS.productCategory,
  STORAGE_KEYS.productList,
  STORAGE_KEYS.customerViewed,
  STORAGE_KEYS.topProduct,
  STORAGE_KEYS.newLayout,
  STORAGE_KEYS.cartId,
  STORAGE_KEYS.redirectTo,
  STORAGE_KEYS.pagination,
  STORAGE_KEYS.styleSurvey,
  STORAGE_KEYS.deliveryZip,
] as const;

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
 * its prices. A wish that the server checks, no secret.
 */
export const SHOWROOM_COOKIE = 'wev_showroom';

/** Not in the spec's list: styles that the survey found, so that pages made on the server sort by them. */
export const STYLE_COOKIE = 'wev_style';

/** Not in the spec's list: the note about cookies was read (G-71). */
export const COOKIE_NOTE_COOKIE = 'wev_cookie_note';

/** Not in the spec's list: ties a sign-in at another company to the browser that began it. */
export const SOCIAL_STATE_COOKIE = 'wev_social';

/** STORE-17: what the role cookie says. */
export const ROLE_COOKIE_VALUES = { admin: 'admin', user: 'user' } as const;

/** FMT-12, in seconds. */
export const REMEMBER_SECONDS = 340 * 24 * 60 * 60;
export const ROLE_COOKIE_SECONDS = 24 * 60 * 60;

/** ERR-27, in milliseconds. */
export const TOAST_MS = 10_000;
/** FMT-10, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** REG-20. */
export const MINIMUM_PASSWORD_LENGTH = 8;
/** REG-04. */
export const DEFAULT_COUNTRY_CODE = '+1';
/** FMT-14: dollars paid for the Premium plan that brings the theme. */
export const PREMIUM_PAID_AMOUNT = 199;

/**
 * NAV-49: whether a stored token counts as logged in, which is to say that it is longer than 10
 * characters. For routing on a page only: the server checks every call (U-05).
 */
export function isStoredToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token.length > 10;
}
