import { type ReactElement, Suspense } from 'react';
import { late } from '../platform/late.ts';

export interface TooltipProps {
  readonly text: string;
  /** One focusable element; the text becomes its description. */
  readonly children: ReactElement<{ role?: string }>;
}

const TooltipBubble = late(() => import('./tooltip-bubble.tsx'));

/** Describes an element on hover or focus; until its code has loaded, only the element is rendered. */
export function Tooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <TooltipBubble {...props} />
    </Suspense>
  );
}
