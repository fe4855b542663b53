import type { Address } from '@wevisu/contract/reply.ts';
import type { AccountStatus, AccountType } from '@wevisu/domain/people/accounts.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface AccountRow {
  readonly id: number;
  readonly type: AccountType;
  readonly status: AccountStatus;
  readonly email: string;
  /** Null where somebody always came by another company's sign-in. */
  readonly password_hash: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly country_code: string;
  readonly phone_number: string;
  readonly zip_code: string;
  readonly email_verified_at: Date | null;
  readonly shipping_address: Address | null;
  readonly total_projects: number;
  /** Of a pro's showroom; null for everybody else. */
  readonly vsd_id: string | null;
  readonly company_name: string | null;
  readonly theme_color: string | null;
  /** Twelve hexadecimal digits of the logo's content, as its address carries them. */
  readonly logo_hash: string | null;
  readonly custom_addon_status: string | null;
  readonly plan: string | null;
  readonly plan_status: string | null;
  readonly plan_paid_amount: number | null;
}

const SELECT = `
  select u.id, u.type, u.status, u.email, u.password_hash, u.first_name, u.last_name, u.country_code,
         u.phone_number, u.zip_code, u.email_verified_at, u.shipping_address,
         (select count(*) from projects p
          where p.user_id = u.id and p.deleted_at is null) as total_projects,
         s.vsd_id, s.company_name, s.theme_color,
         left(encode(sha256(convert_to(nullif(s.logo_svg, ''), 'UTF8')), 'hex'), 12) as logo_hash,
         s.custom_addon_status, s.plan, s.plan_status, s.plan_paid_amount
  from users u left join showrooms s on s.user_id = u.id`;

export async function findAccountByEmail(db: Queryable, email: string): Promise<AccountRow | null> {
  const { rows } = await db.query(`${SELECT} where u.email = $1`, [email]);
  return rows[0] ?? null;
}

export async function getAccount(db: Queryable, userId: number): Promise<AccountRow | null> {
  const { rows } = await db.query(`${SELECT} where u.id = $1`, [userId]);
  return rows[0] ?? null;
}

export interface NewAccount {
  readonly type: AccountType;
  readonly status: AccountStatus;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly zipCode: string;
  readonly shippingAddress: Address | null;
  readonly emailVerified: boolean;
  readonly termsVersion: string;
  readonly acceptedAt: Date;
}

/** Null where the email is taken: the unique index decides, not a look before. */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<number | null> {
  const { rows } = await db.query(
    `with account as (
       insert into users (type, status, email, password_hash, first_name, last_name, country_code,
                          phone_number, zip_code, shipping_address, email_verified_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $13 then now() end)
       on conflict (email) do nothing returning id
     ), terms as (
       insert into terms_acceptances (user_id, version, accepted_at) select id, $11, $12 from account
     )
     select id from account`,
    [
      account.type,
      account.status,
      account.email,
      account.passwordHash,
      account.firstName,
      account.lastName,
      account.countryCode,
      account.phoneNumber,
      account.zipCode,
      account.shippingAddress === null ? null : JSON.stringify(account.shippingAddress),
      account.termsVersion,
      account.acceptedAt,
      account.emailVerified,
    ],
  );
  return rows[0]?.id ?? null;
}

export async function markEmailVerified(db: Queryable, userId: number): Promise<void> {
  await db.query(
    'update users set email_verified_at = coalesce(email_verified_at, now()), updated_at = now() where id = $1',
    [userId],
  );
}

export async function setPassword(
  db: Queryable,
  userId: number,
  passwordHash: string,
): Promise<void> {
  await db.query('update users set password_hash = $2, updated_at = now() where id = $1', [
    userId,
    passwordHash,
  ]);
}

export async function setStatus(
  db: Queryable,
  { userId, status }: { readonly userId: number; readonly status: AccountStatus },
): Promise<void> {
  await db.query('update users set status = $2, updated_at = now() where id = $1', [
    userId,
    status,
  ]);
}

export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly countryCode: string;
  readonly phoneNumber: string;
  readonly zipCode: string;
}

export async function setDetails(db: Queryable, userId: number, details: Details): Promise<void> {
  await db.query(
    `update users set first_name = $2, last_name = $3, country_code = $4, phone_number = $5,
            zip_code = $6, updated_at = now() where id = $1`,
    [
      userId,
      details.firstName,
      details.lastName,
      details.countryCode,
      details.phoneNumber,
      details.zipCode,
    ],
  );
}

/** False where the address is another account's by now. */
export async function setEmail(db: Queryable, userId: number, email: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update users set email = $2, email_verified_at = now(), updated_at = now()
     where id = $1 and not exists (select 1 from users where email = $2 and id <> $1)`,
    [userId, email],
  );
  return rowCount === 1;
}

/** For an account whose address nobody had proved: whoever made it may know its password. */
export async function takeAwayPassword(db: Queryable, userId: number): Promise<void> {
  await db.query('update users set password_hash = null, updated_at = now() where id = $1', [
    userId,
  ]);
}

export async function setShippingAddress(
  db: Queryable,
  userId: number,
  address: Address,
): Promise<void> {
  await db.query('update users set shipping_address = $2, updated_at = now() where id = $1', [
    userId,
    JSON.stringify(address),
  ]);
}
