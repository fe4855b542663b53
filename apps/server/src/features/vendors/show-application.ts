import type { VendorApplication } from '@wevisu/contract/vendors.ts';
import type { VendorApplicationRow } from './store/vendor-applications.ts';

export function showVendorApplication(row: VendorApplicationRow): VendorApplication {
  const { fileType: type, fileBytes: bytes } = row;
  return {
    id: row.id,
    company_name: row.companyName,
    full_name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    phone_number: row.phoneNumber,
    tax_number: row.taxNumber,
    ship_from: row.shipFrom,
    return_address: row.returnAddress,
    tax_form: type === null || bytes === null ? null : { type, bytes },
    about: row.about,
    version: row.version,
    applied_at: row.appliedAt.toISOString(),
    decision: row.decision,
    reason: row.reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
    decided_by: row.decidedBy,
  };
}
