import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { useEffect, useRef } from 'react';
import {
  useEditor,
  useScreen,
  useWorkspace,
  type Workspace,
} from '../workspace/workspace-context.ts';

/**
 * A new selection shows its choices and opens the sheet. Moving an object selects it too, but a sheet that
 * opened on every move would be in the way.
 */
export function useOpenOnSelection(isPhone: boolean): void {
  const { editor, screen } = useWorkspace();
  const { open, closeSheet } = useScreen((state) => state);
  // Every selection is a new array, even of the same object.
  const selection = useEditor((state) => state.face ?? state.selected);
  const hasSelection = useEditor((state) => state.face !== null || state.selected.length > 0);
  const isMoved = useMoved(editor);

  useEffect(() => {
    const { finding, tab } = screen.getState();
    // A finding selects its cause and keeps the list of findings in view.
    if (finding !== null) return;
    if (hasSelection) {
      if (!(isPhone && isMoved.current)) open('choose');
    } else if (isPhone && tab === 'choose') closeSheet();
  }, [selection, hasSelection, isPhone, open, closeSheet, screen, isMoved]);
}

/** Whether the selection was only changed by the same gesture and existed before it. */
function useMoved(editor: Workspace['editor']) {
  const isMoved = useRef(false);
  useEffect(() => {
    let known: SceneNodes | null = null;
    return editor.subscribe((state, before) => {
      if (state.history.nodes !== before.history.nodes) {
        known = before.history.nodes;
        queueMicrotask(() => {
          known = null;
        });
      }
      if (state.selected === before.selected && state.face === before.face) return;
      const nodes = known;
      isMoved.current =
        nodes !== null &&
        state.face === null &&
        state.selected.every((id) => Object.hasOwn(nodes, id));
    });
  }, [editor]);
  return isMoved;
}
