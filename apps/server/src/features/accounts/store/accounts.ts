import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { AccountStatus, AccountType } from '@wevisu/domain/people/accounts.ts';
import { sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import { bool, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** With the showroom's fields for a pro; null for everybody else. */
const selectAccount = () =>
  tables
    .selectFrom('users as u')
    .leftJoin('showrooms as s', 's.user_id', 'u.id')
    .select((eb) => [
      'u.id',
      'u.type',
      'u.status',
      'u.email',
      // Null for accounts that only ever signed in through another company.
      'u.password_hash',
      'u.first_name',
      'u.last_name',
      'u.country_code',
      'u.phone_number',
      'u.zip_code',
      'u.email_verified_at',
      'u.shipping_address',
      eb
        .selectFrom('projects as p')
        .select((of) => of.fn.countAll().as('total'))
        .whereRef('p.user_id', '=', 'u.id')
        .where('p.deleted_at', 'is', null)
        .as('total_projects'),
      's.vsd_id',
      's.company_name',
      's.theme_color',
      // Twelve hexadecimal digits of the logo's content, as its address carries them.
      sql`left(encode(sha256(convert_to(nullif(s.logo_svg, ''), 'UTF8')), 'hex'), 12)`.as(
        'logo_hash',
      ),
      's.custom_addon_status',
      's.plan',
      's.plan_status',
      's.plan_paid_amount',
    ]);
const COMPUTED = { totalProjects: int8, logoHash: text.orNull };

export type AccountRow = RowOf<typeof findAccountByEmail>;

const accountByEmail = statement(
  (p: Params<{ email: string }>) => selectAccount().where('u.email', '=', p.email),
  COMPUTED,
);

export function findAccountByEmail(db: Queryable, email: string) {
  return accountByEmail.get(db, { email });
}

const accountById = statement(
  (p: Params<{ userId: UserId }>) => selectAccount().where('u.id', '=', p.userId),
  COMPUTED,
);

export function getAccount(db: Queryable, userId: UserId) {
  return accountById.get(db, { userId });
}

const insert = sqlStatement({
  takes: {
    type: text.as<AccountType>(),
    status: text.as<AccountStatus>(),
    email: text,
    passwordHash: text.orNull,
    firstName: text,
    lastName: text,
    countryCode: text,
    phoneNumber: text,
    zipCode: text,
    shippingAddress: json<Address>().orNull,
    emailVerified: bool,
    termsVersion: text,
    acceptedAt: timestamptz,
  },
  gives: { id: ID.user },
  sql: (p) => sql`
    with account as (
      insert into users (type, status, email, password_hash, first_name, last_name, country_code,
                         phone_number, zip_code, shipping_address, email_verified_at)
      values (${p.type}, ${p.status}, ${p.email}, ${p.passwordHash}, ${p.firstName}, ${p.lastName},
              ${p.countryCode}, ${p.phoneNumber}, ${p.zipCode}, ${p.shippingAddress},
              case when ${p.emailVerified} then now() end)
      on conflict (email) do nothing returning id
    ), terms as (
      insert into terms_acceptances (user_id, version, accepted_at)
      select id, ${p.termsVersion}, ${p.acceptedAt} from account
    )
    select id from account`,
});

/** Null if the email is taken: the unique index decides, not a lookup beforehand. */
export const insertAccount = insert.value;

/** API-07: the showroom that a homeowner signed up in; one that is unknown leaves none. */
export const setSignupShowroom = statement((p: Params<{ userId: UserId; proId: ProUserId }>) =>
  tables
    .updateTable('users')
    .set((eb) => ({
      signup_showroom_id: eb.selectFrom('showrooms').select('id').where('user_id', '=', p.proId),
    }))
    .where('id', '=', p.userId),
).run;

/** Keeps the time of the first proof. */
export const markEmailVerified = statement((p: Params<{ userId: UserId }>) =>
  tables
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())`, updated_at: now })
    .where('id', '=', p.userId),
).run;

export const setPassword = statement((p: Params<{ userId: UserId; passwordHash: string }>) =>
  tables
    .updateTable('users')
    .set({ password_hash: p.passwordHash, updated_at: now })
    .where('id', '=', p.userId),
).run;

export const setStatus = statement((p: Params<{ userId: UserId; status: AccountStatus }>) =>
  tables.updateTable('users').set({ status: p.status, updated_at: now }).where('id', '=', p.userId),
).run;

interface Details {
  readonly userId: UserId;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly zipCode: string;
}

export const setDetails = statement((p: Params<Details>) =>
  tables
    .updateTable('users')
    .set({
      first_name: p.firstName,
      last_name: p.lastName,
      country_code: p.countryCode,
      phone_number: p.phoneNumber,
      zip_code: p.zipCode,
      updated_at: now,
    })
    .where('id', '=', p.userId),
).run;

/** False if another account has taken the address meanwhile. */
export const setEmail = statement((p: Params<{ userId: UserId; email: string }>) =>
  tables
    .updateTable('users')
    .set({ email: p.email, email_verified_at: now, updated_at: now })
    .where('id', '=', p.userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users as other')
            .select('other.id')
            .where('other.email', '=', p.email)
            .where('other.id', '<>', p.userId),
        ),
      ),
    ),
).runAny;

/** For an account whose address was never verified: whoever created it may know its password. */
export const removePassword = statement((p: Params<{ userId: UserId }>) =>
  tables
    .updateTable('users')
    .set({ password_hash: null, updated_at: now })
    .where('id', '=', p.userId),
).run;

export const setShippingAddress = statement((p: Params<{ userId: UserId; address: Address }>) =>
  tables
    .updateTable('users')
    .set({ shipping_address: asJson(p.address), updated_at: now })
    .where('id', '=', p.userId),
).run;
