import { categoryProductsPath, departmentPath } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { AccordionItem } from '../ui/accordion.tsx';
import { Drawer } from '../ui/drawer.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../ui/skeleton.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuCategoryPath } from './menu-paths.ts';
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
          {menu.data && (
            <>
              <MenuLink to={categoryProductsPath({ id: 'all' })}>Shop All</MenuLink>
              {menu.data.map((department) => (
                <AccordionItem key={department.id} level={3} title={department.name}>
                  <div className="ps-4">
                    <MenuLink to={departmentPath(department.menu_slug)}>
                      Shop All <span className="reader-only">{department.name}</span>
                    </MenuLink>
                    {department.categories.map((category) =>
                      category.children.length === 0 ? (
                        <MenuLink
                          key={category.id}
                          to={menuCategoryPath(department.menu_slug, category)}
                        >
                          {category.name}
                        </MenuLink>
                      ) : (
                        <AccordionItem key={category.id} level={4} title={category.name}>
                          <div className="ps-4">
                            <MenuLink to={menuCategoryPath(department.menu_slug, category)}>
                              Shop All <span className="reader-only">{category.name}</span>
                            </MenuLink>
                            {category.children.map((child) => (
                              <MenuLink key={child.id} to={categoryProductsPath(child)}>
                                {child.name}
                              </MenuLink>
                            ))}
                          </div>
                        </AccordionItem>
                      ),
                    )}
                  </div>
                </AccordionItem>
              ))}
            </>
          )}
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
