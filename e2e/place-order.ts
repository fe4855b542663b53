// An order through the API, since the checkout has its own journeys.
import { expect, type Page } from '@playwright/test';
import { findProducts } from './people.ts';

interface PlacedOrder {
  readonly number: string;
  readonly vendor: string;
  readonly qty: number;
}

/** With a saved card; of `times` the least quantity; of any product that is not given. */
export async function placeOrder(
  page: Page,
  token: string,
  times = 1,
  given?: { readonly hash: string },
): Promise<PlacedOrder> {
  const product = given ?? (await findProducts(page, 1))[0];
  const placed = await placeOrderIn(page, token, {
    vsdId: 'OAKRIDGE',
    hash: product?.hash ?? '',
    times,
  });
  const vendor = product !== undefined && 'vendor' in product ? String(product.vendor) : '';
  return { ...placed, vendor };
}

/** In another showroom. */
export async function placeOrderIn(
  page: Page,
  token: string,
  {
    vsdId,
    hash,
    times = 1,
  }: { readonly vsdId: string; readonly hash: string; readonly times?: number },
): Promise<Omit<PlacedOrder, 'vendor'>> {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data, headers });
    expect([path, reply.ok()]).toEqual([path, true]);
    return (await reply.json()).data;
  };
  const read = async (path: string) => (await (await page.request.get(path)).json()).data;
  const { variants, minimum_unit } = await read(`/api/product/${hash}?vsd_id=${vsdId}`);
  const qty = minimum_unit * times;
  const { profile } = (await read(`/api/visualization/shop_profile?vsd_id=${vsdId}`)).data;
  const showroom = profile.user_id;
  const items = [{ variant_id: variants[0].id, qty }];
  await post('/api/projectCart/sync_to_cart', { action: 'cart', showroom, items });
  const address = {
    full_name: 'Ana Lopez',
    street: '200 N Spring St',
    city: 'Los Angeles',
    state: 'CA',
    zip_code: '90012',
  };
  const { id, total } = await post('/api/checkout', { showroom, address });
  const card = await post('/card-gateway/tokens', {
    card_number: '4242424242424242',
    name_on_card: 'Ana Lopez',
    exp_date: '12/40',
    cvc: '123',
  });
  const payment = { payment_token: card.token, total, save_card: true };
  const { order_number: number } = await post(`/api/checkout/${id}/pay`, payment);
  return { number, qty };
}
