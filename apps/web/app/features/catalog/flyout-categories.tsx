import { MEDIA_WIDTHS, type MediaWidth, mediaAddress } from '@wevisu/contract/media.ts';
import { categoryProductsPath, departmentPath } from '@wevisu/site/paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { menuCategoryPath } from './menu-paths.ts';
import type { ShownDepartment } from './menu-shown.ts';

const CHILDREN_SHOWN = 7;

/** What opens below the header's bar: the categories of a department with their children, and a picture. */
export function FlyoutCategories({ department }: { readonly department: ShownDepartment }) {
  const { name, menu_slug, categories } = department;
  const pictured = categories.find((category) => category.picture !== null);
  return (
    <div className="page grid grid-cols-[1fr_240px] gap-12 py-10">
      <div>
        {/* Padding, because WebKit takes a margin along to the top of the next column. */}
        <ul className="columns-3 gap-10 [&>li]:break-inside-avoid [&>li]:pb-7">
          {categories.map((category) => (
            <li key={category.id}>
              <PlainLink
                className="text-14 font-[560] hover:text-accent-text"
                to={menuCategoryPath(menu_slug, category)}
              >
                {category.name}
              </PlainLink>
              <ul className="mt-2 flex flex-col gap-1.5">
                {category.children.slice(0, CHILDREN_SHOWN).map((child) => (
                  <li key={child.id}>
                    <PlainLink
                      className="text-14 text-muted transition-colors hover:text-ink"
                      to={categoryProductsPath(child)}
                    >
                      {child.name}
                    </PlainLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <PlainLink className="text-link inline-block text-14" to={departmentPath(menu_slug)}>
          Shop all {name}
        </PlainLink>
      </div>
      {pictured?.picture && (
        <PlainLink className="group block" tabIndex={-1} to={menuCategoryPath(menu_slug, pictured)}>
          <Picture
            alt=""
            sizes="240px"
            srcOf={(width) => mediaAddress(pictured.picture ?? '', width as MediaWidth)}
            widths={MEDIA_WIDTHS}
          />
          <span className="mt-3 block text-14 text-muted group-hover:text-ink">
            {pictured.name}
          </span>
        </PlainLink>
      )}
    </div>
  );
}
