import { useState } from 'react';
import { Icon } from './icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'rows'>;

/** A password with a toggle to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      spellCheck="false"
      suffix={
        <button
          aria-label="Show password"
          aria-pressed={isShown}
          className="-me-2 grid size-9 place-items-center rounded-control text-muted hover:text-ink"
          onClick={() => setShown(!isShown)}
          type="button"
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
      type={isShown ? 'text' : 'password'}
    />
  );
}
