import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';

export interface LinkButtonProps extends Omit<LinkProps, 'className'>, ButtonLook {
  readonly icon?: IconName;
}

/** A site link that looks like a button. */
export function LinkButton({ kind, size, className, icon, children, ...props }: LinkButtonProps) {
  return (
    <Link prefetch="intent" {...props} className={buttonClass({ kind, size, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
