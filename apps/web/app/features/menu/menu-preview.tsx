import type { MenuWork } from '@wevisu/contract/menu.ts';
import { type MouseEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FlyoutCategories } from '../catalog/flyout-categories.tsx';
import type { ShownCategory, ShownDepartment } from '../catalog/menu-shown.ts';
import { MenuTree } from '../catalog/menu-tree.tsx';
import type { Category, Menu } from './change-menu.ts';

export interface MenuPreviewProps {
  readonly menu: Menu;
  readonly facts: MenuWork['facts'];
}

/** The menu of the header as it will be, of the header's own parts. Its links lead nowhere. */
export function MenuPreview({ menu, facts }: MenuPreviewProps) {
  const [isPhone, setPhone] = useState(false);
  const [openId, setOpenId] = useState<number | null>(null);
  const shown = showMenu(menu, facts);
  const open = shown.find(({ id }) => id === openId) ?? shown[0];
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  };
  return (
    <section aria-label="Preview of the menu" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-22">Preview</h2>
        <div className="flex gap-2">
          {[false, true].map((is) => (
            <Button
              aria-pressed={is === isPhone}
              key={String(is)}
              kind={is === isPhone ? 'primary' : 'secondary'}
              onPress={() => setPhone(is)}
              size="small"
            >
              {is ? 'Phone' : 'Desktop'}
            </Button>
          ))}
        </div>
      </div>
      {/* Keeps clicks on links, however they are activated, from leading away. */}
      <div
        className="overflow-x-auto rounded-card border border-line bg-paper"
        onClickCapture={stay}
      >
        {isPhone ? (
          <div className="mx-auto w-full max-w-[390px] border-line border-x p-5">
            <MenuTree menu={shown} />
          </div>
        ) : (
          <div className="min-w-[1000px]">
            <ul className="page flex items-stretch justify-between border-line border-b">
              {shown.map(({ id, name }) => (
                <li key={id}>
                  <button
                    aria-expanded={id === open?.id}
                    className={cx(
                      'border-b-2 py-3 text-14 hover:text-accent-text',
                      id === open?.id
                        ? 'border-accent-text text-accent-text'
                        : 'border-transparent',
                    )}
                    onClick={() => setOpenId(id)}
                    type="button"
                  >
                    {name}
                  </button>
                </li>
              ))}
            </ul>
            {open && (
              <div className="bg-surface">
                <FlyoutCategories department={open} key={open.id} />
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Without what is hidden or merged; new entries get negative ids. */
function showMenu(menu: Menu, facts: MenuWork['facts']): ShownDepartment[] {
  let made = 0;
  const idOf = (id: number | null) => {
    if (id !== null) return id;
    made -= 1;
    return made;
  };
  const pictures = new Map(facts.map(({ id, picture }) => [id, picture]));
  const showCategory = (category: Category): ShownCategory => ({
    id: idOf(category.id),
    name: category.name,
    slug_url: category.slug,
    picture: category.id === null ? null : (pictures.get(category.id) ?? null),
    children: category.children
      .filter(({ hidden, merge_into }) => !hidden && merge_into === null)
      .map(({ id, name, slug }) => ({ id: idOf(id), name, slug_url: slug })),
  });
  return menu
    .filter(({ hidden }) => !hidden)
    .map(({ id, name, slug, categories }) => ({
      id: idOf(id),
      name,
      menu_slug: slug,
      categories: categories.filter(({ hidden }) => !hidden).map(showCategory),
    }));
}
