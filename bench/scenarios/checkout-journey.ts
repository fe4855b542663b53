import { createHash, randomBytes } from 'node:crypto';
import { ask } from '../client.ts';
import type { JourneyScenario, World } from '../scenario.ts';
import { stockShelf } from './showroom-stock.ts';

const ADDRESS = {
  full_name: 'Ana Lopez',
  street: '12 Hill Street',
  city: 'Los Angeles',
  state: 'CA',
  zip_code: '90012',
};

interface Checkout {
  readonly data: { readonly id: string; readonly total: number };
}

/** Enough homeowners that none hits the rate limit. */
const HOMEOWNERS = 1_000;

/** Two items of two vendors, from the cart to a placed order. The homeowners take turns. */
export const checkoutJourney: JourneyScenario = {
  kind: 'journey',
  name: 'checkout-journey',
  title: 'checkout journey: two items of two vendors to a placed order',
  minShareOfFloor: null,
  async prepare(world) {
    const { showroom, byVendor } = await stockShelf(world);
    const [first = [], second = []] = byVendor;
    const idle = await signInHomeowners(world, HOMEOWNERS);
    let card: Promise<string> | undefined;
    const { draw } = world;
    return {
      async pass(origin) {
        card ??= newCard(origin);
        const token = idle.shift();
        if (token === undefined) throw new Error('more journeys than homeowners');
        try {
          const items = [first, second].map((variants) => ({
            variant_id: draw.of(variants),
            qty: 1 + draw.below(5),
          }));
          const post = <Reply>(path: string, body: unknown) =>
            ask<Reply>(origin, { method: 'POST', path, body, token });
          await post('/api/projectCart/sync_to_cart', { action: 'cart', showroom, items });
          const { data } = await post<Checkout>('/api/checkout', { showroom, address: ADDRESS });
          await post(`/api/checkout/${data.id}/pay`, {
            payment_token: await card,
            total: data.total,
          });
        } finally {
          idle.push(token);
        }
      },
    };
  },
};

async function newCard(origin: string): Promise<string> {
  const { data } = await ask<{ data: { token: string } }>(origin, {
    method: 'POST',
    path: '/card-gateway/tokens',
    body: {
      card_number: '4242 4242 4242 4242',
      name_on_card: 'Ana Lopez',
      exp_date: '12/40',
      cvc: '123',
    },
  });
  return data.token;
}

/** Sessions inserted directly, so that password hashing is not measured. */
async function signInHomeowners({ pool }: World, count: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const token = randomBytes(32).toString('base64url');
    await pool.query(
      `with account as (
         insert into users (type, status, email, password_hash, first_name, last_name, email_verified_at)
         values ('User', 'Active', $1, '', 'Ana', 'Lopez', now()) returning id
       )
       insert into sessions (token_hash, user_id, expires_at)
       select $2, id, now() + interval '1 day' from account`,
      [
        `bench-${token.slice(0, 12).toLowerCase()}@example.com`,
        createHash('sha256').update(token).digest(),
      ],
    );
    tokens.push(token);
  }
  return tokens;
}
