import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useEffect, useRef, useState } from 'react';

/** Counts changes of the camera and the canvas size, so that the overlay follows. */
export function useCameraMoves<E extends Element = SVGSVGElement>(view: RoomView) {
  const [, setCount] = useState(0);
  const picture = useRef<E>(null);
  useEffect(() => {
    const { controls } = view.rig;
    const follow = () => setCount((count) => count + 1);
    controls.addEventListener('update', follow);
    controls.addEventListener('rest', follow);
    // The view measures itself in its next frame.
    const sizes = new ResizeObserver(() =>
      requestAnimationFrame(() => requestAnimationFrame(follow)),
    );
    if (picture.current) sizes.observe(picture.current);
    return () => {
      sizes.disconnect();
      controls.removeEventListener('update', follow);
      controls.removeEventListener('rest', follow);
    };
  }, [view]);
  return picture;
}
