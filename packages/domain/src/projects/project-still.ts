/** What a still of a project may be: a picture in the best light that can be computed, drawn by the server. */
export const PROJECT_STILL = {
  /** Longer and shorter side in pixels. */
  sizes: {
    small: [640, 480],
    medium: [1280, 960],
    large: [1920, 1440],
  },
  /** Paths of light for each pixel. */
  samples: 64,
  /** Of one project, drawn or waiting. */
  most: 24,
  /** Of one project that came to no picture, beside those: the oldest go when another one is asked for. */
  mostFailed: 6,
  /** Of one account, not drawn yet. */
  maxWaiting: 3,
} as const;

export type StillSize = keyof typeof PROJECT_STILL.sizes;
export const stillSizes = Object.keys(PROJECT_STILL.sizes) as [StillSize, ...StillSize[]];

export const stillShapes = ['landscape', 'portrait'] as const;
export type StillShape = (typeof stillShapes)[number];

/** Pixels of a still of that size and shape. */
export function stillPixels(
  size: StillSize,
  shape: StillShape,
): { readonly width: number; readonly height: number } {
  const [longer, shorter] = PROJECT_STILL.sizes[size];
  return shape === 'landscape'
    ? { width: longer, height: shorter }
    : { width: shorter, height: longer };
}
