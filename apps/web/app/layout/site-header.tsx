import { logoAddress } from '@wevisu/contract/media.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { SearchBox } from '../features/catalog/search-box.tsx';
import { late } from '../platform/late.ts';
import { useSession } from '../platform/session.tsx';
import type { SiteSettings } from '../platform/site-settings.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuLink } from '../ui/menu-link.tsx';
import { PlainLink } from '../ui/plain-link.tsx';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import { type Department, DepartmentBar } from './department-bar.tsx';
import { HeaderStrip } from './header-strip.tsx';

const MobileMenu = late(() => import('./mobile-menu.tsx'));

export interface SiteHeaderProps {
  readonly settings: SiteSettings;
  readonly departments: readonly Department[];
  readonly vsdId: string | null;
  readonly cartQuantity: number;
  /** SHOW-15: media key of a branded showroom's logo. */
  readonly logo: string | null;
}

export function SiteHeader(props: SiteHeaderProps) {
  const { settings, departments, vsdId, cartQuantity, logo } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isMenuWanted, setMenuWanted] = useState(false);
  // NAV-07: those pages have their own accounts.
  const isDesignAi = /^\/design-ai(\/|$)/.test(useLocation().pathname);
  return (
    // The strip above scrolls away, the rest is sticky.
    <header className="z-40 border-line border-b bg-paper md:sticky md:top-0 xl:-top-9">
      <HeaderStrip settings={settings} />
      <div className="page grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2 md:gap-x-8 md:py-3.5">
        <div className="flex items-center gap-1">
          <IconButton
            className="-ms-3 xl:hidden"
            icon="menu"
            label="Open menu"
            onPress={() => {
              setMenuWanted(true);
              setMenuOpen(true);
            }}
          />
          <PlainLink
            aria-label={`${settings.brandName}, home`}
            className="rounded-control py-1"
            to={PATHS.home}
          >
            <Logo name={settings.brandName} picture={logo && logoAddress(logo)} />
          </PlainLink>
        </div>
        <div className="max-md:order-last max-md:col-span-3 max-md:pt-2 max-md:pb-1 md:mx-auto md:w-full md:max-w-140">
          <SearchBox vsdId={vsdId} />
        </div>
        <div className="col-start-3 flex items-center justify-end gap-1 max-xl:-me-2.5">
          <HeaderLink to={PATHS.home}>Showroom</HeaderLink>
          <HeaderLink to={PATHS.visualize}>Visualizer</HeaderLink>
          <HeaderLink to={PATHS.designAi}>AI 3D Design</HeaderLink>
          {!isDesignAi && <AccountLinks />}
          <CartLink quantity={cartQuantity} />
        </div>
      </div>
      {departments.length > 0 && <DepartmentBar departments={departments} vsdId={vsdId} />}
      {isMenuWanted && (
        <Suspense>
          <MobileMenu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} vsdId={vsdId}>
            <MenuLink to={PATHS.home}>Showroom</MenuLink>
            <MenuLink to={PATHS.visualize}>Visualizer</MenuLink>
            <MenuLink to={PATHS.designAi}>AI 3D Design</MenuLink>
            <MenuLink to={PATHS.proAccount}>For pros</MenuLink>
            {!isDesignAi && <GuestLinks />}
            <a
              className="flex min-h-11 items-center text-16 hover:text-accent-text"
              href={settings.marketingLink}
              rel="noreferrer"
            >
              About {settings.brandName}
            </a>
          </MobileMenu>
        </Suspense>
      )}
    </header>
  );
}

function HeaderLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <NavLink
      className={({ isActive }) =>
        cx(
          'rounded-control px-3 py-2 text-14 transition-colors hover:text-accent-text max-xl:hidden',
          isActive && 'text-accent-text',
        )
      }
      end
      to={to}
    >
      {children}
    </NavLink>
  );
}

function GuestLinks() {
  const { user } = useSession();
  if (user) return null;
  return (
    <>
      <MenuLink to={PATHS.login}>Login</MenuLink>
      <MenuLink to={PATHS.register}>Sign Up Free</MenuLink>
    </>
  );
}
