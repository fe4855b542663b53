import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { TooltipProps } from './tooltip.tsx';

/** The Tooltip with its React Aria code. */
export default function TooltipBubble({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger closeDelay={100} delay={300}>
      <Focusable>{children as never}</Focusable>
      <AriaTooltip
        className="max-w-64 rounded-control bg-ink px-3 py-2 text-14 text-paper shadow-soft entering:animate-[fade-in_var(--quick)]"
        offset={6}
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
