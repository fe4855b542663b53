import { type ReactElement, Suspense } from 'react';
import { late } from '../platform/late.ts';

export interface TooltipProps {
  readonly text: string;
  /** One element that can have focus; the text becomes its description. */
  readonly children: ReactElement<{ role?: string }>;
}

const TooltipBubble = late(() => import('./tooltip-bubble.tsx'));

/** Says more about an element that is pointed at or has the focus; until its code is there, the element stands alone. */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <TooltipBubble {...props} />
    </Suspense>
  );
}
