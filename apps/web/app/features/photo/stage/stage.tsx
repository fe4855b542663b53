import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { isDragging, takeDragged } from '../../product-facts/drag-product.ts';
import { useChooseProduct } from '../panel/use-choose-product.ts';
import { useMarks, useOpenPhoto, usePhoto, useSurface, useWork } from '../state/photo-context.ts';
import { CornerMarks } from './corner-marks.tsx';
import { LaidPicture } from './laid-picture.tsx';
import { Magnifier } from './magnifier.tsx';
import { OutlineMarks } from './outline-marks.tsx';
import { SurfaceShapes } from './surface-shapes.tsx';
import { useFrame } from './use-frame.ts';
import { useStagePointer } from './use-stage-pointer.ts';

/** The photo, as large as possible, with its marks. */
export function Stage() {
  const { url } = useOpenPhoto();
  const { width, height } = useMarks();
  const step = usePhoto((state) => state.step);
  const surface = useSurface();
  const room = useRef<HTMLDivElement>(null);
  const frame = useFrame(room, width / height);
  const scale = frame ? width / frame.width : 1;
  const { pointer, sketch } = useStagePointer(scale);
  const choose = useChooseProduct();
  const showsLaid = step === 'choose' || step === 'outline';
  const isDrawing = step === 'outline' && surface !== null;
  return (
    <div
      className="grid size-full place-items-center overflow-hidden bg-sunken p-3 lg:p-8"
      ref={room}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed here has buttons of its own, too */}
      <div
        {...pointer}
        className={cx(
          'relative select-none',
          isDrawing && 'touch-none',
          isDrawing && 'cursor-crosshair',
        )}
        data-stage={step}
        onDragOver={(event) => {
          if (isDragging() && surface?.isClosed) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          const dragged = takeDragged();
          if (dragged?.type === 'product') choose(dragged.facts);
        }}
        style={frame ? { width: frame.width, height: frame.height } : { visibility: 'hidden' }}
      >
        <img
          alt="Your room as photographed"
          className="absolute inset-0 size-full rounded-[4px]"
          draggable={false}
          src={url}
        />
        {showsLaid && <LaidPicture isFaint={step === 'outline'} />}
        {step === 'result' && <LaidPicture isCompared />}
        {frame && step !== 'result' && (
          <>
            <SurfaceShapes scale={scale} sketch={sketch} />
            {step === 'measure' && <CornerMarks scale={scale} />}
            {isDrawing && <OutlineMarks scale={scale} surface={surface} />}
          </>
        )}
        <Magnifier />
        <WorkNote />
      </div>
      <span className="hidden" id="how-to-move">
        Arrow keys move it, with Shift further.
      </span>
    </div>
  );
}

/** Shows that work is in progress, once it takes longer than a moment. */
function WorkNote() {
  const isLaying = useWork((state) => state.isLaying);
  const isSlow = useIsSlow(isLaying);
  const picture = useWork((state) => state.picture);
  const words = picture && !picture.isFull ? 'Sharpening…' : 'Laying…';
  return (
    <>
      {isSlow && (
        <p className="pointer-events-none absolute bottom-3 left-3 z-20 flex items-center gap-2 rounded-full bg-surface px-3 py-1.5 text-14 text-ink shadow-soft">
          <span
            aria-hidden="true"
            className="size-4 rounded-full border-2 border-current border-r-transparent motion-safe:animate-spin"
          />
          {words}
        </p>
      )}
      <LiveRegion>{!isLaying && picture?.isFull ? 'The picture is ready' : ''}</LiveRegion>
    </>
  );
}

const MOMENT_MS = 300;

function useIsSlow(isGoingOn: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [isGoingOn]);
  return isSlow;
}
