import { PATHS } from '@wevisu/site/paths.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import type { Area } from './area.ts';
import { AreaNav } from './area-nav.tsx';

interface AreaDrawerProps {
  readonly area: Area;
  readonly onClose: () => void;
}

/** The navigation on phones and tablets. */
export default function AreaDrawer({ area, onClose }: AreaDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} title={area.name}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches clicks on the links inside, however they are activated. */}
      <div onClick={(event) => (event.target as Element).closest('a') && onClose()}>
        <AreaNav area={area} />
        <div className="mt-4 border-line border-t pt-2">
          <MenuLink to={PATHS.home}>To the shop</MenuLink>
        </div>
      </div>
    </Drawer>
  );
}
