// Which part of the plan is visible. Plan coordinates are tenths with y pointing north; the frame's y points
// down, as in SVG.
import type { Bounds, Point } from '@wevisu/scene/plane/polygon.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas on the screen, in CSS pixels. */
export interface Screen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From 3 in to 800 ft across the canvas. */
const NARROWEST = 762;
const WIDEST = 2_438_400;

/**
 * The frame that shows all of the bounds with a margin. `inset` is what the bars cover at the top and the
 * bottom, in CSS pixels.
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

/** Tenths of the plan per pixel. */
export function perPixel(frame: Frame, screen: Pick<Screen, 'width'>): number {
  return frame.width / Math.max(1, screen.width);
}

export function toPlan(frame: Frame, screen: Screen, [px, py]: Point): Point {
  const scale = perPixel(frame, screen);
  return [frame.x + (px - screen.left) * scale, -(frame.y + (py - screen.top) * scale)];
}

/** Zooms by a factor (2 is twice as close) and keeps a point of the plan in place. */
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

/** Pans so that one point of the plan moves to where another was. */
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
