import { AREA_PATHS } from '@wevisu/site/area-paths.ts';
import type { Area } from './area.ts';
import { PRO_AREA } from './pro-area.ts';
import { STAFF_AREA } from './staff-area.ts';
import { VENDOR_AREA } from './vendor-area.ts';

/** The area that a page stands in. */
export function areaAt(pathname: string): Area {
  if (isWithin(pathname, AREA_PATHS.staff)) return STAFF_AREA;
  return isWithin(pathname, AREA_PATHS.vendor) ? VENDOR_AREA : PRO_AREA;
}

function isWithin(pathname: string, home: string): boolean {
  return pathname === home || pathname.startsWith(`${home}/`);
}
