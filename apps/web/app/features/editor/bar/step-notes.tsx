import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { restoreFocus } from '../panel/restore-focus.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { stepWords } from './step-words.ts';

/** Says what a step brought or took, and keeps the focus in the editor where the step took what had it. */
export function StepNotes() {
  const { editor } = useWorkspace();
  const [said, setSaid] = useState({ words: '', count: 0 });
  useEffect(
    () =>
      editor.subscribe((state, before) => {
        if (state.history.nodes === before.history.nodes) return;
        restoreFocus();
        const words = stepWords(before.history, state.history);
        if (words !== null) setSaid(({ count }) => ({ words, count: count + 1 }));
      }),
    [editor],
  );
  return (
    <LiveRegion>
      {/* The same words again are said again. */}
      <span key={said.count}>{said.words}</span>
    </LiveRegion>
  );
}
