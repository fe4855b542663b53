import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { cx } from './cx.ts';
import type { FieldBase } from './field.tsx';
import { describedBy, FieldNotes } from './field-notes.tsx';
import { CONTROL, FIELD, LABEL } from './field-style.ts';
import { useTypedBefore } from './typed-before.ts';

type Own =
  | 'className'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'disabled'
  | 'readOnly'
  | 'required';
type Events = 'onBlur' | 'onFocus' | 'onKeyDown';
type Control = HTMLInputElement | HTMLTextAreaElement;

export interface TextFieldProps
  extends FieldBase,
    Omit<InputHTMLAttributes<HTMLInputElement>, Own | Events | keyof FieldBase>,
    Pick<InputHTMLAttributes<Control>, Events> {
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  readonly isDisabled?: boolean;
  /** More than one line makes it a textarea of that height. */
  readonly rows?: number;
  /** Shown at the end inside the box: a unit, or a small button. */
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** The native input with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, className, rows, suffix, inputRef, onChange, isDisabled, ...rest } =
    props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const around = useTypedBefore(onChange);
  const common = {
    id,
    disabled: isDisabled ?? false,
    'aria-describedby': describedBy(id, { hint, error }, rest['aria-describedby']),
    'aria-invalid': error ? true : undefined,
    onChange: (event: { readonly target: Control }) => onChange?.(event.target.value),
  };
  return (
    <div className={cx(FIELD, className)}>
      <label className={LABEL} htmlFor={id}>
        {label}
      </label>
      <div className="relative" ref={around}>
        {rows ? (
          <textarea
            {...(rest as TextareaHTMLAttributes<HTMLTextAreaElement>)}
            {...common}
            className={cx(CONTROL, 'py-2')}
            rows={rows}
          />
        ) : (
          <input
            type="text"
            {...rest}
            {...common}
            className={cx(CONTROL, Boolean(suffix) && 'pe-14')}
            ref={inputRef}
          />
        )}
        {suffix && (
          <div className="absolute inset-y-0 end-0 grid place-items-center pe-3 text-14 text-muted">
            {suffix}
          </div>
        )}
      </div>
      <FieldNotes error={error} hint={hint} id={id} />
    </div>
  );
}
