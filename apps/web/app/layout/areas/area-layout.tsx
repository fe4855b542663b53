import { Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { UserCheck } from '../../features/accounts/user-check.tsx';
import { late } from '../../platform/late.ts';
import { useSession } from '../../platform/session.tsx';
import { Progress } from '../../ui/progress.tsx';
import { SkipLink } from '../../ui/reader-only.tsx';
import { ConnectionNote } from '../connection-note.tsx';
import type { Area } from './area.ts';
import { AreaHeader } from './area-header.tsx';
import { AreaNav } from './area-nav.tsx';
import { RequireArea } from './require-area.tsx';
import { usePaletteKeys } from './use-palette-keys.ts';

const AreaDrawer = late(() => import('./area-drawer.tsx'));
const CommandPalette = late(() => import('./command-palette.tsx'));

/** Around every page of the areas for work: its navigation beside it, or in a drawer on the phone. */
export function AreaLayout({ area: whole }: { readonly area: Area }) {
  const { applicant } = useSession();
  const area = applicant === null ? whole : { ...whole, entries: [] };
  const [open, setOpen] = useState<'menu' | 'palette' | null>(null);
  usePaletteKeys(() => setOpen('palette'));
  const close = () => setOpen(null);
  return (
    <>
      <UserCheck />
      <SkipLink targetId="content" />
      <Progress />
      <div className="flex min-h-dvh flex-col text-14">
        <AreaHeader
          area={area}
          onMenu={() => setOpen('menu')}
          onPalette={() => setOpen('palette')}
        />
        <div className="flex flex-1">
          <aside className="w-56 shrink-0 border-line border-e bg-surface p-3 max-lg:hidden">
            <AreaNav area={area} />
          </aside>
          <main className="min-w-0 flex-1 px-4 pt-5 pb-16 md:px-6" id="content" tabIndex={-1}>
            {area.app && <area.app.Head />}
            <RequireArea area={area}>
              <Outlet />
            </RequireArea>
          </main>
        </div>
      </div>
      {open === 'menu' && (
        <Suspense>
          <AreaDrawer area={area} onClose={close} />
        </Suspense>
      )}
      {open === 'palette' && (
        <Suspense>
          <CommandPalette area={area} onClose={close} />
        </Suspense>
      )}
      <ConnectionNote {...area.app} />
    </>
  );
}
