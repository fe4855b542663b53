/**
 * How the rows of a picture lie on the painted plane, in millimeters. Each row is a straight line
 * across the plane, which holds for a camera that looks straight on, and for one that looks along
 * a floor without rolling: both are painted directly at the picture's own resolution.
 */
export type PlaneRows = {
  /** Plane x of a row's left border. */
  readonly left: Float64Array;
  /** Plane millimeters per pixel along a row. */
  readonly step: Float64Array;
  /** Plane y at a row's middle; grows downwards. */
  readonly at: Float64Array;
  /** Plane millimeters per row. */
  readonly depth: Float64Array;
  /** What a pixel covers in the part of the picture that is looked at most. */
  readonly mmPerPixel: number;
};

/** Straight on; `tilt` above 1 leans the plane back without perspective. */
export function straightRows(heightPx: number, mmPerPixel: number, tilt = 1): PlaneRows {
  const fill = (value: (y: number) => number) =>
    Float64Array.from({ length: heightPx }, (_, y) => value(y));
  return {
    left: fill(() => 0),
    step: fill(() => mmPerPixel),
    at: fill((y) => (y + 0.5) * mmPerPixel * tilt),
    depth: fill(() => mmPerPixel * tilt),
    mmPerPixel,
  };
}

type Receding = {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Width of the plane along the lowest row. */
  readonly nearMm: number;
  /** How many times as wide the highest row is. */
  readonly spread: number;
  /** How flat the camera looks: millimeters of depth per millimeter of width at the near row. */
  readonly lean: number;
};

/** A floor going back from the viewer: x 0 is the middle, y 0 the near border, y falls with depth. */
export function recedingRows(view: Receding): PlaneRows {
  const { widthPx, heightPx, nearMm, spread, lean } = view;
  const rise = heightPx / widthPx;
  const cut = 1 - 1 / spread;
  const left = new Float64Array(heightPx);
  const step = new Float64Array(heightPx);
  const at = new Float64Array(heightPx);
  const depth = new Float64Array(heightPx);
  // With s the height below the horizon (1 at the near row), width is W / s and depth C / s.
  const reach = (nearMm * lean * rise) / cut;
  for (let y = 0; y < heightPx; y++) {
    const t = 1 - (y + 0.5) / heightPx;
    const s = 1 - cut * t;
    step[y] = nearMm / s / widthPx;
    left[y] = -nearMm / s / 2;
    at[y] = reach * (1 - 1 / s);
    depth[y] = (reach * cut) / (s * s) / heightPx;
  }
  return { left, step, at, depth, mmPerPixel: (nearMm * 1.6) / widthPx };
}
