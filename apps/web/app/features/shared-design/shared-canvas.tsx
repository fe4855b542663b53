import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { useState } from 'react';
import { findNamedWall } from '../editor/drawings/named-wall.ts';
import { FaceOutline } from '../editor/room/face-outline.tsx';
import { RoomCanvas } from '../editor/room/room-canvas.tsx';
import { useCameraMoves } from '../editor/room/use-camera-moves.ts';
import { createEditor } from '../editor/workspace/editor-store.ts';

export interface SharedCanvasProps {
  readonly document: SceneDocument;
  /** The side of a wall to look at: 'kitchen:north'; null for none. */
  readonly wall: string | null;
  readonly onFailure: () => void;
}

/** The editor's 3D view, read-only. */
export default function SharedCanvas({ document, wall: named, onFailure }: SharedCanvasProps) {
  const [view, setView] = useState<RoomView | null>(null);
  const [{ editor, face }] = useState(() => {
    const editor = createEditor(document);
    const wall = named === null ? null : findNamedWall(document.nodes, named);
    if (wall === null) return { editor, face: null };
    const { faceId, ...shown } = wall;
    editor.setState(shown);
    return { editor, face: facesOf(document).find(({ id }) => id === faceId) ?? null };
  });
  return (
    <div className="relative size-full">
      <RoomCanvas editor={editor} onFailure={onFailure} onView={setView} />
      {view && face && <Outline face={face} view={view} />}
    </div>
  );
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
