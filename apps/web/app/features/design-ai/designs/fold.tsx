import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';

export interface FoldProps {
  readonly title: string;
  /** What is inside, in a few words; shown while it is closed. */
  readonly brief?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section that is closed at first on a phone, where the page would be long, and always open on a wide screen. */
export function Fold({ title, brief, className, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 max-lg:border-line max-lg:border-t', className)}
    >
      <h2 className="text-22 lg:mb-4" id={id}>
        <span className="max-lg:hidden">{title}</span>
        <button
          aria-expanded={isOpen}
          className="group flex min-h-14 w-full items-center justify-between gap-4 py-2 text-start lg:hidden"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          <span>
            {title}
            {brief !== undefined && !isOpen && (
              <span className="block font-sans text-14 text-muted">{brief}</span>
            )}
          </span>
          <span className="text-muted transition-[rotate] group-aria-expanded:rotate-180">
            <Icon name="down" size={18} />
          </span>
        </button>
      </h2>
      <div className={cx('max-lg:pb-8', !isOpen && 'max-lg:hidden')}>{children}</div>
    </section>
  );
}
