/** Pages of the vendors' area. */
export const VENDOR_PATHS = {
  start: '/vendor',
  products: '/vendor/products',
  newProducts: '/vendor/new-products',
  pictures: '/vendor/pictures',
  priceLists: '/vendor/price-lists',
  inventory: '/vendor/inventory',
  orders: '/vendor/orders',
  requests: '/vendor/requests',
  money: '/vendor/money',
  connections: '/vendor/connections',
  company: '/vendor/company',
  history: '/vendor/history',
} as const;

/** The editor of a product; `ref` is that of the calls. */
export function vendorProductPath(ref: string): string {
  return `${VENDOR_PATHS.products}/${encodeURIComponent(ref)}`;
}

export function priceListPath(id: number): string {
  return `${VENDOR_PATHS.priceLists}/${id}`;
}

/** What changed one record, and by whom. */
export function vendorHistoryPath(kind: string, id: number): string {
  return `${VENDOR_PATHS.history}?${new URLSearchParams({ target_kind: kind, target_id: String(id) })}`;
}

/** One variant's stock. */
export function stockPath(id: number): string {
  return `${VENDOR_PATHS.inventory}/${id}`;
}
