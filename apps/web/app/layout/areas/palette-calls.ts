// Imported with the first typed letters, since calls pull in the contract's schemas.
import type { Role } from '@wevisu/contract/call.ts';
import * as palette from '@wevisu/contract/palette.ts';
import { call } from '../../platform/api.ts';

/** Records of the area of a role that the words find; none where the role has no area. */
export async function fetchRecords(role: Role, q: string): Promise<readonly palette.FoundRecord[]> {
  const args = { query: { q } };
  const quiet = { isQuiet: true, isUnseen: true };
  if (role === 'Contractor') return (await call(palette.findProRecords, args, quiet)).data;
  if (role === 'Vendor') return (await call(palette.findVendorRecords, args, quiet)).data;
  return role === 'Admin' ? (await call(palette.findStaffRecords, args, quiet)).data : [];
}
