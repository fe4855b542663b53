import type { Bounds } from '@wevisu/scene/plane/polygon.ts';
import {
  type RefObject,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  type Frame,
  fitFrame,
  perPixel,
  resized,
  type Screen,
  toPlan,
  zoomAt,
} from './plan-frame.ts';

/** Space for the tools above and the switches below, in CSS pixels. */
const BARS = 64;

/** The visible part of the plan. It follows the size of the canvas and the wheel. */
export function useFrame(svg: RefObject<SVGSVGElement | null>, bounds: Bounds) {
  const [frame, showFrame] = useState<Frame | null>(null);
  // The whole plan stays in view until someone zooms or pans.
  const isOwn = useRef(false);
  const setFrame = useCallback((next: SetStateAction<Frame | null>) => {
    isOwn.current = true;
    showFrame(next);
  }, []);
  const size = useRef({ width: 0, height: 0 });
  const latestBounds = useRef(bounds);
  latestBounds.current = bounds;

  const screen = (): Screen => {
    const box = svg.current?.getBoundingClientRect();
    return box ?? { left: 0, top: 0, width: 1, height: 1 };
  };

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => {
      const next = element.getBoundingClientRect();
      if (next.width === 0 || next.height === 0) return;
      const before = size.current;
      size.current = { width: next.width, height: next.height };
      showFrame((old) =>
        old && isOwn.current && before.width > 0
          ? resized(old, perPixel(old, before), next)
          : fitFrame(latestBounds.current, next, BARS),
      );
    });
    // React's wheel listener is passive, so the page behind would scroll.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      setFrame((old) => {
        if (!old) return old;
        const box = element.getBoundingClientRect();
        return zoomAt(old, toPlan(old, box, [event.clientX, event.clientY]), factor);
      });
    };
    sizes.observe(element);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      sizes.disconnect();
      element.removeEventListener('wheel', wheel);
    };
  }, [svg, setFrame]);

  // Shows what is drawn beyond the edge, unless someone has zoomed or panned.
  const { minX, minY, maxX, maxY } = bounds;
  useEffect(() => {
    const { width, height } = size.current;
    if (isOwn.current || width === 0) return;
    showFrame((old) => {
      if (!old) return old;
      const isSeen =
        minX >= old.x && maxX <= old.x + old.width && -maxY >= old.y && -minY <= old.y + old.height;
      return isSeen ? old : fitFrame({ minX, minY, maxX, maxY }, { width, height }, BARS);
    });
  }, [minX, minY, maxX, maxY]);

  function fit(): void {
    isOwn.current = false;
    showFrame(fitFrame(bounds, screen(), BARS));
  }

  return { frame, setFrame, screen, fit };
}
