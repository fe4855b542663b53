import { nodeOf } from '@wevisu/scene/document/scene.ts';
import { distanceOf, middleOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import {
  type Dispatch,
  type MouseEvent,
  type PointerEvent,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { ghostOf } from '../actions/ghost.ts';
import { putCarried } from '../actions/place-product.ts';
import { showInRoom } from '../actions/show-in-room.ts';
import { type Frame, panBy, type Screen, toPlan, zoomAt } from '../drawings/plan-frame.ts';
import { pressedSelection } from '../edits/groups.ts';
import { type Gesture, noPreview, type Preview } from '../gestures/gesture.ts';
import { type Grabbed, press, startGesture } from '../gestures/start-gesture.ts';
import { useEscape } from '../gestures/use-escape.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { placeUnder } from './place-under.ts';
import { useDrawing } from './use-drawing.ts';

/** A press that moves farther than a trembling hand is a drag. */
const TREMBLE = 4;
/** A finger covers more than a cursor. */
const FINGER_TREMBLE = 10;

interface Held {
  readonly pointer: number;
  readonly at: Point;
  readonly grabbed: Grabbed;
  readonly gesture: Gesture | null;
  /** The written size that was pressed. */
  readonly size: number | null;
  readonly isTouch: boolean;
  isDrag: boolean;
}

export interface PlanPointerOptions {
  readonly frame: Frame | null;
  readonly setFrame: Dispatch<SetStateAction<Frame | null>>;
  readonly screen: () => Screen;
  /** A press on a written size, by its number. */
  readonly onSize: (index: number) => void;
}

function grabbedBy(target: EventTarget): Grabbed {
  const element = target instanceof Element ? target : null;
  const [x, y] = (element?.getAttribute('data-corner') ?? '').split(',').map(Number);
  const corner = x !== undefined && y !== undefined ? ([x, y] as const) : null;
  const isTurn = element?.hasAttribute('data-turn') ?? false;
  return { nodeId: element?.getAttribute('data-node') ?? null, corner, isTurn };
}

function sizeAt(target: EventTarget): number | null {
  const text = target instanceof Element ? target.getAttribute('data-size') : null;
  return text === null ? null : Number(text);
}

/** Pointers over the plan: press to select, drag objects, walls and corners, draw, pan, pinch. */
export function usePlanPointer({ frame, setFrame, screen, onSize }: PlanPointerOptions) {
  const workspace = useWorkspace();
  const { editor, view, trace, screen: screenStore, people } = workspace;
  const [preview, setPreview] = useState<Preview>(noPreview);
  const held = useRef<Held | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const drawing = useDrawing(editor, setPreview);
  const isDrawing = drawing.current !== null;
  const isHolding = preview !== noPreview || isDrawing;

  const planAt = (event: PointerEvent): Point | null =>
    frame && toPlan(frame, screen(), [event.clientX, event.clientY]);

  /** The others see where this person points. */
  function pointAt([x, y]: Point): void {
    const { others, set } = people.getState();
    if (others.length === 0) return;
    const { history, levelId } = editor.getState();
    const level = nodeOf(history.nodes, levelId, 'level');
    set({ pointer: [x, y, level?.elevationTenths ?? 0] });
  }

  /** Presses set points of the traced picture; drags still pan. */
  const isScaling = () => trace.getState().mode === 'scale';

  /** Objects that move in the plan move in 3D, too. */
  function follow(next: Preview, nodes = next.moving?.nodes ?? next.nodes): void {
    const grabbed = held.current?.grabbed.nodeId ?? null;
    const ids = next.moving?.ids ?? (grabbed === null ? [] : [grabbed]);
    if (nodes) showInRoom(view.current, nodes, ids);
    view.current?.toneSelected(next.isStuck ? 'danger' : 'accent');
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
    // The 3D view returns from the preview to the actual position.
    follow({ ...preview, isStuck: false }, editor.getState().history.nodes);
    held.current = null;
    drawing.cancel();
    setPreview(noPreview);
  }
  useEscape(isHolding, cancel);
  // Switching tools discards the current drawing.
  useEffect(
    () =>
      editor.subscribe((state, before) => {
        if (state.tool !== before.tool) drawing.cancel();
      }),
    [editor, drawing.cancel],
  );

  function beginDrag({ gesture, grabbed: { nodeId } }: Held): void {
    const { selected, history, select } = editor.getState();
    if (!gesture || nodeId === null || selected.includes(nodeId)) return;
    select(pressedSelection(history.nodes, selected, nodeId));
  }

  /** Alt, or free placing for hands without a keyboard. */
  const isFree = (event: PointerEvent) => event.altKey || screenStore.getState().placesFreely;

  function pressAt({ at, grabbed: { nodeId } }: Held, event: PointerEvent): void {
    if (isScaling()) {
      trace.getState().press(at);
      return;
    }
    const { history, tool } = editor.getState();
    const drop = { place: placeUnder(history.nodes, at, nodeId), isFree: isFree(event) };
    const select = () => press(editor, at, nodeId, event.shiftKey);
    if (tool === 'comment') {
      screenStore.getState().openComment({ kind: 'new', view: 'plan', place: drop.place });
      editor.getState().show({ tool: 'select' });
    } else if (tool === 'select') putCarried(workspace, drop, select);
    else select();
  }

  /** What is carried shows where a press would put it. */
  function hover(event: PointerEvent, at: Point): void {
    const { carried, haunt, ghost } = screenStore.getState();
    if (!carried || event.pointerType === 'touch') {
      if (ghost) haunt(null);
      return;
    }
    const place = placeUnder(editor.getState().history.nodes, at, grabbedBy(event.target).nodeId);
    const what = { type: 'product', facts: carried } as const;
    haunt(ghostOf(workspace, what, { place, isFree: isFree(event) }));
  }

  function endGesture(gesture: Gesture): void {
    const { label, change } = gesture.end();
    editor.getState().change(label, change);
    setPreview(noPreview);
    view.current?.toneSelected('accent');
  }

  return {
    preview,
    drawing,
    handlers: {
      onMouseDown(event: MouseEvent<SVGSVGElement>) {
        // The field for typed lengths keeps the focus; after a tap the mouse event follows its opening.
        if (drawing.isTool() || sizeAt(event.target) !== null) event.preventDefault();
      },
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
        const isPan = event.button === 1 || isScaling();
        const own = isPan ? false : drawing.press(at);
        held.current = {
          pointer: event.pointerId,
          at,
          grabbed,
          gesture: isPan || own ? null : startGesture(editor, at, grabbed),
          size: sizeAt(event.target),
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
        if (!to || !frame || (now && now.pointer !== event.pointerId)) return;
        if (!now) hover(event, to);
        pointAt(to);
        const scale = frame.width / Math.max(1, screen().width);
        const tremble = (now?.isTouch ? FINGER_TREMBLE : TREMBLE) * scale;
        if (now && !now.isDrag) {
          if (distanceOf(now.at, to) < tremble) return;
          now.isDrag = true;
          beginDrag(now);
        }
        if (drawing.current && event.button !== 1) drawing.move(to, event.altKey);
        else if (now?.gesture) {
          const next = now.gesture.move(to, isFree(event));
          setPreview(next);
          follow(next);
        } else if (now) {
          setFrame(
            (old) =>
              old && panBy(old, now.at, toPlan(old, screen(), [event.clientX, event.clientY])),
          );
        }
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        fingers.current.delete(event.pointerId);
        const now = held.current;
        if (!now || now.pointer !== event.pointerId) return;
        held.current = null;
        if (drawing.current) drawing.release(now.isDrag);
        else if (!now.isDrag && now.size !== null) onSize(now.size);
        else if (!now.isDrag) pressAt(now, event);
        else if (now.gesture) endGesture(now.gesture);
      },
      onPointerLeave() {
        screenStore.getState().haunt(null);
        people.getState().set({ pointer: null });
      },
      onPointerCancel(event: PointerEvent<SVGSVGElement>) {
        fingers.current.delete(event.pointerId);
        cancel();
      },
    },
  };
}
