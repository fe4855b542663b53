import type { User } from '@wevisu/contract/accounts.ts';
import { HIRES_PATH } from '@wevisu/site/hire-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from 'react-router';
import { CountBadge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { POPOVER } from '../ui/list-option.ts';

export interface UserMenuProps {
  readonly user: User;
  /** Unread notifications. */
  readonly pending: number;
  readonly onSignOut: () => void;
}

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 text-16 outline-none focused:bg-accent-tint';

export function UserMenu({ user, pending, onSignOut }: UserMenuProps) {
  const navigate = useNavigate();
  const unread = pending === 0 ? '' : `, ${pending} unread`;
  return (
    <MenuTrigger>
      <span className="relative">
        <Button
          aria-label={`${user.first_name}'s account${unread}`}
          className="flex h-11 items-center gap-2 rounded-control px-2.5 text-14 transition-colors hover:bg-sunken"
        >
          <Icon name="user" size={22} />
          <span className="max-w-28 truncate max-md:hidden">{user.first_name}</span>
        </Button>
        {/* Next to the button, whose name already includes the count. */}
        <span className="pointer-events-none absolute top-0 left-10.5">
          <CountBadge count={pending} />
        </span>
      </span>
      <Popover className={`${POPOVER} min-w-52`} offset={4} placement="bottom end">
        <Menu className="outline-none">
          <MenuItem
            className={ITEM}
            onAction={() => navigate(PATHS.notification)}
            textValue="Notifications"
          >
            Notifications
            {pending > 0 && (
              <span className="figures ms-auto ps-4 text-14 text-muted">{pending}</span>
            )}
          </MenuItem>
          {user.type !== 'Admin' && (
            <MenuItem className={ITEM} onAction={() => navigate(PATHS.chats)}>
              Messages
            </MenuItem>
          )}
          <MenuItem className={ITEM} onAction={() => navigate(PATHS.account)}>
            My Account
          </MenuItem>
          {(user.type === 'User' || user.type === 'Contractor') && (
            <MenuItem className={ITEM} onAction={() => navigate(PATHS.projects)}>
              {user.type === 'User' ? 'My Projects' : 'Shared with me'}
            </MenuItem>
          )}
          {user.type === 'User' && (
            <MenuItem className={ITEM} onAction={() => navigate(HIRES_PATH)}>
              My Hires
            </MenuItem>
          )}
          <MenuItem className={ITEM} onAction={onSignOut}>
            Log Out
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
