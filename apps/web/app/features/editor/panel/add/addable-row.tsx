import { nodesOf } from '@wevisu/scene/document/scene.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import type { DragEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { type Dragged, startDrag } from '../../../product-facts/drag-product.ts';
import { useAdd } from '../../actions/use-add.ts';
import type { Addable } from '../../edits/find-addable.ts';
import { isForPlanning } from '../../edits/kind-list.ts';
import type { Editor } from '../../workspace/editor-store.ts';
import { useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

/** What a row gives to a view when it is dragged there; null for what is drawn or chosen instead. */
function draggedOf(addable: Addable): Dragged | null {
  if (addable.type === 'kind') return { type: 'kind', kind: addable.kind };
  return addable.type === 'run' ? { type: 'run', tier: addable.tier } : null;
}

/** One thing that can be added: a press adds it, and a drag puts it where it is dropped. */
export function AddableRow({ addable }: { readonly addable: Addable }) {
  const add = useAdd();
  const { editor } = useWorkspace();
  const closeSheet = useScreen((state) => state.closeSheet);
  const dragged = draggedOf(addable);

  function press(): void {
    switch (addable.type) {
      case 'kind':
        add.kind(addable.kind);
        break;
      case 'run':
        add.run(addable.tier);
        break;
      case 'tool': {
        const { panes, show } = editor.getState();
        show({ tool: addable.tool, panes: panes === 'both' ? 'both' : '2d' });
        break;
      }
      default:
        selectSurface(editor, addable.on);
        return;
    }
    closeSheet();
  }

  return (
    <li
      draggable={dragged !== null}
      onDragStart={(event: DragEvent) => {
        if (!dragged) return;
        event.dataTransfer.setData('text/plain', addable.label);
        event.dataTransfer.effectAllowed = 'copy';
        startDrag(dragged);
      }}
    >
      <Button
        className="flex min-h-10 w-full items-center justify-between gap-3 rounded-control px-2 text-start hover:bg-sunken"
        onPress={press}
      >
        <span>{addable.label}</span>
        {addable.type === 'kind' && isForPlanning(addable.kind) && (
          <span className="text-12 text-muted">For planning</span>
        )}
      </Button>
    </li>
  );
}

/** Selects the floor, or the longest wall, of the first room on the level: its choices open. */
function selectSurface(editor: Editor, on: 'floor' | 'wall'): void {
  const { history, levelId, selectFace } = editor.getState();
  const [room] = nodesOf(history.nodes, 'room').filter(([, one]) => one.levelId === levelId);
  if (!room) return;
  const [roomId] = room;
  if (on === 'floor') {
    selectFace({ faceId: `${roomId}:floor`, slot: 'covering' });
    return;
  }
  const walls = roomShape(history.nodes, roomId)?.edges.filter(({ kind }) => kind === 'side') ?? [];
  const length = ({ from, to }: (typeof walls)[number]) =>
    Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [longest] = walls.toSorted((a, b) => length(b) - length(a));
  if (longest) selectFace({ faceId: `${roomId}:wall:${longest.wallId}`, slot: 'covering' });
}
