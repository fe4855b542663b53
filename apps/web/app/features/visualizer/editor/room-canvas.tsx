import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { documentOf, type Editor } from './editor-store.ts';
import { walkStart } from './room/walk-start.ts';

export interface RoomCanvasProps {
  readonly editor: Editor;
  /** The view when it is there, null when it goes. */
  readonly onView: (view: RoomView | null) => void;
  /** There is no WebGL: the plan and the list do without. */
  readonly onFailure: () => void;
  /** The picture stands; the canvas can be read right now and not later. */
  readonly onSettled: (canvas: HTMLCanvasElement) => void;
}

/** Walking begins in a room; everything else frames the whole scene. */
export async function applyLook(view: RoomView, editor: Editor): Promise<void> {
  const state = editor.getState();
  const start = state.look === 'walk' ? walkStart(state.history.nodes, state.levelId) : null;
  if (start) await view.look(start, 'walk');
  else await view.setView(state.look);
}

/** Asked before anything is loaded; the context of the question is given back at once. */
function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** The 3D view. Its code is loaded where it is shown and nowhere else. */
export function RoomCanvas({ editor, onView, onFailure, onSettled }: RoomCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!hasWebgl()) {
      onFailure();
      return;
    }
    let view: RoomView | null = null;
    let isGone = false;
    let stop = () => {};
    const sizes = new ResizeObserver(() => view?.invalidate());
    void import('@wevisu/viewer/room/room-view.ts')
      .then(({ createRoomView }) => {
        if (isGone || !canvas.current) return;
        view = createRoomView({
          canvas: canvas.current,
          startWorker: () =>
            new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' }),
          patchPixels: matchMedia('(max-width: 767px)').matches ? 512 : 1024,
          onSettled: (isSettled) => {
            if (isSettled && canvas.current) onSettled(canvas.current);
          },
        });
        sizes.observe(canvas.current);
        view.setDocument(documentOf(editor.getState()));
        stop = editor.subscribe((state, before) => {
          if (!view) return;
          if (state.history.nodes !== before.history.nodes || state.products !== before.products)
            view.setDocument(documentOf(state));
          if (state.light !== before.light) view.setLight(state.light);
          if (state.look !== before.look) void applyLook(view, editor);
          if (state.selected !== before.selected) view.select(state.selected[0] ?? null);
        });
        setReady(true);
        onView(view);
        // The first frame measures the canvas; only then is it known what fits into it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            if (view && !isGone) void applyLook(view, editor);
          }),
        );
      })
      .catch((error: unknown) => {
        if (isGone) return;
        console.warn('The 3D view could not start.', error);
        onFailure();
      });
    return () => {
      isGone = true;
      sizes.disconnect();
      stop();
      onView(null);
      view?.dispose();
    };
  }, [editor, onView, onFailure, onSettled]);
  return (
    <div className="relative size-full overflow-hidden">
      <canvas
        ref={canvas}
        aria-label="3D view of the room. The list beside it says the same in words."
        className="block size-full touch-none outline-none"
        role="img"
        tabIndex={-1}
      />
      {!isReady && <Skeleton className="absolute inset-0" />}
    </div>
  );
}
