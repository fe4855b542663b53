import type { Menu } from '@wevisu/contract/catalog.ts';
import { departmentPath } from '@wevisu/site/paths.ts';
import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { late } from '../platform/late.ts';
import { Remembered } from '../platform/remembered.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';

const DepartmentFlyout = late(() => import('./department-flyout.tsx'));

/** Long enough to cross the bar without opening it, short enough to go unnoticed. */
const HOVER_MS = 140;

export type Department = Pick<Menu[number], 'id' | 'name' | 'menu_slug'>;

export interface DepartmentBarProps {
  readonly departments: readonly Department[];
  readonly vsdId: string | null;
}

/** The departments in a row from 1200 px up; each opens a flyout below the bar. */
export function DepartmentBar({ departments, vsdId }: DepartmentBarProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether a press opened it: a press on what has just opened under the pointer does not close it. */
  const isPressed = useRef(false);
  const bar = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();

  useEffect(() => setOpenId(null), [pathname, search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function openSoon(id: number | null) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (id !== openId) isPressed.current = false;
      setOpenId(id);
    }, HOVER_MS);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || openId === null) return;
    setOpenId(null);
    bar.current?.querySelector<HTMLElement>(`[data-department="${openId}"]`)?.focus();
  }

  return (
    <nav
      aria-label="Departments"
      className="relative border-line border-t max-xl:hidden"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpenId(null);
      }}
      onKeyDown={handleKey}
      onPointerLeave={() => openSoon(null)}
      ref={bar}
    >
      <Remembered
        name="departments"
        as="ul"
        className="page -mb-px flex items-stretch justify-between"
        // On other pages none of them is current.
        of={() => [departments, pathname.startsWith('/department/') && pathname]}
      >
        {() =>
          departments.map(({ id, name, menu_slug }) => (
            <li className="group flex items-center" key={id} onPointerEnter={() => openSoon(id)}>
              <NavLink
                className={({ isActive }) =>
                  cx(
                    'border-b-2 py-3 text-14 transition-colors hover:text-accent-text',
                    isActive || id === openId
                      ? 'border-accent-text text-accent-text'
                      : 'border-transparent',
                  )
                }
                to={departmentPath(menu_slug)}
              >
                {name}
              </NavLink>
              <button
                aria-controls={`department-${id}`}
                aria-expanded={id === openId}
                aria-label={`Browse ${name}`}
                className="ms-0.5 grid size-6 place-items-center rounded-control text-muted"
                data-department={id}
                onClick={() => {
                  clearTimeout(timer.current);
                  setOpenId(id === openId && isPressed.current ? null : id);
                  isPressed.current = true;
                }}
                type="button"
              >
                <Icon name="down" size={14} />
              </button>
              {/* Inside its entry, so that Tab moves from the button into the flyout. */}
              {id === openId && (
                <Suspense>
                  <DepartmentFlyout departmentId={id} id={`department-${id}`} vsdId={vsdId} />
                </Suspense>
              )}
            </li>
          ))
        }
      </Remembered>
    </nav>
  );
}
