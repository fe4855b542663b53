import type { Address } from '@wevisu/contract/reply.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface AddressRow {
  readonly id: number;
  readonly address: Address;
}

interface Named {
  readonly userId: number;
  readonly id: number;
}

export async function listAddressRows(db: Queryable, userId: number): Promise<AddressRow[]> {
  const { rows } = await db.query(
    'select id, address from addresses where user_id = $1 order by id desc',
    [userId],
  );
  return rows;
}

/** False where there are as many already as one account may have. */
export async function insertAddress(
  db: Queryable,
  { userId, address, most }: { userId: number; address: Address; most: number },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into addresses (user_id, address)
     select $1, $2 where (select count(*) from addresses where user_id = $1) < $3`,
    [userId, JSON.stringify(address), most],
  );
  return rowCount === 1;
}

/** False where the account has no such address. */
export async function replaceAddress(
  db: Queryable,
  { userId, id, address }: Named & { address: Address },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update addresses set address = $3 where id = $2 and user_id = $1',
    [userId, id, JSON.stringify(address)],
  );
  return rowCount === 1;
}

export async function deleteAddress(db: Queryable, { userId, id }: Named): Promise<boolean> {
  const { rowCount } = await db.query('delete from addresses where id = $2 and user_id = $1', [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** One statement: whoever does it twice at once never loses an address. */
export async function swapMainAddress(db: Queryable, { userId, id }: Named): Promise<boolean> {
  const { rows } = await db.query(
    `with chosen as (
       select a.id, a.address, u.shipping_address as main
       from addresses a join users u on u.id = a.user_id
       where a.id = $2 and a.user_id = $1 for update
     ), kept as (
       update addresses a set address = c.main from chosen c where a.id = c.id and c.main is not null
     ), gone as (
       delete from addresses a using chosen c where a.id = c.id and c.main is null
     ), main as (
       update users u set shipping_address = c.address, updated_at = now()
       from chosen c where u.id = $1 returning u.id
     )
     select id from main`,
    [userId, id],
  );
  return rows.length === 1;
}
