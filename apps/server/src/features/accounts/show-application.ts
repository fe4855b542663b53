import type { ProApplication } from '@wevisu/contract/pro-applications.ts';
import type { ProApplicationRow } from './store/pro-applications.ts';

export function showProApplication(row: ProApplicationRow): ProApplication {
  const { fileType: type, fileBytes: bytes } = row;
  return {
    id: row.id,
    company_name: row.companyName,
    full_name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    phone_number: row.phoneNumber,
    license_number: row.licenseNumber,
    license_state: row.licenseState,
    license_expires_on: row.licenseExpiresOn,
    license_file: type === null || bytes === null ? null : { type, bytes },
    about: row.about,
    version: row.version,
    applied_at: row.appliedAt.toISOString(),
    decision: row.decision,
    reason: row.reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
  };
}
