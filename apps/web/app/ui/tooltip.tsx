import type { ReactElement } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

export interface TooltipProps {
  readonly text: string;
  /** One element that can have focus; the text becomes its description. */
  readonly children: ReactElement<{ role?: string }>;
}

export function Tooltip({ text, children }: TooltipProps) {
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
