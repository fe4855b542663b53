/** Tenths of a millimetre in one inch. */
const INCH = 254;

function withFraction(sixteenths: number): string {
  const whole = Math.floor(sixteenths / 16);
  let rest = sixteenths % 16;
  if (rest === 0) return `${whole}`;
  let parts = 16;
  while (rest % 2 === 0) {
    rest /= 2;
    parts /= 2;
  }
  return whole === 0 ? `${rest}/${parts}` : `${whole} ${rest}/${parts}`;
}

/** A length as inches to the nearest sixteenth: '11 13/16 in'. */
export function inchesText(tenths: number): string {
  return `${withFraction(Math.round((tenths / INCH) * 16))} in`;
}

/** A length as feet and inches to the nearest sixteenth: 12' 6 1/2". */
export function feetInchesText(tenths: number): string {
  const sixteenths = Math.round((tenths / INCH) * 16);
  const feet = Math.floor(sixteenths / 192);
  const inches = withFraction(sixteenths % 192);
  return feet === 0 ? `${inches}"` : `${feet}' ${inches}"`;
}
