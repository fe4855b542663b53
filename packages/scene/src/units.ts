/** A length of the scene: integer tenths of a millimeter. */
export type Tenths = number & { readonly __unit: 'tenths of a millimeter' };

/** Inches to scene units: 1 in is exactly 254 tenths. */
export function tenthsFromInches(inches: number): Tenths {
  return Math.round(inches * 254) as Tenths;
}

/** Scene units to millimeters. */
export function mmFromTenths(tenths: number): number {
  return tenths / 10;
}

/** Square tenths to square feet (1 ft is 3048 tenths). */
export function sqftFromSquareTenths(area: number): number {
  return area / (3048 * 3048);
}
