import { PATHS } from '@wevisu/site/paths.ts';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session.tsx';
import { type ActionItem, ActionMenu } from '../../ui/action-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { askForShowroom } from './ask-for-showroom.tsx';
import { leaveShowroom } from './leave-showroom.ts';
import { useShowroom } from './use-showroom.ts';

type ShowroomAction = 'shop' | 'switch' | 'leave';

export interface ShowroomMenuProps {
  /** Whether what is open belongs to this showroom: then another one is entered on the start page. */
  readonly isBound?: () => boolean;
}

/** What the showroom bar holds, for pages that fill the window: the showroom's name, which opens the ways out of it. */
export function ShowroomMenu({ isBound = () => false }: ShowroomMenuProps) {
  const { selection, profile, isSample } = useShowroom();
  const { user } = useSession();
  const navigate = useNavigate();
  if (selection === null && !isSample) return null;
  // A pro without a showroom is put into their own.
  const isOwn = selection !== null && user?.shop_profile?.vsd_id === selection.vsd_id;
  const name = profile?.company_name ?? selection?.vsd_id ?? '';
  const items: readonly ActionItem<ShowroomAction>[] = [
    { id: 'shop', label: isSample ? `Browse ${name}` : `Shop at ${name}` },
    { id: 'switch', label: isSample ? 'Enter a Showroom ID' : 'Switch showroom' },
    ...(isOwn ? [] : [{ id: 'leave', label: 'Leave showroom' } as const]),
  ];

  function act(action: ShowroomAction) {
    if (action === 'switch') return askForShowroom(isBound() ? PATHS.visualize : null);
    if (action === 'leave') leaveShowroom();
    void navigate(action === 'shop' ? PATHS.showroomShop : PATHS.visualize);
  }

  return (
    <ActionMenu
      className="flex min-h-6 max-w-full items-center gap-1 px-2 text-12 text-muted"
      items={items}
      label={`Showroom: ${name}`}
      onAct={act}
    >
      <span className="truncate">{name}</span>
      <Icon name="down" size={12} />
    </ActionMenu>
  );
}
