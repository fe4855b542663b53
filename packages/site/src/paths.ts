import { areaDoor } from './area-paths.ts';

/**
 * Paths of the site's pages. The spec spells /verifiction and /design-ai/singup this way (U-54);
 * /reset_password requests the email and /password_reset sets the new password (G-05).
 */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  registerContractor: '/register/contractor',
  registerVendor: '/register/vendor',
  resetPassword: '/reset_password',
  passwordReset: '/password_reset',
  changePassword: '/change_password',
  verification: '/verifiction',
  accountVerify: '/account_verify',
  account: '/account',
  notification: '/notification',
  chats: '/chat',
  cart: '/cart',
  checkout: '/checkout',
  checkoutPayment: '/checkout-payment',
  thankYou: '/thankyou',
  payoutSetup: '/payout_setup',
  contact: '/contact',
  aboutUs: '/about_us',
  faq: '/faq',
  returnPolicy: '/return_policy',
  yourOrders: '/your_orders',
  cookiesPolicy: '/cookies_policy',
  termsOfService: '/terms_of_service',
  privacyPolicy: '/privacy_policy',
  notFound: '/404',
  proAccount: '/pro-account',
  ourBrands: '/our-brands',
  pros: '/pros',
  productDetails: '/product-details',
  visualize: '/visualize',
  visualizeChecklist: '/visualize/checklist',
  visualizeStyle: '/visualize/style',
  visualizeDesign: '/visualize/design',
  visualizePhoto: '/visualize/photo',
  proStart: '/pro',
  proShowroom: '/pro/showroom',
  proPlan: '/pro/plan',
  showroomShop: '/visualize/contractor/all',
  projects: '/projects',
  sharedProject: '/public',
  offer: '/offer',
  designAi: '/design-ai',
  designAiLogin: '/design-ai/login',
  designAiSignUp: '/design-ai/singup',
  designAiWelcome: '/design-ai/welcome',
} as const;

/** U-54: correct spellings that redirect to the spec's. */
export const PATH_REDIRECTS = {
  '/verification': PATHS.verification,
  '/design-ai/signup': PATHS.designAiSignUp,
} as const;

/** A menu entry's key in URLs: slug_url or else id (NAV-10). */
export interface MenuEntry {
  readonly id: number | string;
  readonly slug_url?: string | null | undefined;
}

/** NAV-10, NAV-11: `slug_url` of a category, or its id if it has none. */
function categoryKey(category: MenuEntry): string {
  return category.slug_url || String(category.id);
}

/** NAV-10: a category with children leads to the department list (G-23). */
export function departmentPath(menuSlug: string, category?: MenuEntry): string {
  const department = `/department/${encodeURIComponent(menuSlug)}`;
  return category ? `${department}/${encodeURIComponent(categoryKey(category))}` : department;
}

/** A category's page with its children (G-34). */
export function categoryPath(category: MenuEntry): string {
  return `/category/${encodeURIComponent(categoryKey(category))}`;
}

/** NAV-11: a category without children leads to its products (G-23). */
export function categoryProductsPath(category: MenuEntry): string {
  return `${categoryPath(category)}/product`;
}

/** NAV-30: a product, at the prices of a showroom if its ID is given (G-33). */
export function productPath(hash: string, vsdId?: string | null): string {
  const product = `/product/${encodeURIComponent(hash)}`;
  return vsdId ? `${product}/${encodeURIComponent(vsdId)}` : product;
}

/** The section of similar products on a product's page. */
export const ALIKE_ID = 'alike';

export function productAlikePath(hash: string, vsdId: string | null): string {
  return `${productPath(hash, vsdId)}#${ALIKE_ID}`;
}

/** A brand with its products. */
export function brandPath(slug: string): string {
  return `${PATHS.ourBrands}/${encodeURIComponent(slug)}`;
}

/** NAV-48, G-01: the sign-in page for a path, which returns there afterward. */
export function loginPath(redirect?: string): string {
  if (!redirect) return PATHS.login;
  return `${areaDoor(redirect) ?? PATHS.login}?redirect=${encodeURIComponent(redirect)}`;
}

/** The account's list of offers. */
export const OWN_OFFERS_PATH = `${PATHS.account}?tab=offers`;

/** Which emails somebody gets. */
export const MAIL_CHOICES_PATH = `${PATHS.account}?tab=notifications`;

/** A chat by its key: a project's number, or 'support'. */
export function chatPath(key: string): string {
  return `${PATHS.chats}/${key}`;
}

/** What the editor opens with. */
export type DesignStart =
  | { readonly template: string }
  | { readonly plan: string }
  | { readonly own: string }
  | { readonly project: number }
  | { readonly shared: number }
  | { readonly together: number }
  | { readonly empty: true };

/** The editor's page; `extra` are further parameters, such as a product to add. */
export function designPath(
  start: DesignStart,
  extra: Readonly<Record<string, string | null>> = {},
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(start))
    query.set(name, value === true ? '1' : `${value}`);
  for (const [name, value] of Object.entries(extra)) if (value !== null) query.set(name, value);
  return `${PATHS.visualizeDesign}?${query}`;
}

/** The products added to a project from the shop. */
export function projectProductsPath(id: number): string {
  return `${PATHS.projects}/${id}/products`;
}

/** What pros propose for a project. */
export function proposalsPath(id: number): string {
  return `${PATHS.projects}/${id}/proposals`;
}

/** The editor with a copy of a room that was shared with the pro. */
export function proposePath(id: number): string {
  return designPath({ shared: id });
}

/** The editor with a homeowner's room itself, for a pro who may edit it together with them. */
export function togetherPath(id: number): string {
  return designPath({ together: id });
}

/** CART-15: the same page for the pro a project was shared with. */
export function projectOfHomeownerPath(id: number): string {
  return `${PATHS.sharedProject}?project=${id}`;
}

/** Names a wall in the address of a room, as seen from inside one of the rooms beside it: 'kitchen:north'. */
export const WALL_PARAM = 'wall';

/** A wall of a project's room, where its owner edits it, or where a pro looks at it. */
export function wallPath(of: {
  readonly project: number;
  readonly room: string;
  readonly wall: string;
  readonly isPro: boolean;
}): string {
  const named = `${of.room}:${of.wall}`;
  if (!of.isPro) return designPath({ project: of.project }, { [WALL_PARAM]: named });
  return `${projectOfHomeownerPath(of.project)}&${WALL_PARAM}=${encodeURIComponent(named)}`;
}

/** G-36: the page of a project shared by link. */
export function sharedProjectPath(pid: string): string {
  return `${PATHS.sharedProject}?pid=${encodeURIComponent(pid)}`;
}

/** Enters a showroom by its ID, as printed cards say it. */
export function enterShowroomPath(vsdId: string): string {
  return `/showroom/${vsdId}`;
}

/** An offer's page in the account of the homeowner whom it was sent to. */
export function ownOfferPath(id: number): string {
  return `${PATHS.account}/offers/${id}`;
}

/** An offer's page, for whoever has the secret. */
export function offerPath(secret: string): string {
  return `${PATHS.offer}?key=${encodeURIComponent(secret)}`;
}

/** Where a homeowner counts and signs for a shipment. */
export function arrivalPath(number: string, parcelId: number): string {
  return `${PATHS.account}/orders/${encodeURIComponent(number)}/parcels/${parcelId}`;
}
