import { PATHS } from '@wevisu/site/paths.ts';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { pressProps } from '../../ui/press-props.ts';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import { AccountLinks } from '../account-links.tsx';
import type { Area } from './area.ts';

export interface AreaHeaderProps {
  readonly area: Area;
  readonly onMenu: () => void;
  readonly onPalette: () => void;
}

export function AreaHeader({ area, onMenu, onPalette }: AreaHeaderProps) {
  const { brandName } = useSiteSettings();
  return (
    <header className="sticky top-0 z-40 flex h-14 items-center gap-2 border-line border-b bg-paper px-4 md:px-6">
      <IconButton className="-ms-3 lg:hidden" icon="menu" label="Open menu" onPress={onMenu} />
      <PlainLink className="flex items-baseline gap-2 rounded-control py-1" to={area.home}>
        <Logo name={brandName} picture={null} />
        <span className="text-muted max-sm:reader-only"> {area.name}</span>
        <ReaderOnly>, start</ReaderOnly>
      </PlainLink>
      <button
        {...pressProps({ onPress: onPalette })}
        aria-keyshortcuts="Control+K Meta+K"
        className="ms-auto flex h-9 min-w-11 items-center justify-center gap-2 rounded-control border border-edge px-3 text-muted hover:border-ink md:w-72 md:justify-start"
      >
        <Icon name="search" size={16} />
        <span className="max-md:reader-only">Find</span>
        <kbd className="ms-auto text-12 max-md:hidden">Ctrl K</kbd>
      </button>
      <PlainLink
        className="rounded-control px-3 py-2 hover:text-accent-text max-sm:hidden"
        to={PATHS.home}
      >
        To the shop
      </PlainLink>
      <AccountLinks />
    </header>
  );
}
