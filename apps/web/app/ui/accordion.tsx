import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

export interface AccordionItemProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** Heading level around the button. */
  readonly level?: 2 | 3 | 4;
}

/** A heading that opens and closes the content below it. Stack several. */
export function AccordionItem({
  title,
  children,
  isOpenAtFirst = false,
  level = 3,
}: AccordionItemProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const Heading = `h${level}` as const;

  // The browser's find-in-page searches closed panels and opens them. React only knows 'hidden' as a boolean.
  useEffect(() => {
    const element = panel.current;
    if (isOpen || element === null) return;
    element.setAttribute('hidden', 'until-found');
    const open = () => setOpen(true);
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);

  return (
    <div className="border-line border-b">
      <Heading className="font-sans">
        <button
          aria-controls={`${id}-panel`}
          aria-expanded={isOpen}
          className="group flex min-h-12 w-full items-center justify-between gap-4 py-2 text-start text-16 font-[520] hover:text-accent-text"
          id={`${id}-button`}
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {title}
          <span className="text-muted transition-[rotate] group-aria-expanded:rotate-180">
            <Icon name="down" size={18} />
          </span>
        </button>
      </Heading>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what one fills in. */}
      <div
        aria-labelledby={`${id}-button`}
        hidden={!isOpen}
        id={`${id}-panel`}
        ref={panel}
        role="group"
      >
        <div className="pt-1 pb-4">{children}</div>
      </div>
    </div>
  );
}
