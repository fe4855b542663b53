import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';

export interface TabItem {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** How far each key moves; it wraps around. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Tabs by the ARIA pattern: one tab stop, arrow keys move and activate. React Aria's would add 19 KB
 * of collections code to the home page.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id ?? '');
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === (selected ?? own)),
  );
  const current = tabs[at];

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }

  function handleKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 };
    const to = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length;
    const next = to === undefined ? undefined : tabs[to];
    if (to === undefined || next === undefined) return;
    event.preventDefault();
    select(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  }

  if (current === undefined) return null;
  return (
    <div>
      <div
        aria-label={label}
        className="flex gap-7 overflow-x-auto border-line border-b [scrollbar-width:none]"
        onKeyDown={handleKey}
        ref={list}
        role="tablist"
      >
        {tabs.map(({ id, label: text }, index) => (
          <button
            aria-controls={`${prefix}-panel`}
            aria-selected={index === at}
            className={cx(
              '-mb-px shrink-0 cursor-pointer border-b-2 py-3 text-16 transition-colors focus-visible:-outline-offset-2',
              index === at
                ? 'border-accent-text text-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
            id={`${prefix}-${index}`}
            key={id}
            onClick={() => select(id)}
            role="tab"
            tabIndex={index === at ? 0 : -1}
            type="button"
          >
            {text}
          </button>
        ))}
      </div>
      <div
        aria-labelledby={`${prefix}-${at}`}
        className="pt-6"
        id={`${prefix}-panel`}
        key={current.id}
        role="tabpanel"
      >
        {current.panel}
      </div>
    </div>
  );
}
