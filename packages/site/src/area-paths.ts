/** The areas for work: of pros, of vendors and of staff. */
export const AREA_PATHS = {
  pro: '/pro',
  vendor: '/vendor',
  staff: '/staff',
  staffAudit: '/staff/audit',
} as const;

/** Where each type of account works; homeowners have no area. */
export const AREA_OF: Readonly<Record<string, string>> = {
  Contractor: AREA_PATHS.pro,
  Vendor: AREA_PATHS.vendor,
  Admin: AREA_PATHS.staff,
};

/** The sign-in page for a page of an area; null for a page of the shop. */
export function areaDoor(path: string): string | null {
  if (/^\/(pro|vendor)([/?#]|$)/.test(path)) return '/business/login';
  return /^\/staff([/?#]|$)/.test(path) ? '/staff/login' : null;
}
