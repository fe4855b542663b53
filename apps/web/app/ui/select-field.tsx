import { useId } from 'react';
import { cx } from './cx.ts';
import type { FieldBase } from './field.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { CONTROL, FIELD, LABEL } from './field-style.ts';
import { Icon } from './icon.tsx';
import type { Option } from './list-option.ts';
import { useTypedBefore } from './typed-before.ts';

export interface SelectFieldProps extends Omit<FieldBase, 'hint'> {
  readonly name: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** Shown while nothing is selected. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** The native select as a form field: type-ahead, autofill, good on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, className, name, options, value, onChange, placeholder, autoComplete } =
    props;
  const id = useId();
  const around = useTypedBefore(onChange);
  return (
    <div className={cx(FIELD, className)}>
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <div className="relative" ref={around}>
        <select
          aria-describedby={describedBy(id, { error })}
          aria-invalid={error ? true : undefined}
          autoComplete={autoComplete}
          className={cx(CONTROL, 'appearance-none truncate pe-10', value === '' && 'text-muted')}
          id={id}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          value={value}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute inset-y-0 end-0 grid w-10 place-items-center text-muted">
          <Icon name="down" size={18} />
        </span>
      </div>
      <FieldNotes error={error} id={id} />
    </div>
  );
}
