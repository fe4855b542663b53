import { useEffect, useRef, useState } from 'react';
import { useMarks, useOpenPhoto, usePhoto } from '../state/photo-context.ts';

const SIZE = 128;
/** Screen pixels per photo pixel. */
const ZOOM = 2.5;

/** Shows what is under the finger in the corner of the picture that is farthest from it. */
export function Magnifier() {
  const { picture } = useOpenPhoto();
  const held = usePhoto((state) => state.held);
  const { width } = useMarks();
  const bitmap = useBitmap(picture);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !bitmap || !held) return;
    const ratio = Math.max(1, devicePixelRatio);
    const side = SIZE * ratio;
    context.canvas.width = context.canvas.height = side;
    const span = SIZE / ZOOM;
    context.fillStyle = '#1d2321';
    context.fillRect(0, 0, side, side);
    const [x, y] = held;
    context.drawImage(bitmap, x - span / 2, y - span / 2, span, span, 0, 0, side, side);
  }, [bitmap, held]);

  if (!held) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-3 z-20 block overflow-hidden rounded-full border-2 border-surface shadow-soft"
      data-magnifier
      style={{
        width: SIZE,
        height: SIZE,
        ...(held[0] > width / 2 ? { left: 12 } : { right: 12 }),
      }}
    >
      <canvas className="block size-full" ref={canvas} />
      <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="-64 -64 128 128">
        <path d="M-18 0h13m10 0h13M0-18v13m0 10v13" stroke="#1d2321" strokeWidth="4" />
        <path d="M-18 0h13m10 0h13M0-18v13m0 10v13" stroke="#fff" strokeWidth="2" />
      </svg>
    </span>
  );
}

/** Decodes the photo off the main thread, for looking at parts of it. */
function useBitmap(picture: Blob): ImageBitmap | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  useEffect(() => {
    let isGone = false;
    let mine: ImageBitmap | null = null;
    createImageBitmap(picture).then(
      (one) => {
        mine = one;
        if (isGone) one.close();
        else setBitmap(one);
      },
      // Errors are reported elsewhere: without the photo there is nothing to magnify.
      () => {},
    );
    return () => {
      isGone = true;
      mine?.close();
    };
  }, [picture]);
  return bitmap;
}
