/** CAT-15: limits of a showroom's logo and opening picture. Types are read from the content. */
export const SHOWROOM_PICTURE = {
  maxMegabytes: 20,
  maxBytes: 20 * 1024 * 1024,
  logo: { minSize: { width: 80, height: 40 }, longestPx: 1_024, smallPx: 480 },
  opening: { minSize: { width: 1_200, height: 500 }, longestPx: 2_400, smallPx: 1_600 },
} as const;
