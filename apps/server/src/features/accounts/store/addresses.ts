import type { Address } from '@wevisu/contract/reply.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface Named {
  readonly userId: UserId;
  readonly id: number;
}

export const listAddressRows = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('addresses')
    .select(['id', 'address'])
    .where('user_id', '=', p.userId)
    .orderBy('id', 'desc'),
).list;

/** False if the account already has `max`. */
export const insertAddress = statement(
  (p: Params<{ userId: UserId; address: Address; max: number }>) =>
    tables
      .insertInto('addresses')
      .columns(['user_id', 'address'])
      .expression(
        tables.selectNoFrom([p.userId.as('user_id'), asJson(p.address).as('address')]).where(
          tables
            .selectFrom('addresses')
            .select((of) => of.fn.countAll<number>().as('total'))
            .where('user_id', '=', p.userId),
          '<',
          p.max,
        ),
      ),
).runAny;

/** False where the account has no such address. */
export const replaceAddress = statement((p: Params<Named & { readonly address: Address }>) =>
  tables
    .updateTable('addresses')
    .set({ address: asJson(p.address) })
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId),
).runAny;

export const deleteAddress = statement((p: Params<Named>) =>
  tables.deleteFrom('addresses').where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;

/** One statement, so that concurrent calls lose no address; false if the account has no such address. */
export const swapMainAddress = sqlStatement({
  takes: { userId: ID.user, id: int8 },
  gives: { id: int8 },
  sql: (p) => sql`
    with chosen as (
      select a.id, a.address, u.shipping_address as main
      from addresses a join users u on u.id = a.user_id
      where a.id = ${p.id} and a.user_id = ${p.userId} for update
    ), kept as (
      update addresses a set address = c.main from chosen c where a.id = c.id and c.main is not null
    ), gone as (
      delete from addresses a using chosen c where a.id = c.id and c.main is null
    ), main as (
      update users u set shipping_address = c.address, updated_at = now()
      from chosen c where u.id = ${p.userId} returning u.id
    )
    select id from main`,
}).runAny;
