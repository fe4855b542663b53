import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { type PressProps, pressProps } from './press-props.ts';

export interface ButtonProps extends PressProps, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: IconName;
  /** Keeps width and focus, ignores presses and announces that work is in progress. */
  readonly isPending?: boolean;
}

/** A button; its text says what happens. */
export function Button(props: ButtonProps) {
  const { kind, size, className, icon, children, isPending = false, ...rest } = props;
  const held = isPending ? { onPress: () => {}, type: 'button' as const } : {};
  return (
    <button
      {...pressProps({ ...rest, ...held })}
      aria-disabled={isPending}
      className={buttonClass({ kind, size, className })}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {isPending && <span className="reader-only"> (working on it)</span>}
    </button>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 motion-safe:animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
