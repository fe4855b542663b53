import { Button as AriaButton, type ButtonProps as AriaProps } from 'react-aria-components/Button';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export interface IconButtonProps extends Omit<AriaProps, 'className' | 'children' | 'style'> {
  readonly icon: IconName;
  /** The accessible name, since there is no text. */
  readonly label: string;
  readonly look?: 'plain' | 'round';
  readonly className?: string;
}

const LOOKS = {
  plain: 'rounded-control text-ink hover:bg-sunken',
  round: 'rounded-full border border-line bg-surface text-ink shadow-soft hover:border-edge',
} as const;

/** A 44 px square with an icon. */
export function IconButton({ icon, label, look = 'plain', className, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center transition-colors',
        'off:cursor-not-allowed off:text-muted/50',
        LOOKS[look],
        className,
      )}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}
