import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { findNamedWall } from '../editor/drawings/named-wall.ts';
import { FaceOutline } from '../editor/room/face-outline.tsx';
import { RoomCanvas } from '../editor/room/room-canvas.tsx';
import { RoomPeople } from '../editor/room/room-people.tsx';
import { useCameraMoves } from '../editor/room/use-camera-moves.ts';
import { createEditor, type Editor } from '../editor/workspace/editor-store.ts';
import type { LookOnState, LookOnStore } from './look-on-store.ts';

export interface SharedCanvasProps {
  readonly document: SceneDocument;
  readonly live: LookOnStore | null;
  /** The side of a wall to look at: 'kitchen:north'; null for none. */
  readonly wall: string | null;
  readonly onFailure: () => void;
}

/** The editor's 3D view, read-only. */
export default function SharedCanvas(props: SharedCanvasProps) {
  const { document, live, wall: named, onFailure } = props;
  const [view, setView] = useState<RoomView | null>(null);
  const [{ editor, face }] = useState(() => {
    const editor = createEditor(document);
    const wall = named === null ? null : findNamedWall(document.nodes, named);
    if (wall === null) return { editor, face: null };
    const { faceId, ...shown } = wall;
    editor.setState(shown);
    return { editor, face: facesOf(document).find(({ id }) => id === faceId) ?? null };
  });
  useLive(editor, { document, live });
  return (
    <div className="relative size-full">
      <RoomCanvas editor={editor} onFailure={onFailure} onView={setView} />
      {view && face && <Outline face={face} view={view} />}
      {view && live && <Others editor={editor} live={live} view={view} />}
    </div>
  );
}

/** Takes what others do, and what was loaded since: products that they brought in. */
function useLive(editor: Editor, of: Pick<SharedCanvasProps, 'document' | 'live'>): void {
  const { document, live } = of;
  useEffect(() => {
    editor.getState().learn(Object.values(document.products));
  }, [document, editor]);
  useEffect(() => {
    if (live === null) return;
    function take({ nodes, touched }: LookOnState): void {
      if (nodes === null) return;
      const { name, style, budgetCents, history, adopt } = editor.getState();
      const choices = { name, style, budgetCents, allowance: history.allowance };
      adopt({ nodes, choices }, touched);
    }
    // What was told before the view was there touched nodes that nobody counts any more.
    take({ ...live.getState(), touched: null });
    return live.subscribe((state, before) => {
      if (state.nodes !== before.nodes) take(state);
    });
  }, [editor, live]);
}

function Others(of: {
  readonly view: RoomView;
  readonly editor: Editor;
  readonly live: LookOnStore;
}) {
  const others = useStore(of.live, (state) => state.people);
  const nodes = useStore(of.editor, (state) => state.history.nodes);
  return others.length > 0 && <RoomPeople nodes={nodes} others={others} view={of.view} />;
}

function Outline({ view, face }: { readonly view: RoomView; readonly face: Face }) {
  const picture = useCameraMoves(view);
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
      ref={picture}
    >
      <FaceOutline face={face} view={view} />
    </svg>
  );
}
