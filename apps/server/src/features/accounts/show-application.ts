import type { ProApplication } from '@wevisu/contract/pro-applications.ts';
import type { ProApplicationRow } from './store/pro-applications.ts';

export function showProApplication(row: ProApplicationRow): ProApplication {
  const { first_name, last_name, file_type, file_bytes, ...rest } = row;
  return {
    ...rest,
    full_name: `${first_name} ${last_name}`.trim(),
    license_file:
      file_type === null || file_bytes === null ? null : { type: file_type, bytes: file_bytes },
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
