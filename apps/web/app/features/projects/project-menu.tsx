import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { POPOVER } from '../../ui/list-option.tsx';

const ACTIONS = [
  ['rename', 'Rename'],
  ['copy', 'Make a copy'],
  ['share', 'Share'],
  ['cart', 'Put into cart'],
  ['delete', 'Delete'],
] as const;
export type ProjectAction = (typeof ACTIONS)[number][0];

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-16 outline-none focus:bg-accent-tint';

export interface ProjectMenuProps {
  readonly name: string;
  readonly onAct: (action: ProjectAction) => void;
}

export default function ProjectMenu({ name, onAct }: ProjectMenuProps) {
  const chosen = useRef<ProjectAction | null>(null);
  function act() {
    const action = chosen.current;
    chosen.current = null;
    if (action !== null) onAct(action);
  }
  return (
    <MenuTrigger>
      <Button
        aria-label={`More for ${name}`}
        className="-me-2 grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sunken"
      >
        <Icon name="more" />
      </Button>
      <Popover className={`${POPOVER} min-w-48`} offset={2} placement="bottom end">
        <Menu className="outline-none">
          {ACTIONS.map(([action, label]) => (
            <MenuItem
              className={cx(ITEM, action === 'delete' && 'text-danger')}
              key={action}
              onAction={() => {
                chosen.current = action;
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
        <WhenGone tell={act} />
      </Popover>
    </MenuTrigger>
  );
}

/** The popover around it gives the focus back to its button once it is gone; only then may something else take it. */
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
