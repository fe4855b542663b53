/** Limits of a still: a path-traced picture of a room, drawn by the server. */
export const PROJECT_STILL = {
  /** Long and short side in pixels. */
  sizes: {
    small: [640, 480],
    medium: [1280, 960],
    large: [1920, 1440],
  },
  /** Light paths per pixel. */
  samples: 64,
  /** Per project, drawn or waiting. */
  maxStills: 24,
  /** Failed stills kept per project, in addition: the oldest go when another one is requested. */
  maxFailed: 6,
  /** Per account, not drawn yet. */
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
