import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import { CompareLine } from '../../../../ui/compare-line.tsx';

interface Side {
  readonly src: string;
  readonly label: string;
}

interface CompareSliderProps {
  readonly left: Side;
  readonly right: Side;
  /** The display size of the pictures. */
  readonly frame: CSSProperties;
  /** Called when a hand or a key starts and stops moving the line. */
  readonly onHold: (isHeld: boolean) => void;
}

/** Two pictures of the same spot. Drag the line or press the arrow keys to show more of either one. */
export function CompareSlider({ left, right, frame, onHold }: CompareSliderProps) {
  const [share, setShare] = useState(50);
  const slider = useRef<HTMLInputElement>(null);

  function follow(event: PointerEvent<HTMLElement>) {
    const { left: start, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.round(((event.clientX - start) / width) * 100);
    setShare(Math.min(100, Math.max(0, at)));
  }

  const hold = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      // Otherwise the press would take the focus away and start dragging the image out of the page.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      slider.current?.focus({ preventScroll: true });
      onHold(true);
      follow(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
    },
    onLostPointerCapture: () => onHold(false),
  };

  return (
    <div
      {...hold}
      className="relative mx-auto cursor-ew-resize touch-pan-y select-none overflow-hidden rounded-card bg-surface has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
      style={frame}
    >
      <img
        alt={left.label}
        className="block size-full object-contain"
        draggable={false}
        src={left.src}
      />
      <img
        alt={right.label}
        className="absolute inset-0 size-full bg-surface object-contain"
        draggable={false}
        src={right.src}
        style={{ clipPath: `inset(0 0 0 ${share}%)` }}
      />
      <CompareLine share={share} />
      <input
        aria-label="How much of each is shown"
        aria-valuetext={`${share}% ${left.label}`}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
        max={100}
        min={0}
        onBlur={() => onHold(false)}
        onChange={(event) => setShare(Number(event.target.value))}
        onKeyDown={({ key }) => key.startsWith('Arrow') && onHold(true)}
        onKeyUp={() => onHold(false)}
        ref={slider}
        type="range"
        value={share}
      />
    </div>
  );
}
