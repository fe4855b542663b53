/** Pages of a pro's work. */
export const PRO_PATHS = {
  orders: '/pro/orders',
  clients: '/pro/clients',
  offers: '/pro/offers',
  hires: '/pro/hires',
  chats: '/pro/chat',
  calendar: '/pro/calendar',
  tasks: '/pro/tasks',
  assortment: '/pro/assortment',
  featured: '/pro/featured',
  prices: '/pro/prices',
  coupons: '/pro/coupons',
  money: '/pro/money',
  reports: '/pro/reports',
  history: '/pro/history',
} as const;

/** Where a pro sends a new license. */
export const LICENSE_ID = 'license';
export const PRO_LICENSE_PATH = `/pro#${LICENSE_ID}`;

export function proOrderPath(number: string): string {
  return `${PRO_PATHS.orders}/${encodeURIComponent(number)}`;
}

export function proArrivalPath(number: string, parcelId: number): string {
  return `${proOrderPath(number)}/parcels/${parcelId}`;
}

export function clientPath(id: number): string {
  return `${PRO_PATHS.clients}/${id}`;
}

export function proOfferPath(id: number): string {
  return `${PRO_PATHS.offers}/${id}`;
}

export function proHirePath(id: number): string {
  return `${PRO_PATHS.hires}/${id}`;
}

/** A chat by its key, within the area of a pro. */
export function proChatPath(key: string): string {
  return `${PRO_PATHS.chats}/${key}`;
}

/** The service worker of the pro's app, and the pages that it serves without a network. */
export const PRO_WORKER_PATH = '/pro-worker.js';
export const PRO_SCOPE = '/pro';
export const PRO_MANIFEST_PATH = '/pro.webmanifest';
