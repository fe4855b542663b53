import { categoryProductsPath, departmentPath } from '@wevisu/site/paths.ts';
import { AccordionItem } from '../../ui/accordion.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import { menuCategoryPath } from './menu-paths.ts';
import type { ShownDepartment } from './menu-shown.ts';

/** The menu of phones: three levels deep, each with Shop All. */
export function MenuTree({ menu }: { readonly menu: readonly ShownDepartment[] }) {
  return (
    <>
      <MenuLink to={categoryProductsPath({ id: 'all' })}>Shop All</MenuLink>
      {menu.map((department) => (
        <AccordionItem key={department.id} level={3} title={department.name}>
          <div className="ps-4">
            <MenuLink to={departmentPath(department.menu_slug)}>
              Shop All <span className="reader-only">{department.name}</span>
            </MenuLink>
            {department.categories.map((category) =>
              category.children.length === 0 ? (
                <MenuLink key={category.id} to={menuCategoryPath(department.menu_slug, category)}>
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
  );
}
