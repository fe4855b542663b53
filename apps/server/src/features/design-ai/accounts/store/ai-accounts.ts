import type { AiAccountId, UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { now } from '../../../../platform/database/clock.ts';
import { int4, text, timestamptz } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import type { Params } from '../../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../../platform/database/statement.ts';
import { tables } from '../../../../platform/database/tables.ts';

const ACCOUNT = {
  ...{ id: ID.aiAccount, email: text, fullName: text, passwordHash: text.orNull },
  ...{ emailVerifiedAt: timestamptz.orNull, credits: int4, heldCredits: int4 },
  ...{ siteUserId: ID.user.orNull, siteEmail: text.orNull },
} as const;
const COLUMNS = sql`a.id, a.email, a.full_name as "fullName", a.password_hash as "passwordHash",
  a.email_verified_at as "emailVerifiedAt", a.credits, a.held_credits as "heldCredits",
  a.site_user_id as "siteUserId", u.email as "siteEmail"
  from ai_accounts a left join users u on u.id = a.site_user_id`;

export const findAiAccountByEmail = sqlStatement({
  takes: { email: text },
  gives: ACCOUNT,
  sql: (p) => sql`select ${COLUMNS} where a.email = ${p.email}`,
}).get;

export type AiAccountRow = RowOf<typeof findAiAccountByEmail>;

export const getAiAccount = sqlStatement({
  takes: { accountId: ID.aiAccount },
  gives: ACCOUNT,
  sql: (p) => sql`select ${COLUMNS} where a.id = ${p.accountId} and a.deleted_at is null`,
}).get;

/** That a shop account is connected to. */
export const findConnectedAccount = sqlStatement({
  takes: { userId: ID.user },
  gives: ACCOUNT,
  sql: (p) => sql`select ${COLUMNS} where a.site_user_id = ${p.userId}`,
}).get;

/** Null if the email is taken: the unique index decides. */
export const insertAiAccount = sqlStatement({
  takes: {
    ...{ email: text, passwordHash: text, fullName: text },
    ...{ termsVersion: text, acceptedAt: timestamptz },
  },
  gives: { id: ID.aiAccount },
  sql: (p) => sql`
    insert into ai_accounts (email, password_hash, full_name, terms_version, terms_accepted_at)
    values (${p.email}, ${p.passwordHash}, ${p.fullName}, ${p.termsVersion}, ${p.acceptedAt})
    on conflict (email) do nothing returning id`,
}).value;

/** Keeps the time of the first proof. */
export const markAiEmailVerified = statement((p: Params<{ accountId: AiAccountId }>) =>
  tables
    .updateTable('ai_accounts')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', p.accountId),
).run;

export const setAiPassword = statement(
  (p: Params<{ accountId: AiAccountId; passwordHash: string }>) =>
    tables
      .updateTable('ai_accounts')
      .set({ password_hash: p.passwordHash })
      .where('id', '=', p.accountId)
      .where('deleted_at', 'is', null),
).run;

/** False if another account has the shop account: of two at once the unique index lets one through. */
export const connectSite = statement((p: Params<{ accountId: AiAccountId; userId: UserId }>) =>
  tables
    .updateTable('ai_accounts')
    .set({ site_user_id: p.userId, site_linked_at: now })
    .where('id', '=', p.accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ai_accounts as other')
            .select('other.id')
            .where('other.site_user_id', '=', p.userId)
            .where('other.id', '<>', p.accountId),
        ),
      ),
    ),
).runAny;

export const disconnectSite = statement((p: Params<{ accountId: AiAccountId }>) =>
  tables
    .updateTable('ai_accounts')
    .set({ site_user_id: null, site_linked_at: null })
    .where('id', '=', p.accountId),
).run;

export const deleteAiMails = statement((p: Params<{ accountId: AiAccountId }>) =>
  tables
    .deleteFrom('mails')
    .where('template', 'like', 'ai\\_%')
    .where('recipient', '=', ({ selectFrom }) =>
      selectFrom('ai_accounts').select('email').where('id', '=', p.accountId),
    ),
).run;

/** Nothing of it names anybody any more; its history of credits stays as numbers. */
export const blankAiAccount = statement((p: Params<{ accountId: AiAccountId }>) =>
  tables
    .updateTable('ai_accounts')
    .set({
      email: sql<string>`'deleted-' || id || '@deleted.invalid'`,
      password_hash: null,
      full_name: '',
      email_verified_at: null,
      ...{ site_user_id: null, site_linked_at: null, deleted_at: now },
    })
    .where('id', '=', p.accountId),
).run;
