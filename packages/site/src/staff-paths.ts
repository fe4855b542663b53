/** Pages of staff at work. */
export const STAFF_PATHS = {
  home: '/staff',
  users: '/staff/users',
  showrooms: '/staff/showrooms',
  categories: '/staff/categories',
  attributes: '/staff/attributes',
  settings: '/staff/settings',
  orders: '/staff/orders',
  money: '/staff/money',
  payouts: '/staff/payouts',
  disputes: '/staff/disputes',
  support: '/staff/support',
  pages: '/staff/pages',
  homePage: '/staff/home',
  brands: '/staff/brands',
} as const;

export function staffQueuePath(queue: string): string {
  return `/staff/queues/${queue}`;
}

/** A chat with support, by its key. */
export function staffSupportPath(key: string): string {
  return `${STAFF_PATHS.support}/${key}`;
}

export function staffUserPath(id: number): string {
  return `${STAFF_PATHS.users}/${id}`;
}

/** By the number of the pro's account. */
export function staffShowroomPath(id: number): string {
  return `${STAFF_PATHS.showrooms}/${id}`;
}

export function staffPagePath(slug: string): string {
  return `${STAFF_PATHS.pages}/${slug}`;
}

export function staffBrandPath(id: number): string {
  return `${STAFF_PATHS.brands}/${id}`;
}
