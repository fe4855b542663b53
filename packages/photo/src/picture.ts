/** A photo: sRGB, four bytes a pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A place in a picture, pixels from its upper left corner; the middle of the first pixel is 0.5, 0.5. */
export type Spot = readonly [x: number, y: number];

/** Standard deviation of a click in x and in y, pixels. */
export const CLICK_ERROR_PX = 2;

/** Pictures with more pixels are refused: make them smaller first. */
export const MAX_PIXELS = 24_000_000;

export function isFiniteSpot([x, y]: Spot): boolean {
  return Number.isFinite(x) && Number.isFinite(y);
}
