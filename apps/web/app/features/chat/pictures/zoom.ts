/** Pixels from the middle of the stage, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** How a picture is shown: 1 fits it into the stage. */
export interface Zoom {
  readonly scale: number;
  /** Where the picture's middle is. */
  readonly at: Point;
}

export interface Sizes {
  /** Of the stage, in pixels. */
  readonly stage: readonly [width: number, height: number];
  /** Of the picture where it fits. */
  readonly fit: readonly [width: number, height: number];
  readonly maxScale: number;
}

export const FITTED: Zoom = { scale: 1, at: [0, 0] };

/** A picture within a stage: never larger than it is, unless it is zoomed, to four times at least or pixel by pixel. */
export function sizesOf(
  picture: { readonly width: number; readonly height: number },
  stage: Sizes['stage'],
): Sizes {
  const { width, height } = picture;
  const by = Math.min(1, stage[0] / width, stage[1] / height);
  return { stage, fit: [width * by, height * by], maxScale: Math.max(4, 1 / by) };
}

/** Zooms by a factor; what is at the point stays there, as far as the picture goes. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, sizes: Sizes): Zoom {
  const scale = Math.min(sizes.maxScale, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  const [x, y] = zoom.at;
  const at: Point = [point[0] - (point[0] - x) * by, point[1] - (point[1] - y) * by];
  return { scale, at: inside(at, scale, sizes) };
}

export function moveBy({ scale, at }: Zoom, [dx, dy]: Point, sizes: Sizes): Zoom {
  return { scale, at: inside([at[0] + dx, at[1] + dy], scale, sizes) };
}

/** No gap at an edge that the picture could fill. */
function inside([x, y]: Point, scale: number, { stage, fit }: Sizes): Point {
  const [maxX, maxY] = [0, 1].map((k) =>
    Math.max(0, ((fit[k] ?? 0) * scale - (stage[k] ?? 0)) / 2),
  ) as [number, number];
  return [Math.min(maxX, Math.max(-maxX, x)), Math.min(maxY, Math.max(-maxY, y))];
}

/** A spot of a picture, in thousandths of its width and height from its top left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot at a point; null beside the picture. */
export function spotAt({ scale, at }: Zoom, point: Point, { fit }: Sizes): Spot | null {
  const [x, y] = [0, 1].map((k) =>
    Math.round((((point[k] ?? 0) - (at[k] ?? 0)) / ((fit[k] ?? 1) * scale) + 0.5) * 1000),
  ) as [number, number];
  return x < 0 || y < 0 || x > 1000 || y > 1000 ? null : { x, y };
}

/** A spot moved by thousandths, within the picture. */
export function moveSpot({ x, y }: Spot, dx: number, dy: number): Spot {
  const within = (value: number) => Math.min(1000, Math.max(0, value));
  return { x: within(x + dx), y: within(y + dy) };
}
