/** Widths in CSS pixels. 767, 768 and 1199 differ by place in the spec, and so here (U-55). */

/** FMT-01 to FMT-03. */
export const MOBILE_MAX_WIDTH = 768;
export const TABLET_MAX_WIDTH = 1024;
/** FMT-04: up to this width the menu is a drawer. */
export const MOBILE_MENU_MAX_WIDTH = 1199;

export type DeviceClass = 'mobile' | 'tablet' | 'desktop';

/** FMT-01 to FMT-03: mobile up to 768, tablet up to 1024, desktop above. */
export function deviceClassOf(width: number): DeviceClass {
  if (width <= MOBILE_MAX_WIDTH) return 'mobile';
  return width <= TABLET_MAX_WIDTH ? 'tablet' : 'desktop';
}

/** NAV-08. */
export function hasMobileMenu(width: number): boolean {
  return width <= MOBILE_MENU_MAX_WIDTH;
}

/** HOME-12: logos of 'Our Brand Partners' seen at once. */
export function brandSlidesAt(width: number): 1 | 2 | 4 | 6 {
  if (width <= 480) return 1;
  if (width <= 767) return 2;
  return width <= 1024 ? 4 : 6;
}
