import { type RefObject, useEffect, useState } from 'react';

/** The largest box with the given aspect ratio inside an element, in screen pixels; null until measured. */
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
