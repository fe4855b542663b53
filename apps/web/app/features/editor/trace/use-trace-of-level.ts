import type { TraceRecord } from '../workspace/trace-store.ts';
import { useEditor, useTrace } from '../workspace/workspace-context.ts';

/** The visible picture under the current level; null if there is none or it is hidden. */
export function useTraceOfLevel(): TraceRecord | null {
  const levelId = useEditor((state) => state.levelId);
  const record = useTrace((state) => state.record);
  const isSeen = record !== null && !record.isHidden && record.levelId === levelId;
  return isSeen ? record : null;
}
