const MM_PER_INCH = 25.4;
/** Below 3/8 in, sixteenths are too coarse: 4 mm and 5 mm vinyl would read the same. */
const FINE_BELOW_MM = (MM_PER_INCH * 3) / 8;

/** Millimeters in decimal text as the trade writes a thickness: '9.5' gives '9.5 mm (3/8 in)'. */
export function thicknessText(millimeters: string): string {
  const mm = Number(millimeters);
  const parts = mm < FINE_BELOW_MM ? 32 : 16;
  return `${millimeters} mm (${fractionText(Math.round((mm / MM_PER_INCH) * parts), parts)} in)`;
}

/** Tenths of a millimeter as decimal text, the form of a facet value: 95 gives '9.5'. */
export function millimetersText(tenths: number): string {
  return String(tenths / 10);
}

/** A number of halves, quarters and so on as a mixed fraction: 20 sixteenths are '1 1/4'. */
function fractionText(count: number, parts: number): string {
  const whole = Math.floor(count / parts);
  let [top, bottom] = [count % parts, parts];
  while (top > 0 && top % 2 === 0) [top, bottom] = [top / 2, bottom / 2];
  if (top === 0) return String(whole);
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`;
}
