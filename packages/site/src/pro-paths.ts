/** Pages of a pro's work. */
export const PRO_PATHS = {
  orders: '/pro/orders',
  clients: '/pro/clients',
  offers: '/pro/offers',
  hires: '/pro/hires',
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

export function clientPath(id: number): string {
  return `${PRO_PATHS.clients}/${id}`;
}

export function proOfferPath(id: number): string {
  return `${PRO_PATHS.offers}/${id}`;
}

export function proHirePath(id: number): string {
  return `${PRO_PATHS.hires}/${id}`;
}
