import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import { useTypedBefore } from './typed-before.ts';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isDisabled?: boolean;
  readonly isInvalid?: boolean;
  readonly name?: string;
  readonly value?: string;
  readonly className?: string;
  readonly 'aria-describedby'?: string;
}

/** The native checkbox with a custom box. */
export function Checkbox(props: CheckboxProps) {
  const {
    children,
    isSelected,
    onChange,
    isDisabled = false,
    isInvalid,
    className,
    ...rest
  } = props;
  const around = useTypedBefore(onChange);
  return (
    <label
      className={cx(
        'group relative flex cursor-pointer items-start gap-3 py-1 text-16 off:text-muted',
        className,
      )}
      data-disabled={isDisabled || undefined}
    >
      <span className="relative mt-[3px] grid size-5 shrink-0" ref={around}>
        <input
          {...rest}
          aria-invalid={isInvalid ? true : undefined}
          checked={isSelected}
          className="peer size-5 cursor-[inherit] appearance-none rounded-[5px]"
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
          type="checkbox"
        />
        <span
          className={cx(
            'pointer-events-none absolute inset-0 grid place-items-center rounded-[5px] border transition-colors',
            isSelected
              ? 'border-accent bg-accent text-on-accent'
              : 'border-edge bg-surface group-hover:border-ink peer-aria-invalid:border-danger',
          )}
        >
          {isSelected && <Icon name="check" size={16} />}
        </span>
      </span>
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
