// The sandbox's own books. Nothing else reads or writes them, as if they lay in another company.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface MethodRow {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly name_on_card: string;
}

export interface AuthorizationRow extends MethodRow {
  readonly ref: string;
  readonly token: string;
  readonly amount_cents: number;
  readonly outcome: string;
  readonly state: 'authorized' | 'refused' | 'voided';
}

export interface NewMethod extends MethodRow {
  readonly token: string;
  readonly outcome: string;
}

export async function insertMethod(db: Queryable, method: NewMethod): Promise<void> {
  await queryPrepared(
    db,
    `insert into sandbox_gateway.payment_methods
       (token, outcome, brand, last4, exp_month, exp_year, name_on_card)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      method.token,
      method.outcome,
      method.brand,
      method.last4,
      method.exp_month,
      method.exp_year,
      method.name_on_card,
    ],
  );
}

export async function findMethod(db: Queryable, token: string): Promise<MethodRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select brand, last4, exp_month, exp_year, name_on_card
     from sandbox_gateway.payment_methods where token = $1`,
    [token],
  );
  return rows[0] ?? null;
}

const COLUMNS = `a.ref, a.token, a.amount_cents, a.outcome, a.state,
  m.brand, m.last4, m.exp_month, m.exp_year, m.name_on_card`;

/** Writes an answer where the key has none. One statement: a key can't get two. */
export async function insertAuthorization(
  db: Queryable,
  of: {
    readonly ref: string;
    readonly key: string;
    readonly token: string;
    readonly amountCents: number;
  },
): Promise<AuthorizationRow | null> {
  const { rows } = await queryPrepared(
    db,
    `with a as (
       insert into sandbox_gateway.authorizations
         (ref, idempotency_key, token, amount_cents, outcome, state)
       select $1, $2, token, $4, outcome,
              case outcome when 'approved' then 'authorized' else 'refused' end
       from sandbox_gateway.payment_methods where token = $3
       on conflict (idempotency_key) do nothing
       returning *
     )
     select ${COLUMNS} from a join sandbox_gateway.payment_methods m on m.token = a.token`,
    [of.ref, of.key, of.token, of.amountCents],
  );
  return rows[0] ?? null;
}

export async function findAuthorization(
  db: Queryable,
  key: string,
): Promise<AuthorizationRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select ${COLUMNS} from sandbox_gateway.authorizations a
     join sandbox_gateway.payment_methods m on m.token = a.token
     where a.idempotency_key = $1`,
    [key],
  );
  return rows[0] ?? null;
}

export async function voidAuthorization(db: Queryable, ref: string): Promise<void> {
  await queryPrepared(
    db,
    `update sandbox_gateway.authorizations set state = 'voided'
     where ref = $1 and state = 'authorized'`,
    [ref],
  );
}
