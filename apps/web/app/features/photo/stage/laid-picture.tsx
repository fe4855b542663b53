import { useEffect, useRef, useState } from 'react';
import { CompareLine } from '../../../ui/compare-line.tsx';
import { cx } from '../../../ui/cx.ts';
import { useMarks, useWork } from '../state/photo-context.ts';

export interface LaidPictureProps {
  /** Shown under marks that are being moved. */
  readonly isFaint?: boolean;
  /** With a divider between before and after, moved by dragging or with the arrow keys. */
  readonly isCompared?: boolean;
}

/** The photo with its new coverings, on top of the original. */
export function LaidPicture({ isFaint = false, isCompared = false }: LaidPictureProps) {
  const { width, height } = useMarks();
  const picture = useWork((state) => state.picture);
  const isCoarse = useWork((state) => state.timed?.isFull === false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [share, setShare] = useState(30);

  useEffect(() => {
    const element = canvas.current;
    if (!element || !picture) return;
    element.width = picture.bitmap.width;
    element.height = picture.bitmap.height;
    element.getContext('2d')?.drawImage(picture.bitmap, 0, 0);
  }, [picture]);

  if (!picture) return null;
  return (
    <>
      <canvas
        aria-label="Your room with its new covering"
        className={cx('absolute inset-0 size-full rounded-[4px]', isFaint && 'opacity-70')}
        data-laid={isCoarse ? 'quick' : 'full'}
        ref={canvas}
        role="img"
        style={{
          aspectRatio: width / height,
          ...(isCompared ? { clipPath: `inset(0 0 0 ${share}%)` } : {}),
        }}
      />
      {isCompared && (
        <div className="absolute inset-0 cursor-ew-resize has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
          <CompareLine share={share} />
          <input
            aria-label="Before and after"
            aria-valuetext={`${share}% before`}
            className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
            max={100}
            min={0}
            onChange={(event) => setShare(Number(event.target.value))}
            type="range"
            value={share}
          />
        </div>
      )}
    </>
  );
}
