/** VIS-02, G-40: what a picture of one's own may be. What it is, its content decides. */
export const OWN_PICTURE = {
  mostMegabytes: 20,
  mostBytes: 20 * 1024 * 1024,
  /** CAT-15, of the upright picture. */
  least: { width: 200, height: 150 },
  /** The best of phones take 50; known before any pixel is unpacked. */
  mostMegapixels: 64,
  /** Longest side of what is kept. */
  longestPx: 4096,
  /** Of one person. */
  most: 60,
  /** What is marked on a picture, as JSON. */
  mostMarksBytes: 64 * 1024,
} as const;
