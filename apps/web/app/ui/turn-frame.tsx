import type { Ref } from 'react';

export interface Turn {
  /** Radians: around it, and up. */
  readonly turn: number;
  readonly lift: number;
}

export interface TurnFrameProps {
  readonly label: string;
  readonly canvasRef: Ref<HTMLCanvasElement>;
  /** Side of the square picture. */
  readonly pixels: number;
  readonly onTurn: (by: Turn) => void;
  /** Said while it loads; null once it is there. */
  readonly loading: string | null;
}

const STEP = Math.PI / 12;
const PER_PIXEL = 0.01;
const KEYS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { turn: -STEP, lift: 0 },
  ArrowRight: { turn: STEP, lift: 0 },
  ArrowUp: { turn: 0, lift: STEP },
  ArrowDown: { turn: 0, lift: -STEP },
};

/** A canvas whose thing is turned with the pointer or the arrow keys; it never turns by itself. */
export function TurnFrame({ label, canvasRef, pixels, onTurn, loading }: TurnFrameProps) {
  return (
    <div aria-busy={loading !== null} className="relative max-w-96">
      <button
        aria-label={`${label}: arrow keys turn it`}
        className="block w-full cursor-grab touch-none rounded-card"
        onKeyDown={(event) => {
          const by = KEYS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onTurn(by);
        }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { movementX, movementY } = event;
          onTurn({ turn: -movementX * PER_PIXEL, lift: movementY * PER_PIXEL });
        }}
        type="button"
      >
        <canvas
          className="block aspect-square w-full rounded-card bg-sunken"
          height={pixels}
          ref={canvasRef}
          width={pixels}
        />
      </button>
      {loading !== null && (
        <p className="absolute inset-0 grid place-items-center text-muted" role="status">
          {loading}
        </p>
      )}
    </div>
  );
}
