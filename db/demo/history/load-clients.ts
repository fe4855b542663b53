import type pg from 'pg';
import type { Client } from './clients.ts';
import { Rows, toText } from './numbered-rows.ts';

/** Accounts, the cards that their payments use, and the carts that they order from. */
export async function loadClients(
  client: pg.PoolClient,
  clients: readonly Client[],
  passwordHash: string,
): Promise<void> {
  const users = new Rows(`users (id, type, status, email, password_hash, first_name, last_name,
    phone_number, zip_code, email_verified_at, shipping_address, created_at, updated_at)`);
  for (const one of clients) {
    const since = toText(one.since);
    const { address } = one;
    users.add(
      ...[one.userId, 'User', 'Active', one.email, passwordHash, one.firstName, one.lastName],
      ...[address.phone_number, address.zip_code, since, JSON.stringify(address), since, since],
    );
  }
  await users.send(client);
  await client.query(`select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users`);
}

export async function loadCards(client: pg.PoolClient, clients: readonly Client[]): Promise<void> {
  const methods =
    new Rows(`sandbox_gateway.payment_methods (token, outcome, brand, last4, exp_month,
    exp_year, name_on_card, created_at)`);
  const carts = new Rows('carts (id, user_id, showroom_id, created_at, updated_at, revision)');
  for (const one of clients) {
    const { card, since } = one;
    const year = new Date(since).getUTCFullYear() + 3;
    methods.add(
      ...[card.token, 'approved', card.brand, card.last4, (one.userId % 12) + 1, year],
      ...[one.address.full_name, toText(since)],
    );
    carts.add(one.cartId, one.userId, one.showroomId, toText(since), toText(since), 3);
  }
  await methods.send(client);
  await carts.send(client);
}
