import type { Point } from '@wevisu/scene/patterns/polygon.ts';
import { distanceOf, middleOf } from '@wevisu/scene/plane/points.ts';
import { type Dispatch, type PointerEvent, type SetStateAction, useRef, useState } from 'react';
import { useWorkplace } from '../editor-context.ts';
import { type Gesture, noPreview, type Preview } from './gesture.ts';
import { type Frame, panBy, type Screen, toPlan, zoomAt } from './plan-frame.ts';
import { type Grabbed, press, startGesture } from './start-gesture.ts';

/** A press that goes farther than a hand trembles is a drag. */
const TREMBLE = 4;
/** A finger covers more than a cursor. */
const FINGER_TREMBLE = 10;

interface Held {
  readonly pointer: number;
  readonly at: Point;
  readonly grabbed: Grabbed;
  readonly gesture: Gesture | null;
  readonly isTouch: boolean;
  isDrag: boolean;
}

export interface PlanPointerOptions {
  readonly frame: Frame | null;
  readonly setFrame: Dispatch<SetStateAction<Frame | null>>;
  readonly screen: () => Screen;
}

function grabbedBy(target: EventTarget): Grabbed {
  const element = target instanceof Element ? target : null;
  const [x, y] = (element?.getAttribute('data-corner') ?? '').split(',').map(Number);
  const corner = x !== undefined && y !== undefined ? ([x, y] as const) : null;
  return { nodeId: element?.getAttribute('data-node') ?? null, corner };
}

/** Pointers over the plan: press to select, drag things, walls and corners, pan, pinch. */
export function usePlanPointer({ frame, setFrame, screen }: PlanPointerOptions) {
  const { editor, view } = useWorkplace();
  const [preview, setPreview] = useState<Preview>(noPreview);
  const held = useRef<Held | null>(null);
  const fingers = useRef(new Map<number, Point>());

  const planAt = (event: PointerEvent): Point | null =>
    frame && toPlan(frame, screen(), [event.clientX, event.clientY]);

  /** What moves in the plan moves in the room too. */
  function showInRoom({ moving }: Preview): void {
    for (const id of moving?.ids ?? []) {
      const node = moving?.nodes[id];
      if (node?.type === 'item' || node?.type === 'run') {
        view.current?.preview(id, node.position[0], node.position[1], node.rotationTenthsDeg);
      }
    }
  }

  function pinch(event: PointerEvent): void {
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    const after = [...fingers.current.values()];
    const [a, b] = before;
    const [c, d] = after;
    if (!a || !b || !c || !d) return;
    const factor = distanceOf(c, d) / Math.max(1, distanceOf(a, b));
    setFrame((old) => {
      if (!old) return old;
      const from = toPlan(old, screen(), middleOf(a, b));
      const to = toPlan(old, screen(), middleOf(c, d));
      return zoomAt(panBy(old, from, to), to, factor);
    });
  }

  function cancel(): void {
    held.current = null;
    setPreview(noPreview);
    // The room follows what was previewed back to where it stands.
    const { nodes } = editor.getState().history;
    showInRoom({ ...preview, moving: preview.moving && { ...preview.moving, nodes } });
  }

  return {
    preview,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        const at = planAt(event);
        if (!at || (event.pointerType === 'mouse' && event.button === 2)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
        if (fingers.current.size > 1) {
          if (held.current) cancel();
          return;
        }
        const grabbed = grabbedBy(event.target);
        const isPan = event.button === 1;
        held.current = {
          pointer: event.pointerId,
          at,
          grabbed,
          gesture: isPan ? null : startGesture(editor, at, grabbed),
          isTouch: event.pointerType === 'touch',
          isDrag: false,
        };
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        if (fingers.current.size > 1) {
          pinch(event);
          return;
        }
        const now = held.current;
        const to = planAt(event);
        if (!now || !to || !frame || now.pointer !== event.pointerId) return;
        const scale = frame.width / Math.max(1, screen().width);
        const tremble = (now.isTouch ? FINGER_TREMBLE : TREMBLE) * scale;
        if (!now.isDrag && distanceOf(now.at, to) < tremble) return;
        now.isDrag = true;
        if (now.gesture) {
          const next = now.gesture.move(to, event.altKey);
          setPreview(next);
          showInRoom(next);
        } else
          setFrame(
            (old) =>
              old && panBy(old, now.at, toPlan(old, screen(), [event.clientX, event.clientY])),
          );
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        fingers.current.delete(event.pointerId);
        const now = held.current;
        if (!now || now.pointer !== event.pointerId) return;
        held.current = null;
        const { nodeId } = now.grabbed;
        if (!now.isDrag) press(editor, now.at, nodeId, event.shiftKey);
        else if (now.gesture) {
          const { label, change } = now.gesture.end();
          editor.getState().change(label, change);
          const [made] = Object.keys(change.added);
          if (made !== undefined) editor.getState().select([made]);
          else if (nodeId !== null) editor.getState().select([nodeId]);
          if (editor.getState().tool !== 'measure') editor.getState().show({ tool: 'select' });
        }
        setPreview(noPreview);
      },
      onPointerCancel(event: PointerEvent<SVGSVGElement>) {
        fingers.current.delete(event.pointerId);
        cancel();
      },
    },
  };
}
