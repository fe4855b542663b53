import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { useState } from 'react';
import { RoomCanvas } from '../editor/room/room-canvas.tsx';
import { createEditor } from '../editor/workspace/editor-store.ts';

export interface SharedCanvasProps {
  readonly document: SceneDocument;
  readonly onFailure: () => void;
}

const ignore = () => {};

/** The editor's 3D view, read-only. */
export default function SharedCanvas({ document, onFailure }: SharedCanvasProps) {
  const [editor] = useState(() => createEditor(document));
  return <RoomCanvas editor={editor} onFailure={onFailure} onView={ignore} />;
}
