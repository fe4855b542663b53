import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import { POPOVER } from './list-option.ts';

export interface ActionItem<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
}

export interface ActionMenuProps<Id extends string> {
  /** Accessible name of the button. */
  readonly label: string;
  readonly icon?: IconName;
  /** Shown on the button in place of the icon. */
  readonly children?: ReactNode;
  readonly items: readonly ActionItem<Id>[];
  readonly onAct: (id: Id) => void;
  readonly className?: string;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 text-16 outline-none focus:bg-accent-tint';

/** Actions behind one button. Heavy: pages with a size budget load it on demand. */
export function ActionMenu<Id extends string>(props: ActionMenuProps<Id>) {
  const { label, icon = 'more', items, onAct, className, children } = props;
  const chosen = useRef<Id | null>(null);
  function act() {
    const action = chosen.current;
    chosen.current = null;
    if (action !== null) onAct(action);
  }
  return (
    <MenuTrigger>
      <Button
        aria-label={label}
        className={cx(
          'rounded-control transition-colors hover:bg-sunken',
          !children && 'grid size-11 shrink-0 place-items-center',
          className,
        )}
      >
        {children ?? <Icon name={icon} />}
      </Button>
      <Popover className={`${POPOVER} min-w-48`} offset={2} placement="bottom end">
        <Menu aria-label={label} className="outline-none">
          {items.map((item) => (
            <MenuItem
              className={cx(ITEM, item.isDanger && 'text-danger')}
              key={item.id}
              onAction={() => {
                chosen.current = item.id;
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
            </MenuItem>
          ))}
        </Menu>
        <WhenGone tell={act} />
      </Popover>
    </MenuTrigger>
  );
}

/** The popover returns focus to its button once it has closed; only then may something else take it. */
function WhenGone({ tell }: { readonly tell: () => void }) {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => latest.current()));
    },
    [],
  );
  return null;
}
