import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { type PressProps, pressProps } from './press-props.ts';
import { tipOf } from './tip-of.ts';

export interface IconButtonProps extends Omit<PressProps, 'children'> {
  readonly icon: IconName;
  /** The accessible name, since there is no text. */
  readonly label: string;
  readonly look?: keyof typeof LOOKS;
  readonly className?: string;
}

const LOOKS = {
  plain: 'rounded-control text-ink hover:bg-sunken',
  round: 'rounded-full border border-line bg-surface text-ink shadow-soft hover:border-edge',
} as const;

/** The button's look, for other elements. */
export function iconButtonClass(look: keyof typeof LOOKS, className?: string): string {
  return cx(
    'inline-grid size-11 shrink-0 place-items-center transition-colors',
    'off:cursor-not-allowed off:text-muted/50',
    LOOKS[look],
    className,
  );
}

/** A 44 px square with an icon. */
export function IconButton({ icon, label, look = 'plain', className, ...props }: IconButtonProps) {
  return (
    <button
      {...pressProps(props)}
      {...tipOf(label)}
      aria-label={label}
      className={iconButtonClass(look, className)}
    >
      <Icon name={icon} />
    </button>
  );
}
