import type { ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import type { AuditTenant } from '../audit/note-act.ts';

/** Whose history tells of a visit; homeowners have none, and see their visits on the account page. */
export function tenantOf({
  showroomId,
  vendorId,
}: {
  readonly showroomId: ShowroomId | null;
  readonly vendorId: VendorId | null;
}): AuditTenant | null {
  if (showroomId !== null) return { kind: 'showroom', id: showroomId };
  return vendorId === null ? null : { kind: 'vendor', id: vendorId };
}
