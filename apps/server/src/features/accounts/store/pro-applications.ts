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
