import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { RoomCanvas } from '../../editor/room/room-canvas.tsx';
import { createEditor } from '../../editor/workspace/editor-store.ts';

/** Less is a press, more turns the view. Pixels. */
const TREMBLE = 5;

export interface DesignCanvasProps {
  readonly document: SceneDocument;
  /** Outlined: what stays as it is when the room is designed again. */
  readonly kept: readonly NodeId[];
  /** A press on a thing; without it the view only turns. */
  readonly onPress: ((id: NodeId) => void) | undefined;
  readonly onFailure: () => void;
}

/** The editor's 3D view of a design. */
export default function DesignCanvas({ document, kept, onPress, onFailure }: DesignCanvasProps) {
  const [editor] = useState(() => createEditor(document));
  const view = useRef<RoomView | null>(null);
  const [onView] = useState(() => (next: RoomView | null) => {
    view.current = next;
  });
  const down = useRef<readonly [number, number] | null>(null);
  useEffect(() => editor.getState().select(kept), [editor, kept]);

  function pixelOf(event: PointerEvent<HTMLElement>): readonly [number, number] {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  function release(event: PointerEvent<HTMLElement>) {
    const from = down.current;
    down.current = null;
    if (from === null || !onPress) return;
    const pixel = pixelOf(event);
    if (Math.hypot(pixel[0] - from[0], pixel[1] - from[1]) > TREMBLE) return;
    const node = view.current?.hit(...pixel)?.nodeId ?? null;
    if (node !== null) onPress(node);
  }

  return (
    <div
      className="size-full"
      onPointerDownCapture={(event) => {
        if (event.isPrimary && event.button === 0) down.current = pixelOf(event);
      }}
      onPointerUp={release}
    >
      <RoomCanvas editor={editor} onFailure={onFailure} onView={onView} />
    </div>
  );
}
