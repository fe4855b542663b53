import { cx } from './cx.ts';
import { CONTROL, FIELD, LABEL } from './field-style.ts';
import { Icon } from './icon.tsx';
import type { Option } from './list-option.ts';

export interface NativeSelectProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** For screen readers, where several have the same label. */
  readonly spokenLabel?: string;
  readonly className?: string;
  /** Above it, as in forms; beside it in toolbars. */
  readonly isInForm?: boolean;
}

/** The native select: short options, no extra code, good on phones. */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  spokenLabel,
  className,
  isInForm = false,
}: NativeSelectProps) {
  return (
    <label className={cx(isInForm ? FIELD : 'flex items-center gap-3 text-14', className)}>
      <span className={isInForm ? LABEL : 'shrink-0 text-muted'}>{label}</span>
      <span className="relative min-w-0 flex-1">
        <select
          aria-label={spokenLabel}
          className={cx(CONTROL, 'appearance-none truncate pe-9 text-14')}
          onChange={(event) => onChange(event.target.value)}
          value={value}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-0 grid w-9 place-items-center text-muted">
          <Icon name="down" size={16} />
        </span>
      </span>
    </label>
  );
}
