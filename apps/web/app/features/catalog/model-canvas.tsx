import { createModelView } from '@wevisu/viewer/studio/model-view.ts';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { TurnFrame } from '../../ui/turn-frame.tsx';

export interface ModelCanvasProps {
  /** Stable between renders. */
  readonly load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  readonly label: string;
}

type View = Awaited<ReturnType<typeof createModelView>>;

const PIXELS = 720;
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
    <TurnFrame
      canvasRef={canvas}
      label={label}
      loading={state === 'loading' ? 'Loading the model…' : null}
      onTurn={(by) => view.current?.orbit(by)}
      pixels={PIXELS}
    />
  );
}
