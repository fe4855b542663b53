import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from './icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'rows'>;

/** A password with a switch that shows it as plain text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      spellCheck="false"
      suffix={
        <ToggleButton
          aria-label="Show password"
          className="-me-2 grid size-9 place-items-center rounded-control text-muted hover:text-ink"
          isSelected={isShown}
          onChange={setShown}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </ToggleButton>
      }
      type={isShown ? 'text' : 'password'}
    />
  );
}
