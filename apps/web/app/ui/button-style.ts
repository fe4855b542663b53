import { cx } from './cx.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex select-none items-center justify-center gap-2 rounded-control border font-[550] ' +
  'text-center leading-tight no-underline transition-colors ' +
  'off:cursor-not-allowed off:border-transparent off:bg-sunken off:text-muted';

const KINDS: Record<ButtonKind, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  secondary: 'border-edge bg-transparent text-ink hover:border-ink hover:bg-surface',
  quiet: 'border-transparent bg-transparent text-accent-text hover:bg-accent-tint',
  danger: 'border-transparent bg-danger text-on-danger hover:brightness-95',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-14',
  medium: 'min-h-11 px-5 text-16',
  large: 'min-h-13 px-7 text-16',
};

export interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

/** Classes that make any element look like a button. */
export function buttonClass({ kind = 'primary', size = 'medium', className }: ButtonLook): string {
  return cx(BASE, KINDS[kind], SIZES[size], className);
}
