/** A photo as read: sRGB, four bytes a pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A place in a picture, in pixels from its upper left corner; the first pixel's middle is 0.5, 0.5. */
export type Spot = readonly [x: number, y: number];

/** How far a click may be beside what was meant: one standard deviation of x and of y, in pixels. */
export const CLICK_ERROR_PX = 2;

/** Pictures with more pixels than this are made smaller before they come here. */
export const MOST_PIXELS = 24_000_000;

export function isFiniteSpot([x, y]: Spot): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}
