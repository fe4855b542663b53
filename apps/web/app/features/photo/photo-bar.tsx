import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { tipOf } from '../../ui/tip-of.ts';
import { ShowroomMenu } from '../showrooms/showroom-menu.tsx';

/** The page's slim header: a link back, the title, and the actions. */
export function PhotoBar({ children }: { readonly children?: ReactNode }) {
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-line border-b bg-paper px-2 md:gap-3 md:px-4">
      <Link
        aria-label="All rooms"
        {...tipOf('All rooms')}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken"
        to={PATHS.visualize}
      >
        <Icon name="left" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate px-2 font-sans text-16 font-[560]">Your own room</h1>
        <ShowroomMenu />
      </div>
      {children}
    </header>
  );
}
