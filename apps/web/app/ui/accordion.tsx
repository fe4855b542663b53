import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
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
  return (
    <Disclosure className="border-line border-b" defaultExpanded={isOpenAtFirst}>
      <Heading className="font-sans" level={level}>
        <Button
          className="group flex min-h-12 w-full items-center justify-between gap-4 py-2 text-start text-16 font-[520] hover:text-accent-text"
          slot="trigger"
        >
          {title}
          <span className="text-muted transition-[rotate] group-aria-expanded:rotate-180">
            <Icon name="down" size={18} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className="pt-1 pb-4">{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
