import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { tipOf } from './tip-of.ts';

export interface ChoiceItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
}

export interface ChoiceGroupProps<Id extends string> {
  readonly label: string;
  readonly items: readonly ChoiceItem<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Labels are for screen readers only. */
  readonly isIconOnly?: boolean;
  /** The same below desktop width. */
  readonly isIconOnlySmall?: boolean;
  readonly className?: string;
}

/** A choice of a few options, side by side. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const { label, items, value, onChange, isIconOnly = false, isIconOnlySmall, className } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={cx('flex gap-0.5 rounded-control border border-line bg-surface p-0.5', className)}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        const [next] = [...keys];
        if (next !== undefined) onChange(next as Id);
      }}
      selectedKeys={[value]}
      selectionMode="single"
    >
      {items.map(({ id, label: name, icon }) => (
        <ToggleButton
          aria-label={name}
          {...(isIconOnly || isIconOnlySmall ? tipOf(name) : {})}
          className="inline-flex min-h-9 min-w-9 items-center max-md:min-h-11 max-md:min-w-11 justify-center gap-1.5 rounded-[6px] px-2 text-14 text-muted transition-colors hover:text-ink selected:bg-accent-tint selected:text-accent-text"
          id={id}
          key={id}
        >
          {icon && <Icon name={icon} size={18} />}
          {!isIconOnly && <span className={cx(isIconOnlySmall && 'max-lg:hidden')}>{name}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
