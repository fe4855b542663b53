import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent } from 'react';

type Native = ComponentPropsWithoutRef<'button'>;

export interface PressProps extends Omit<Native, 'onClick' | 'disabled' | 'style' | 'className'> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * What makes the browser's own button behave alike everywhere, as React Aria's does, which pages would pay 80 KB and
 * a tenth of a second on a phone for.
 */
export function pressProps({ onPress, isDisabled, ...rest }: PressProps): Native {
  return {
    type: 'button',
    ...rest,
    disabled: isDisabled,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (!onPress) return;
      // What lies around a button is not pressed with it.
      event.stopPropagation();
      // Safari leaves the focus elsewhere, and a dialog would give it back to there.
      if (document.activeElement !== event.currentTarget) {
        event.currentTarget.focus({ preventScroll: true });
      }
      onPress();
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      // A key that is held down presses once.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      rest.onKeyDown?.(event);
    },
  };
}
