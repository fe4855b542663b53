import { type ButtonLook, buttonClass } from './button-style.ts';
import { Icon, type IconName } from './icon.tsx';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

export interface LinkButtonProps extends Omit<PlainLinkProps, 'className'>, ButtonLook {
  readonly icon?: IconName;
}

/** A site link that looks like a button. */
export function LinkButton({ kind, size, className, icon, children, ...props }: LinkButtonProps) {
  return (
    <PlainLink isSoon {...props} className={buttonClass({ kind, size, className })}>
      {icon && <Icon name={icon} />}
      {children}
    </PlainLink>
  );
}
