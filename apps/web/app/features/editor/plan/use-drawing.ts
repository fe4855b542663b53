import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import { isEmpty } from '@wevisu/scene/edit/is-empty.ts';
import { distanceOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { newNodeId } from '../../scenes/new-id.ts';
import { addRoomWithin } from '../edits/add-structure.ts';
import type { DrawGesture, TypedLengths } from '../gestures/draw-gesture.ts';
import { noPreview, type Preview } from '../gestures/gesture.ts';
import { startDrawing } from '../gestures/start-gesture.ts';
import type { Editor } from '../workspace/editor-store.ts';

const tools: ReadonlySet<string> = new Set(['measure', 'wall', 'room']);

interface UnderWay {
  readonly gesture: DrawGesture;
  /** Started by a press that was released: the next press ends it. */
  isByPresses: boolean;
  /** Started by the press that is being held. */
  isFresh: boolean;
}

/**
 * Draws lines and boxes: by dragging, from press to press, or with typed lengths. Walls drawn from press to
 * press continue from the end of the last one, and enclose a room when they return to the first corner.
 */
export function useDrawing(editor: Editor, setPreview: (preview: Preview) => void) {
  const underWay = useRef<UnderWay | null>(null);
  const corners = useRef<PlanPoint[]>([]);
  /** The same, for rendering. */
  const [current, setCurrent] = useState<DrawGesture | null>(null);

  const put = useCallback((next: UnderWay | null) => {
    underWay.current = next;
    setCurrent(next?.gesture ?? null);
  }, []);

  const cancel = useCallback(() => {
    if (!underWay.current) return;
    put(null);
    corners.current = [];
    setPreview(noPreview);
  }, [put, setPreview]);

  return useMemo(() => {
    function begin(at: Point, isByPresses: boolean): boolean {
      const gesture = startDrawing(editor, at);
      if (!gesture) return false;
      if (corners.current.length === 0) corners.current = [gesture.from];
      put({ gesture, isByPresses, isFresh: !isByPresses });
      setPreview(gesture.preview());
      return true;
    }

    /** The corners of the room that the last wall closed; null while it is open. */
    function closed(to: PlanPoint): readonly PlanPoint[] | null {
      const [first] = corners.current;
      const isBack = first !== undefined && distanceOf(first, to) < 1;
      return isBack && corners.current.length > 2 ? corners.current : null;
    }

    function finish(): void {
      const now = underWay.current;
      if (!now) return;
      const { gesture, isByPresses } = now;
      const { label, change } = gesture.end();
      const to = gesture.to();
      const { tool, change: record, select, show, levelId } = editor.getState();
      const key = newNodeId();
      record(label, change, key);
      const goesOn = tool === 'wall' && isByPresses && !isEmpty(change);
      const loop = goesOn ? closed(to) : null;
      if (loop && levelId !== null) {
        const { nodes } = editor.getState().history;
        record(label, addRoomWithin({ nodes, levelId, newId: newNodeId }, loop), key);
      }
      editor.getState().endGesture();
      const [made] = Object.keys(change.added);
      put(null);
      setPreview(noPreview);
      if (goesOn && !loop) {
        corners.current.push(to);
        begin(to, true);
        return;
      }
      corners.current = [];
      if (made !== undefined) select([made]);
      if (tool !== 'measure') show({ tool: 'select' });
    }

    return {
      /** The current drawing, for rendering. */
      current,
      isTool: () => tools.has(editor.getState().tool),
      /** Handles a press; returns whether it belongs to a drawing. */
      press(at: Point): boolean {
        if (!underWay.current) return begin(at, false);
        setPreview(underWay.current.gesture.move(at, false));
        return true;
      },
      move(to: Point, isFree: boolean): void {
        if (underWay.current) setPreview(underWay.current.gesture.move(to, isFree));
      },
      release(isDrag: boolean): void {
        const now = underWay.current;
        if (!now) return;
        if (now.isFresh && !isDrag) {
          now.isFresh = false;
          now.isByPresses = true;
        } else finish();
      },
      type(lengths: TypedLengths): void {
        if (underWay.current) setPreview(underWay.current.gesture.type(lengths));
      },
      finish,
      cancel,
    };
  }, [editor, current, put, cancel, setPreview]);
}
