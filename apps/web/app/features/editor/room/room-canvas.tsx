import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useEffect, useRef, useState } from 'react';
import { hasWebgl } from '../../../platform/has-webgl.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { elevationAlong } from '../drawings/elevation-along.ts';
import { upTo } from '../edits/levels.ts';
import { documentOf, type Editor, type EditorState } from '../workspace/editor-store.ts';
import { walkStart } from './walk-start.ts';

export interface RoomCanvasProps {
  readonly editor: Editor;
  /** Called with the view once it exists, and with null when it goes away. */
  readonly onView: (view: RoomView | null) => void;
  /** There is no WebGL: only the plan and the list are available. */
  readonly onFailure: () => void;
}

/** Walking starts in a room; the other modes frame the whole scene. */
async function applyLook(view: RoomView, editor: Editor): Promise<void> {
  const state = editor.getState();
  const { nodes } = state.history;
  const start = state.look === 'walk' ? walkStart(nodes, state.levelId) : null;
  const along = state.look === 'elevation' ? elevationAlong(nodes, state) : null;
  if (start) await view.look(start, 'walk');
  else await view.setView(state.look, along ?? undefined);
}

/** What the 3D view shows: the house up to the current level. */
function shownOf(state: EditorState) {
  return upTo(documentOf(state), state.levelId);
}

/** The 3D view. Its code loads only where it is shown. */
export function RoomCanvas({ editor, onView, onFailure }: RoomCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isReady, setReady] = useState(false);
  const [omitted, setOmitted] = useState(0);
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
          onOmitted: setOmitted,
        });
        sizes.observe(canvas.current);
        view.setDocument(shownOf(editor.getState()));
        view.select(editor.getState().selected);
        stop = editor.subscribe((state, before) => {
          if (!view) return;
          const isOther =
            state.history.nodes !== before.history.nodes ||
            state.products !== before.products ||
            state.levelId !== before.levelId;
          if (isOther) view.setDocument(shownOf(state));
          if (state.light !== before.light) view.setLight(state.light);
          const isOtherWall =
            state.look === 'elevation' &&
            (state.selected !== before.selected || state.face !== before.face);
          if (state.look !== before.look || isOtherWall) void applyLook(view, editor);
          if (state.selected !== before.selected) view.select(state.selected);
        });
        setReady(true);
        onView(view);
        // The first frame measures the canvas; only then is the framing known.
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
  }, [editor, onView, onFailure]);
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
      {omitted > 0 && (
        <p
          className="absolute inset-x-4 top-4 rounded-control bg-surface p-3 text-14 shadow-soft"
          role="status"
        >
          {`This scene is too large for the 3D view: ${omitted.toLocaleString('en-US')} parts of it are not shown here. The plan, the list and the prices include all of them.`}
        </p>
      )}
    </div>
  );
}
