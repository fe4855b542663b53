import type { TestApp } from '../../apps/server/src/test-app.ts';

/** Everything that a stranger could have changed. */
export async function everythingOf(app: TestApp): Promise<string> {
  const tables = [
    'carts',
    'cart_lines',
    'projects',
    'project_lines',
    'scenes',
    'checklist_items',
    'style_surveys',
    'own_pictures',
    'stills',
    'own_templates',
    'own_template_products',
    'products',
    'variants',
    'listing_drafts',
    'price_changes',
    'checkouts',
    'stock_holds',
    'stock_lots',
    'orders',
    'order_items',
    'order_item_events',
    'order_requests',
    'payment_attempts',
    'authorizations',
    'notifications',
    'addresses',
    'saved_cards',
    'sessions',
    'passkeys',
    'users',
  ];
  const rows = [];
  for (const table of tables) {
    rows.push((await app.pool.query(`select * from ${table} order by 1`)).rows);
  }
  return JSON.stringify(rows);
}
