import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface NewProApplication {
  readonly userId: number;
  readonly companyName: string;
  readonly licenseNumber: string;
  readonly licenseState: string;
  /** YYYY-MM-DD. */
  readonly licenseExpiresOn: string;
  readonly about: string;
  readonly now: Date;
}

export async function insertProApplication(db: Queryable, given: NewProApplication): Promise<void> {
  await db.query(
    `insert into pro_applications (user_id, company_name, license_number, license_state,
       license_expires_on, about, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      given.userId,
      given.companyName,
      given.licenseNumber,
      given.licenseState,
      given.licenseExpiresOn,
      given.about,
      given.now,
    ],
  );
}

export interface ProApplicationRow {
  readonly id: number;
  readonly company_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly email_verified_at: Date | null;
  readonly phone_number: string;
  readonly license_number: string;
  readonly license_state: string;
  readonly license_expires_on: string;
  /** Null where the file is not kept any more, as its size. */
  readonly file_type: string | null;
  readonly file_bytes: number | null;
  readonly about: string;
  readonly applied_at: Date;
  readonly decision: ApplicationDecision | null;
  readonly reason: string;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

const SELECT = `
  select a.user_id as id, a.company_name, u.first_name, u.last_name, u.email, u.email_verified_at,
         u.phone_number, a.license_number, a.license_state, a.license_expires_on,
         f.type as file_type, f.bytes as file_bytes, a.about, a.created_at as applied_at,
         a.decision, a.reason, a.decided_at, staff.email as decided_by
  from pro_applications a join users u on u.id = a.user_id
  left join license_files f on f.user_id = a.user_id
  left join users staff on staff.id = a.decided_by`;

export async function countProApplications(db: Queryable): Promise<number> {
  const { rows } = await db.query('select count(*) as total from pro_applications');
  return rows[0].total;
}

/** Those that wait, the oldest first, then the decided, the newest first. */
export async function listProApplicationRows(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ProApplicationRow[]> {
  const { rows } = await db.query(
    `${SELECT} order by a.decision is not null, a.decided_at desc, a.created_at, a.user_id
     limit $1 offset $2`,
    [limit, offset],
  );
  return rows;
}

/** Locked, so that two who decide at once are one after the other. */
export async function lockProApplication(
  db: Queryable,
  userId: number,
): Promise<ProApplicationRow | null> {
  const { rows } = await db.query(`${SELECT} where a.user_id = $1 for update of a`, [userId]);
  return rows[0] ?? null;
}

export async function setDecision(
  db: Queryable,
  given: {
    readonly userId: number;
    readonly decision: ApplicationDecision;
    readonly reason: string;
    readonly staffId: number;
    readonly now: Date;
  },
): Promise<void> {
  await db.query(
    `update pro_applications set decision = $2, reason = $3, decided_by = $4, decided_at = $5
     where user_id = $1`,
    [given.userId, given.decision, given.reason, given.staffId, given.now],
  );
}

export async function isRefusedApplicant(db: Queryable, userId: number): Promise<boolean> {
  const { rows } = await db.query(
    "select from pro_applications where user_id = $1 and decision = 'refuse'",
    [userId],
  );
  return rows.length > 0;
}
