import type { Spot } from '@wevisu/photo/picture.ts';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useMarks, usePhoto } from '../state/photo-context.ts';

export interface HandleProps {
  /** 'Corner 1'. */
  readonly label: string;
  readonly spot: Spot;
  /** Photo pixels per screen pixel. */
  readonly scale: number;
  readonly onMove: (to: Spot) => void;
  readonly onRemove?: (() => void) | undefined;
  /** Pressed and released without moving. */
  readonly onPress?: (() => void) | undefined;
  readonly children?: ReactNode;
  readonly look?: 'corner' | 'point' | 'line';
}

const arrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Photo pixels per press of an arrow key, plain and with Shift. */
const [NUDGE, LEAP] = [2, 24];

const looks = {
  corner: 'size-6 bg-accent text-on-accent border-2 border-surface text-12 font-[600]',
  point: 'size-4 bg-surface border-2 border-accent',
  line: 'size-5 bg-clay border-2 border-surface',
} as const;

/**
 * When a handle is removed, the next one takes its place; after the last one, the focus moves to the one
 * before.
 */
function restoreFocus({ nextElementSibling: next, previousElementSibling: before }: Element): void {
  const isLast = !(next instanceof HTMLButtonElement);
  if (isLast && before instanceof HTMLButtonElement) before.focus();
}

/** A handle to move by mouse, touch or arrow keys. It does not jump when it is grabbed off-center. */
export function Handle(props: HandleProps) {
  const { label, spot, scale, onMove, onRemove, onPress, children, look = 'point' } = props;
  const { width, height } = useMarks();
  const show = usePhoto((state) => state.show);
  const endGesture = usePhoto((state) => state.endGesture);
  const from = useRef<{ readonly x: number; readonly y: number; readonly spot: Spot } | null>(null);
  const hasMoved = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY, spot };
    hasMoved.current = false;
    show({ held: spot });
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    const start = from.current;
    if (!start) return;
    const by = [(event.clientX - start.x) * scale, (event.clientY - start.y) * scale] as const;
    if (by[0] === 0 && by[1] === 0) return;
    hasMoved.current = true;
    moveTo([start.spot[0] + by[0], start.spot[1] + by[1]]);
  }

  function moveTo([x, y]: Spot) {
    const to = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))] as const;
    onMove(to);
    show({ held: to });
  }

  function letGo() {
    from.current = null;
    show({ held: null });
    endGesture();
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (arrow) {
      event.preventDefault();
      const by = event.shiftKey ? LEAP : NUDGE;
      moveTo([spot[0] + arrow[0] * by, spot[1] + arrow[1] * by]);
    } else if (onRemove && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault();
      restoreFocus(event.currentTarget);
      letGo();
      onRemove();
    }
  }

  return (
    <button
      aria-describedby="how-to-move"
      aria-label={`${label}, ${Math.round(spot[0])} from the left, ${Math.round(spot[1])} from the top`}
      className="absolute z-10 grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
      data-handle={label}
      onBlur={() => {
        if (!from.current) letGo();
      }}
      onClick={() => {
        if (!hasMoved.current) onPress?.();
        hasMoved.current = false;
      }}
      onKeyDown={onKeyDown}
      onLostPointerCapture={letGo}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      style={{ left: `${(spot[0] / width) * 100}%`, top: `${(spot[1] / height) * 100}%` }}
      type="button"
    >
      <span className={cx('figures grid place-items-center rounded-full shadow-soft', looks[look])}>
        {children}
      </span>
    </button>
  );
}
