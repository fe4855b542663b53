// Measurements as people in the United States read them.

const TMM_PER_INCH = 254;
const SIXTEENTHS = 16;
const GRAMS_PER_POUND = 453.59237;

/** Tenths of a millimeter as inches to the nearest sixteenth: 3048 gives '12', 9525 gives '37 1/2'. */
export function formatInches(tmm: number | null): string | null {
  if (tmm === null) return null;
  const parts = Math.round((tmm / TMM_PER_INCH) * SIXTEENTHS);
  const whole = Math.floor(parts / SIXTEENTHS);
  let numerator = parts % SIXTEENTHS;
  if (numerator === 0) return String(whole);
  let denominator = SIXTEENTHS;
  while (numerator % 2 === 0) {
    numerator /= 2;
    denominator /= 2;
  }
  return whole === 0 ? `${numerator}/${denominator}` : `${whole} ${numerator}/${denominator}`;
}

/** Grams as pounds with at most one decimal. */
export function formatPounds(grams: number): string {
  const pounds = grams / GRAMS_PER_POUND;
  return String(pounds < 0.1 ? Math.ceil(pounds * 100) / 100 : Math.round(pounds * 10) / 10);
}
