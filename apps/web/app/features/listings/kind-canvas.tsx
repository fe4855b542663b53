import { lookSizeText } from '@wevisu/domain/listings/look-size-text.ts';
import { createKindView } from '@wevisu/viewer/studio/kind-view.ts';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { hasWebgl } from '../../platform/has-webgl.ts';
import { Notice } from '../../ui/notice.tsx';
import { TurnFrame } from '../../ui/turn-frame.tsx';

export interface KindCanvasProps {
  readonly picture: Readonly<Record<string, unknown>>;
  readonly label: string;
}

const PIXELS = 720;

/** The look of one of our kind models, drawn anew with every parameter, and its real size. */
export default function KindCanvas({ picture, label }: KindCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<ReturnType<typeof createKindView> | null>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [size, setSize] = useState('');
  const shown = useDeferredValue(picture);
  useEffect(() => {
    if (canvas.current === null) return;
    if (!hasWebgl()) {
      setState('failed');
      return;
    }
    try {
      view.current = createKindView(canvas.current, PIXELS);
      setState('shown');
    } catch {
      setState('failed');
    }
    return () => {
      view.current?.dispose();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    const drawn = view.current?.show(shown);
    if (drawn) setSize(lookSizeText(drawn));
  }, [shown]);

  if (state === 'failed') {
    return <Notice kind="warning">The 3D preview could not be shown in this browser.</Notice>;
  }
  return (
    <div>
      <TurnFrame
        canvasRef={canvas}
        label={label}
        loading={state === 'loading' ? 'Loading the preview…' : null}
        onTurn={(by) => view.current?.orbit(by)}
        pixels={PIXELS}
      />
      <p aria-live="polite" className="figures mt-2">
        {size}
      </p>
    </div>
  );
}
