import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import {
  type TextFieldProps as AriaProps,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import { cx } from './cx.ts';
import { type FieldBase, FieldNotes } from './field.tsx';
import { CONTROL, FIELD, LABEL } from './field-style.ts';

export interface TextFieldProps
  extends Omit<AriaProps, 'className' | 'children' | 'style' | 'isInvalid'>,
    FieldBase {
  readonly placeholder?: string;
  /** More than one line makes it a text area of that height. */
  readonly rows?: number;
  /** Shown inside the box at its end: a unit, or a small button. */
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, className, placeholder, rows, suffix, inputRef, ...rest } = props;
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      className={cx(FIELD, className)}
      isInvalid={Boolean(error)}
    >
      <Label className={LABEL}>{label}</Label>
      <div className="relative">
        {rows ? (
          <TextArea className={cx(CONTROL, 'py-2')} placeholder={placeholder ?? ''} rows={rows} />
        ) : (
          <Input
            className={cx(CONTROL, Boolean(suffix) && 'pe-14')}
            placeholder={placeholder ?? ''}
            {...(inputRef ? { ref: inputRef } : {})}
          />
        )}
        {suffix && (
          <div className="absolute inset-y-0 end-0 grid place-items-center pe-3 text-14 text-muted">
            {suffix}
          </div>
        )}
      </div>
      <FieldNotes error={error} hint={hint} />
    </AriaTextField>
  );
}
