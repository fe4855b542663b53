import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useGestures } from './use-gestures.ts';
import { FITTED, type Sizes, type Spot, sizesOf, spotAt, type Zoom, zoomAt } from './zoom.ts';

export interface StageMark extends Spot {
  readonly number: number;
  /** What was said of it. */
  readonly label: string;
  /** Leads to what was said; null for a mark that is not sent yet. */
  readonly onPress: (() => void) | null;
  readonly isChosen: boolean;
}

export interface PictureStageProps {
  readonly src: string;
  readonly alt: string;
  readonly picture: { readonly width: number; readonly height: number };
  readonly marks: readonly StageMark[];
  /** Grows with each press of a zoom button, shrinks with the other. */
  readonly wanted: number;
  readonly onPoint: (spot: Spot) => void;
  readonly onStep: (by: 1 | -1) => void;
}

const STEP = 1.5;

/** A picture that can be zoomed and moved, with marks. It fills its place. */
export function PictureStage(props: PictureStageProps) {
  const { src, alt, picture, marks, wanted, onPoint, onStep } = props;
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Sizes['stage'] | null>(null);
  const [zoom, setZoom] = useState<Zoom>(FITTED);
  const sizes = sizesOf(picture, stage ?? [1, 1]);
  const gestures = useGestures({
    ...{ zoom, sizes, setZoom, onStep },
    onPress: (point) => {
      const spot = spotAt(zoom, point, sizes);
      if (spot !== null) onPoint(spot);
    },
  });

  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    const watch = new ResizeObserver(() => {
      setStage([place.clientWidth, place.clientHeight]);
      setZoom(FITTED);
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, []);

  const before = useRef(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press of a button
  useEffect(() => {
    const by = wanted - before.current;
    before.current = wanted;
    if (by !== 0) setZoom((now) => zoomAt(now, STEP ** by, [0, 0], sizes));
  }, [wanted]);

  // React listens to wheels passively, and the page would zoom with the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the sizes change
  useEffect(() => {
    const place = box.current;
    if (place === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top, width, height } = place.getBoundingClientRect();
      const point = [event.clientX - left - width / 2, event.clientY - top - height / 2] as const;
      setZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 400), point, sizes));
    };
    place.addEventListener('wheel', turn, { passive: false });
    return () => place.removeEventListener('wheel', turn);
  }, [sizes.fit[0], sizes.fit[1]]);

  const [width, height] = sizes.fit;
  return (
    <div className="relative size-full touch-none overflow-hidden" ref={box} {...gestures}>
      {stage !== null && (
        <div
          className="absolute top-1/2 left-1/2"
          style={{
            ...{ width, height, marginLeft: -width / 2, marginTop: -height / 2 },
            transform: `translate(${zoom.at[0]}px, ${zoom.at[1]}px) scale(${zoom.scale})`,
          }}
        >
          <img alt={alt} className="size-full select-none" draggable={false} src={src} />
          {marks.map((mark) => (
            <Mark key={mark.number} mark={mark} scale={zoom.scale} />
          ))}
        </div>
      )}
    </div>
  );
}

function Mark({ mark, scale }: { readonly mark: StageMark; readonly scale: number }) {
  const { x, y, number, label, onPress, isChosen } = mark;
  const look = cx(
    'figures absolute grid size-8 place-items-center rounded-full border-2 border-surface text-14 font-[600] shadow-soft',
    isChosen ? 'bg-accent text-on-accent' : 'bg-surface text-ink',
  );
  // The same size however far the picture is zoomed.
  const style = {
    ...{ left: `${x / 10}%`, top: `${y / 10}%` },
    transform: `translate(-50%, -50%) scale(${1 / scale})`,
  };
  if (onPress === null) {
    return (
      <span className={cx(look, 'pointer-events-none')} style={style}>
        <span aria-hidden="true">{number}</span>
      </span>
    );
  }
  return (
    <button
      aria-current={isChosen || undefined}
      aria-label={`${number}: ${label}`}
      className={look}
      onClick={onPress}
      onPointerDown={(event) => event.stopPropagation()}
      style={style}
      type="button"
    >
      {number}
    </button>
  );
}
