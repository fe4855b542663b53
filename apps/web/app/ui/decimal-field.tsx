import { decimalText } from '@wevisu/domain/numeric-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DecimalFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'onChange'> {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A measure or amount as text with at most two decimal places; the caller turns it into a number. */
export function DecimalField({ onChange, ...props }: DecimalFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      className={`figures ${props.className ?? ''}`}
      inputMode="decimal"
      onChange={(text) => onChange(decimalText(text))}
    />
  );
}
