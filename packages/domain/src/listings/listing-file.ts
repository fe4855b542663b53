/** CAT-14, CAT-15: limits of what vendors upload for a product. Types are read from the content. */
export const LISTING_PHOTO = {
  maxFiles: 12,
  maxMegabytes: 20,
  maxBytes: 20 * 1024 * 1024,
  /** Of the square that is cut out. */
  minSize: { width: 600, height: 600 },
  /** The sides of what is kept; the media route serves them. */
  widths: [240, 480, 960],
} as const;

export const LISTING_DOCUMENT = {
  maxFiles: 10,
  maxMegabytes: 10,
  maxBytes: 10 * 1024 * 1024,
} as const;

export const LISTING_MODEL = {
  maxMegabytes: 20,
  maxBytes: 20 * 1024 * 1024,
} as const;

/** The part of an upright picture that is kept, in fractions of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
