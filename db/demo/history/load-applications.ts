// Registrations of pros and vendors with their documents, waiting and decided.
import { statusOfDecision } from '@wevisu/domain/people/accounts.ts';
import type pg from 'pg';
import type { Chance } from '../random.ts';
import { type Applicant, proApplicants, showroomOwners, vendorApplicants } from './applicants.ts';
import { longId } from './long-id.ts';
import { toText } from './numbered-rows.ts';
import { samplePdf } from './sample-pdf.ts';
import { DAY_MS, HOUR_MS } from './seasons.ts';

export interface ApplicationsOf {
  readonly now: number;
  readonly passwordHash: string;
  readonly staffId: number;
  readonly chance: Chance;
  readonly putFile: (key: string, bytes: Buffer) => Promise<void>;
}

export async function loadApplications(client: pg.PoolClient, of: ApplicationsOf): Promise<void> {
  for (const applicant of [...proApplicants, ...showroomOwners]) {
    const userId = showroomOwners.includes(applicant)
      ? await approveAccount(client, applicant)
      : await insertAccount(client, 'Contractor', applicant, of);
    const expires = new Date(of.now + 420 * DAY_MS).toISOString().slice(0, 10);
    await client.query(
      `insert into pro_applications (user_id, company_name, license_number, license_state,
         license_expires_on, about, created_at, decision, reason, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[userId, applicant.company, applicant.number, applicant.state, expires, applicant.about],
        ...decisionOf(applicant, of),
      ],
    );
    await keepDocument(
      client,
      { table: 'license_files', folder: 'licenses', userId },
      applicant,
      of,
    );
    await noteDecision(client, 'pro_application.decided', { userId, applicant }, of);
  }
  for (const applicant of vendorApplicants) {
    const userId = await insertAccount(client, 'Vendor', applicant, of);
    const address = JSON.stringify(addressOf(applicant));
    await client.query(
      `insert into vendor_applications (user_id, company_name, tax_number, ship_from, return_address,
         about, created_at, decision, reason, decided_at, decided_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[userId, applicant.company, applicant.number, address, address, applicant.about],
        ...decisionOf(applicant, of),
      ],
    );
    await keepDocument(
      client,
      { table: 'vendor_documents', folder: 'tax-forms', userId },
      applicant,
      of,
    );
    await noteDecision(client, 'vendor_application.decided', { userId, applicant }, of);
  }
}

async function insertAccount(
  client: pg.PoolClient,
  type: 'Contractor' | 'Vendor',
  applicant: Applicant,
  { now, passwordHash }: ApplicationsOf,
): Promise<number> {
  const { decision, email, firstName, lastName, phone, zip } = applicant;
  const status = decision === null ? 'pending' : statusOfDecision(decision);
  const { rows } = await client.query<{ id: number }>(
    `insert into users (type, status, email, password_hash, first_name, last_name, phone_number, zip_code,
       email_verified_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9) returning id::int`,
    [
      type,
      status,
      email,
      passwordHash,
      firstName,
      lastName,
      phone,
      zip,
      toText(appliedAt(applicant, now)),
    ],
  );
  return rows[0]?.id ?? 0;
}

/** Of the pro of a showroom, whose account is there. */
async function approveAccount(client: pg.PoolClient, { email }: Applicant): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `update users set status = 'Approve' where email = $1 returning id::int`,
    [email],
  );
  return rows[0]?.id ?? 0;
}

function appliedAt({ hoursAgo }: Applicant, now: number): number {
  return now - hoursAgo * HOUR_MS;
}

function decidedAt(applicant: Applicant, now: number): number {
  return appliedAt(applicant, now) + applicant.decidedAfterHours * HOUR_MS;
}

function decisionOf(applicant: Applicant, { now, staffId }: ApplicationsOf) {
  const { decision, reason } = applicant;
  const at = toText(appliedAt(applicant, now));
  if (decision === null) return [at, null, '', null, null];
  return [at, decision, reason, toText(decidedAt(applicant, now)), staffId];
}

function addressOf({ company, street, city, state, zip, phone }: Applicant) {
  return {
    full_name: company,
    ...{ street, apartment: '', city, state, zip_code: zip, phone_number: phone },
  };
}

/** The row first and the file after it, as for real ones. */
async function keepDocument(
  client: pg.PoolClient,
  to: { readonly table: string; readonly folder: string; readonly userId: number },
  applicant: Applicant,
  { now, chance, putFile }: ApplicationsOf,
): Promise<void> {
  const file = samplePdf([
    'Sample document',
    'Made for the demonstration of this site. It is not a license and not a tax form.',
    `Company: ${applicant.company}`,
    `Number: ${applicant.number}`,
    `State: ${applicant.state}`,
  ]);
  const key = `${to.folder}/${longId(chance)}.pdf`;
  await client.query(
    `insert into ${to.table} (key, user_id, type, bytes, kept_at) values ($1, $2, $3, $4, $5)`,
    [key, to.userId, 'application/pdf', file.length, toText(appliedAt(applicant, now))],
  );
  await putFile(key, file);
}

async function noteDecision(
  client: pg.PoolClient,
  action: string,
  { userId, applicant }: { readonly userId: number; readonly applicant: Applicant },
  { now, staffId }: ApplicationsOf,
): Promise<void> {
  const { decision, reason } = applicant;
  if (decision === null) return;
  await client.query(
    `insert into audit_events (at, actor_id, action, target_kind, target_id, before, after, reason)
     values ($1, $2, $3, 'user', $4, '{"decision": null}', $5, $6)`,
    [
      ...[toText(decidedAt(applicant, now)), staffId, action, String(userId)],
      ...[JSON.stringify({ decision }), reason === '' ? null : reason],
    ],
  );
}
