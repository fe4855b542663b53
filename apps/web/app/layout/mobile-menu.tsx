import type { ReactNode } from 'react';
import { MenuTree } from '../features/catalog/menu-tree.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx';
import { useMenu } from './use-menu.ts';

export interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly vsdId: string | null;
  /** Account and site links, below the departments. */
  readonly children: ReactNode;
}

/** Up to 1199 px: the menu as a drawer from the left, three levels deep, each with Shop All. */
export default function MobileMenu({ isOpen, onClose, vsdId, children }: MobileMenuProps) {
  const menu = useMenu(vsdId, isOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches clicks on the links inside, however they are activated. */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <nav aria-label="Departments">
          {menu.isPending && <MenuSkeleton />}
          {menu.isLoadingError && (
            <ErrorState
              isRetrying={menu.isFetching}
              onRetry={() => void menu.refetch()}
              title="The departments could not be loaded"
            />
          )}
          {menu.data && <MenuTree menu={menu.data} />}
        </nav>
        <div className="mt-6 flex flex-col">{children}</div>
      </div>
    </Drawer>
  );
}

function MenuSkeleton() {
  return (
    <div className="flex flex-col gap-7 py-3">
      <LoadingNote label="The menu is loading" />
      {['w-2/5', 'w-3/5', 'w-1/2', 'w-2/5', 'w-3/5', 'w-1/3'].map((width, row) => (
        <Skeleton className={`h-5 ${width}`} key={row} />
      ))}
    </div>
  );
}
