import { createModelView } from '@wevisu/viewer/studio/model-view.ts';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';

export interface ModelCanvasProps {
  /** Stable between renders. */
  readonly load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly label: string;
}

type View = Awaited<ReturnType<typeof createModelView>>;

const PIXELS = 720;
const STEP = Math.PI / 12;
const PER_PIXEL = 0.01;
const KEYS: Readonly<Record<string, { readonly turn: number; readonly lift: number }>> = {
  ArrowLeft: { turn: -STEP, lift: 0 },
  ArrowRight: { turn: STEP, lift: 0 },
  ArrowUp: { turn: 0, lift: STEP },
  ArrowDown: { turn: 0, lift: -STEP },
};

/** A vendor's 3D model, turned with the pointer or the arrow keys. */
export default function ModelCanvas({ load, label }: ModelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<View | null>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function show() {
      const bytes = await load(signal);
      if (canvas.current === null || signal.aborted) return;
      const made = await createModelView(canvas.current, { bytes, pixels: PIXELS });
      if (signal.aborted) made.dispose();
      else view.current = made;
    }
    setState('loading');
    show().then(
      () => signal.aborted || setState('shown'),
      () => signal.aborted || setState('failed'),
    );
    return () => {
      leaving.abort();
      view.current?.dispose();
      view.current = null;
    };
  }, [load]);

  if (state === 'failed') {
    return <Notice kind="warning">The 3D model could not be shown in this browser.</Notice>;
  }
  return (
    <div aria-busy={state === 'loading'} className="relative max-w-96">
      <button
        aria-label={`${label}: arrow keys turn it`}
        className="block w-full cursor-grab touch-none rounded-card"
        onKeyDown={(event) => {
          const by = KEYS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          view.current?.orbit(by);
        }}
        onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { movementX, movementY } = event;
          view.current?.orbit({ turn: -movementX * PER_PIXEL, lift: movementY * PER_PIXEL });
        }}
        type="button"
      >
        <canvas
          className="block aspect-square w-full rounded-card bg-sunken"
          height={PIXELS}
          ref={canvas}
          width={PIXELS}
        />
      </button>
      {state === 'loading' && (
        <p className="absolute inset-0 grid place-items-center text-muted" role="status">
          Loading the model…
        </p>
      )}
    </div>
  );
}
