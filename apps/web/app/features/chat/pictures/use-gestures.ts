import { type PointerEvent, useRef } from 'react';
import { moveBy, type Point, type Sizes, type Zoom, zoomAt } from './zoom.ts';

/** Pixels within which a press stays a press. */
const STILL = 8;
/** Pixels that a swipe needs. */
const SWIPE = 60;

export interface Gestures {
  readonly zoom: Zoom;
  readonly sizes: Sizes;
  readonly setZoom: (to: (zoom: Zoom) => Zoom) => void;
  readonly onPress: (point: Point) => void;
  /** 1 for the next picture, -1 for the one before. */
  readonly onStep: (by: 1 | -1) => void;
}

/** One finger moves a picture that is zoomed, else swipes; two zoom it; a press points. */
export function useGestures({ zoom, sizes, setZoom, onPress, onStep }: Gestures) {
  const down = useRef(new Map<number, Point>());
  const start = useRef<{ readonly at: Point; isOne: boolean; isMoved: boolean } | null>(null);

  function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
    const box = currentTarget.getBoundingClientRect();
    return [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
  }

  function end(event: PointerEvent<HTMLElement>, isCanceled: boolean) {
    const point = pointOf(event);
    if (!down.current.delete(event.pointerId) || down.current.size > 0) return;
    const begun = start.current;
    start.current = null;
    if (begun === null || isCanceled || !begun.isOne) return;
    if (!begun.isMoved) return onPress(point);
    const [dx, dy] = [point[0] - begun.at[0], point[1] - begun.at[1]];
    const isSwipe = zoom.scale === 1 && Math.abs(dx) > SWIPE && Math.abs(dx) > 1.5 * Math.abs(dy);
    if (isSwipe) onStep(dx < 0 ? 1 : -1);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = pointOf(event);
      down.current.set(event.pointerId, point);
      if (down.current.size === 1) start.current = { at: point, isOne: true, isMoved: false };
      else if (start.current !== null) start.current.isOne = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const before = down.current.get(event.pointerId);
      if (before === undefined) return;
      const point = pointOf(event);
      const others = [...down.current].filter(([id]) => id !== event.pointerId);
      down.current.set(event.pointerId, point);
      const begun = start.current;
      if (begun !== null && distance(point, begun.at) > STILL) begun.isMoved = true;
      const other = others[0]?.[1];
      if (other !== undefined) {
        const factor = distance(point, other) / Math.max(1, distance(before, other));
        const middle: Point = [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
        setZoom((now) => zoomAt(now, factor, middle, sizes));
      } else if (begun?.isMoved) {
        const by: Point = [point[0] - before[0], point[1] - before[1]];
        setZoom((now) => moveBy(now, by, sizes));
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, false),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, true),
  };
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
