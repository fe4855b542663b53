import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { type ButtonLook, buttonClass } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';

export interface ButtonProps
  extends Omit<AriaProps, 'className' | 'children' | 'style'>,
    ButtonLook {
  readonly children: ReactNode;
  readonly icon?: IconName;
  /** Keeps the width and the focus, refuses presses and says that work is going on. */
  readonly isPending?: boolean;
}

/** A button whose text says what happens. */
export function Button(props: ButtonProps) {
  const { kind, size, className, icon, children, isPending = false, ...rest } = props;
  // React Aria's own pending state speaks of a progress bar inside, which there is none.
  const held = isPending ? { onPress: () => {}, type: 'button' as const } : {};
  return (
    <AriaButton
      {...rest}
      {...held}
      aria-disabled={isPending}
      className={buttonClass({ kind, size, className })}
    >
      {isPending ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {isPending && <span className="reader-only"> (working on it)</span>}
    </AriaButton>
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
