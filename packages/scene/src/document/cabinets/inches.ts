const INCH = 254;
/** A sixteenth of an inch is drawing, not carpentry. */
const SLACK = 16;
/** US cabinets come in steps of 3 in. */
const STEP_INCHES = 3;

/** Whole inches of a size that comes in steps of 3 in; null between steps. */
export function stockInches(tenths: number): number | null {
  const inches = Math.round(tenths / INCH);
  const isStock = inches > 0 && inches % STEP_INCHES === 0;
  return isStock && isInches(tenths, inches) ? inches : null;
}

export function isInches(tenths: number, inches: number): boolean {
  return Math.abs(tenths - inches * INCH) <= SLACK;
}

/** The smallest of some stock sizes that a board can be cut from; null if it is larger than all. */
export function smallestOver(tenths: number, stock: readonly number[]): number | null {
  return stock.find((inches) => tenths <= inches * INCH + SLACK) ?? null;
}

/** The next smaller width in steps of 3 in; null below 6 in. */
export function stockWidthBelow(tenths: number): number | null {
  const steps = Math.floor(tenths / (STEP_INCHES * INCH));
  return steps < 2 ? null : steps * STEP_INCHES * INCH;
}
