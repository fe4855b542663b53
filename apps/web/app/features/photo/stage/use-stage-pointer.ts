import type { Spot } from '@wevisu/photo/picture.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import { addStroke, drawTo, spotIn } from '../marks/edit-document.ts';
import { useMarks, useOpenPhoto, usePhoto, useSurface } from '../state/photo-context.ts';
import { latest } from '../worker/latest.ts';
import type { Sketch } from './surface-shapes.tsx';

/** Presses on the photo itself: points of an outline, brush strokes, and choosing a surface. */
export function useStagePointer(scale: number) {
  const { store, work } = useOpenPhoto();
  const document = useMarks();
  const surface = useSurface();
  const step = usePhoto((state) => state.step);
  const tool = usePhoto((state) => state.tool);
  const followsEdges = usePhoto((state) => state.followsEdges);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const drawing = useRef<'way' | 'stroke' | null>(null);
  /** The pointer that draws; other fingers are ignored. */
  const held = useRef<number | null>(null);
  const path = useRef<Spot[]>([]);
  const kept = useRef<Promise<void>>(Promise.resolve());
  const follow = useMemo(
    () =>
      latest(async ({ from, to }: { from: Spot; to: Spot }) => {
        const way = await work.wire(from, to).catch(() => [from, to]);
        if (drawing.current === 'way') setSketch({ way, stroke: null });
      }),
    [work],
  );

  /** Presses are handled in order, each from where the one before ended. */
  function keepWay(to: Spot) {
    kept.current = kept.current.then(async () => {
      const { surfaceId, followsEdges, history } = store.getState();
      const drawn = history.now.surfaces.find(({ id }) => id === surfaceId);
      if (!drawn || drawn.isClosed) return;
      const from = drawn.outline.at(-1);
      const way = from && followsEdges ? await work.wire(from, to).catch(() => [to]) : [to];
      const { change, show } = store.getState();
      change('Draw outline', (now) => {
        // The starting point of the path may have been undone in the meantime.
        const isStill = now.surfaces.some(({ outline }) => outline === drawn.outline);
        return isStill ? drawTo(now, drawn.id, way) : now;
      });
      setSketch(null);
      show({ held: null });
    });
  }

  function spotOf(event: PointerEvent<HTMLElement>): Spot {
    const box = event.currentTarget.getBoundingClientRect();
    return spotIn(document, [
      (event.clientX - box.left) * scale,
      (event.clientY - box.top) * scale,
    ]);
  }

  function goTo(to: Spot) {
    const from = surface?.outline.at(-1);
    if (from && followsEdges) follow({ from, to });
    else setSketch({ way: [to], stroke: null });
  }

  function brushed(): Sketch {
    const mode = tool === 'hide' ? 'remove' : 'add';
    const stroke = { mode, radius: store.getState().brush, path: [...path.current] } as const;
    return { way: [], stroke };
  }

  const pointer = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      const spot = spotOf(event);
      const { show } = store.getState();
      if (step === 'choose') {
        const pressed = document.surfaces.find(({ outline }) => isWithin(outline, spot));
        if (pressed) show({ surfaceId: pressed.id });
        return;
      }
      if (step !== 'outline' || !surface) return;
      if (tool !== 'points') {
        if (!surface.isClosed) return;
        drawing.current = 'stroke';
        path.current = [spot];
        setSketch(brushed());
      } else if (!surface.isClosed) {
        drawing.current = 'way';
        goTo(spot);
      } else return;
      event.preventDefault();
      held.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      show({ held: spot });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drawing.current === null || held.current !== event.pointerId) return;
      const spot = spotOf(event);
      store.getState().show({ held: spot });
      if (drawing.current === 'way') goTo(spot);
      else {
        path.current.push(spot);
        setSketch(brushed());
      }
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (held.current !== event.pointerId) return;
      const was = drawing.current;
      drawing.current = held.current = null;
      if (was === 'way') keepWay(spotOf(event));
      if (was === 'stroke' && surface) {
        const { stroke } = brushed();
        const { change, show } = store.getState();
        if (stroke) {
          const label = stroke.mode === 'remove' ? 'Hide furniture' : 'Give back';
          change(label, (now) => addStroke(now, surface.id, stroke));
        }
        setSketch(null);
        show({ held: null });
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (held.current !== event.pointerId) return;
      drawing.current = held.current = null;
      setSketch(null);
      store.getState().show({ held: null });
    },
  };
  return { pointer, sketch };
}
