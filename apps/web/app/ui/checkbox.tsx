import type { ReactNode } from 'react';
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaProps,
} from 'react-aria-components/Checkbox';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export interface CheckboxProps extends Omit<AriaProps, 'className' | 'children' | 'style'> {
  readonly children: ReactNode;
  readonly className?: string;
}

export function Checkbox({ children, className, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={cx(
        'group flex cursor-pointer items-start gap-3 py-1 text-16 outline-none off:text-muted',
        className,
      )}
    >
      {({ isSelected }) => (
        <>
          <span
            className={cx(
              'mt-[3px] grid size-5 shrink-0 place-items-center rounded-[5px] border transition-colors',
              'group-data-[focus-visible]:outline-2 group-data-[focus-visible]:outline-offset-2 group-data-[focus-visible]:outline-accent-text',
              isSelected
                ? 'border-accent bg-accent text-on-accent'
                : 'border-edge bg-surface group-hover:border-ink group-data-[invalid]:border-danger',
            )}
          >
            {isSelected && <Icon name="check" size={16} />}
          </span>
          <span className="min-w-0 flex-1">{children}</span>
        </>
      )}
    </AriaCheckbox>
  );
}
