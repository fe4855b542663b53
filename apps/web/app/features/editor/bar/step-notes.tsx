import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { restoreFocus } from '../panel/restore-focus.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { stepLabel } from './step-label.ts';

/**
 * Announces what a step added or removed, and keeps the focus in the editor when the step removed the focused
 * element.
 */
export function StepNotes() {
  const { editor } = useWorkspace();
  const [said, setSaid] = useState({ words: '', count: 0 });
  useEffect(
    () =>
      editor.subscribe((state, before) => {
        if (state.history.nodes === before.history.nodes) return;
        restoreFocus();
        const words = stepLabel(before.history, state.history);
        if (words !== null) setSaid(({ count }) => ({ words, count: count + 1 }));
      }),
    [editor],
  );
  return (
    <LiveRegion>
      {/* Announces the same text again when it repeats. */}
      <span key={said.count}>{said.words}</span>
    </LiveRegion>
  );
}
