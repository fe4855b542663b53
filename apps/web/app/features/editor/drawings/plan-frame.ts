// Which part of the plan is seen. Plan coordinates are tenths, y to the north; the frame's y runs down, as
// SVG's does.
import type { Bounds, Point } from '@wevisu/scene/patterns/polygon.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas on the screen, CSS pixels. */
export interface Screen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From 3 in across the canvas to 800 ft. */
const NARROWEST = 762;
const WIDEST = 2_438_400;

/**
 * The frame of a canvas that shows all of some bounds with air around; `inset` is what bars take at its
 * top and at its bottom, CSS pixels.
 */
export function fitFrame(
  bounds: Bounds,
  { width, height }: Pick<Screen, 'width' | 'height'>,
  inset = 0,
): Frame {
  const aspect = width / Math.max(1, height);
  const free = Math.max(0.4, 1 - (2 * inset) / Math.max(1, height));
  const wide = Math.max(1, bounds.maxX - bounds.minX) * 1.1;
  const high = (Math.max(1, bounds.maxY - bounds.minY) * 1.04) / free;
  const w = Math.max(wide, high * aspect);
  const h = w / aspect;
  return {
    x: (bounds.minX + bounds.maxX - w) / 2,
    y: (-(bounds.minY + bounds.maxY) - h) / 2,
    width: w,
    height: h,
  };
}

/** Tenths of the plan that one pixel covers. */
export function perPixel(frame: Frame, screen: Pick<Screen, 'width'>): number {
  return frame.width / Math.max(1, screen.width);
}

export function toPlan(frame: Frame, screen: Screen, [px, py]: Point): Point {
  const scale = perPixel(frame, screen);
  return [frame.x + (px - screen.left) * scale, -(frame.y + (py - screen.top) * scale)];
}

/** Zoomed by a factor (2 is twice as near) so that a point of the plan stays where it is. */
export function zoomAt(frame: Frame, [x, y]: Point, factor: number): Frame {
  const width = Math.min(WIDEST, Math.max(NARROWEST, frame.width / factor));
  const share = width / frame.width;
  return {
    x: x - (x - frame.x) * share,
    y: -y - (-y - frame.y) * share,
    width,
    height: frame.height * share,
  };
}

/** Moved so that what was under one point of the plan is under another. */
export function panBy(frame: Frame, from: Point, to: Point): Frame {
  return { ...frame, x: frame.x + from[0] - to[0], y: frame.y - from[1] + to[1] };
}

/** The same middle and scale on a canvas of another size. */
export function resized(
  frame: Frame,
  scale: number,
  screen: Pick<Screen, 'width' | 'height'>,
): Frame {
  const width = scale * screen.width;
  const height = scale * screen.height;
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}
