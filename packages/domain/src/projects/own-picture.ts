/** VIS-02, G-40: limits of an uploaded picture. Its type is read from its content. */
export const OWN_PICTURE = {
  maxMegabytes: 20,
  maxBytes: 20 * 1024 * 1024,
  /** CAT-15, measured upright. */
  minSize: { width: 200, height: 150 },
  /** Longest side of the stored picture. */
  longestPx: 4096,
  /** Per person. */
  maxPictures: 60,
  /** The marks on a picture, as JSON. */
  maxMarksBytes: 64 * 1024,
} as const;
