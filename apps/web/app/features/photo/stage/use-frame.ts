import { type RefObject, useEffect, useState } from 'react';

/** The largest box of a shape within an element, in pixels of the screen; null until it is known. */
export function useFrame(
  room: RefObject<HTMLElement | null>,
  ratio: number,
): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<readonly [number, number] | null>(null);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize([entry.contentRect.width, entry.contentRect.height]);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  if (!size) return null;
  const width = Math.min(size[0], size[1] * ratio);
  return { width, height: width / ratio };
}
