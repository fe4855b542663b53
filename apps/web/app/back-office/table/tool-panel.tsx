import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../ui/cx.ts';

interface ToolPanelProps {
  /** On its button. */
  readonly label: ReactNode;
  /** Accessible name of what opens. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What opens below a button of the toolbar; Escape and a press elsewhere close it. */
export function ToolPanel({ label, name, className, children }: ToolPanelProps) {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = box;
      if (!current?.open || current.contains(event.target as Node)) return;
      // A dialog that was opened from here lies elsewhere in the page.
      if ((event.target as Element).closest?.('[role="dialog"], [role="alertdialog"]')) return;
      current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  return (
    <details
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current) return;
        box.current.open = false;
        box.current.querySelector('summary')?.focus();
      }}
      ref={box}
    >
      <summary className="flex min-h-9 max-w-64 cursor-pointer list-none items-center gap-1.5 rounded-control border border-edge px-3 py-1.5 font-[550] hover:border-ink [&::-webkit-details-marker]:hidden">
        {label}
      </summary>
      <section
        aria-label={name}
        className={cx(
          'absolute z-20 mt-1 max-h-[70dvh] w-72 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-3 shadow-soft max-md:start-0 md:end-0 max-[24rem]:fixed max-[24rem]:inset-x-4 max-[24rem]:bottom-4 max-[24rem]:w-auto',
          className,
        )}
      >
        {children}
      </section>
    </details>
  );
}
