import { Suspense } from 'react';
import { late } from '../../../platform/late.ts';
import type { Frame } from '../drawings/plan-frame.ts';
import { useTrace } from '../workspace/workspace-context.ts';

const TracePanel = late(() => import('./trace-panel.tsx'));

/** Where the picture's controls are shown over the plan while they are open. */
export function TracePlace(props: { readonly frame: Frame; readonly scale: number }) {
  const isOpen = useTrace((state) => state.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <TracePanel {...props} />
    </Suspense>
  );
}
