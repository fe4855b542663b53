/** Numbers of a pixel in a picture's sums: light, its squared brightness, and what the first surface is like. */
export const FEATURE = {
  ...{ red: 0, green: 1, blue: 2, square: 3 },
  ...{ albedo: 4, normal: 7, away: 10 },
} as const;
/** How many numbers a pixel has. */
export const FEATURES = 11;
