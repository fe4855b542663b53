import type { ComponentPropsWithoutRef, KeyboardEvent, MouseEvent } from 'react';

type Native = ComponentPropsWithoutRef<'button'>;

export interface PressProps extends Omit<Native, 'onClick' | 'disabled' | 'style' | 'className'> {
  readonly onPress?: (() => void) | undefined;
  readonly isDisabled?: boolean | undefined;
}

/**
 * Evens out native buttons across browsers, as React Aria's Button does. That one costs a page 80 KB of code and a phone
 * a tenth of a second before the page responds.
 */
export function pressProps({ onPress, isDisabled, ...rest }: PressProps): Native {
  return {
    type: 'button',
    ...rest,
    disabled: isDisabled,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (!onPress) return;
      // A press doesn't reach what the button sits on.
      event.stopPropagation();
      // Safari doesn't focus a clicked button, and a dialog restores focus when it closes.
      if (document.activeElement !== event.currentTarget) {
        event.currentTarget.focus({ preventScroll: true });
      }
      onPress();
    },
    onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
      // Holding Enter presses once.
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      rest.onKeyDown?.(event);
    },
  };
}
