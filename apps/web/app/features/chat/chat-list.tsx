import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import { BlockedList } from './blocked-list.tsx';
import type { ListedChat } from './chat-calls.ts';
import { useChatPlace } from './chat-place.ts';
import { dayText, timeText } from './time-text.ts';

export interface ChatListProps {
  readonly chats: readonly ListedChat[];
  readonly current: string | undefined;
  /** Staff have none of their own. */
  readonly hasSupport: boolean;
}

export function ChatList({ chats, current, hasSupport }: ChatListProps) {
  const { pathOf } = useChatPlace();
  const isSupportListed = chats.some(({ role }) => role === 'member');
  return (
    <nav aria-label="Chats" className="mt-3">
      <ul className="flex flex-col gap-1">
        {chats.map((chat) => (
          <li className="min-w-0" key={chat.key}>
            <Row chat={chat} isCurrent={isSame(chat, current)} />
          </li>
        ))}
        {hasSupport && !isSupportListed && (
          <li>
            <Link
              aria-current={current === 'support' ? 'page' : undefined}
              className={rowClass(current === 'support')}
              to={pathOf('support')}
            >
              <span className="flex items-center gap-2 font-[550]">
                <Icon name="help" size={18} /> Support
              </span>
              <span className="block text-14 text-muted">Ask us anything. A person answers.</span>
            </Link>
          </li>
        )}
      </ul>
      {chats.length === 0 && (
        <p className="mt-4 px-3 text-14 text-muted">
          Chats about a project begin at the project: open its menu and choose Chat.
        </p>
      )}
      <BlockedList />
    </nav>
  );
}

/** One's own talk with support has a short name beside the full one. */
const isSame = ({ key, role }: ListedChat, current: string | undefined) =>
  key === current || (role === 'member' && current === 'support');

function Row({ chat, isCurrent }: { readonly chat: ListedChat; readonly isCurrent: boolean }) {
  const { key, title, unread, last } = chat;
  const { pathOf } = useChatPlace();
  const at = last && dayText(last.created_at, new Date());
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      className={rowClass(isCurrent)}
      to={pathOf(key)}
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-[550]">{title}</span>
        <span className="figures shrink-0 text-12 text-muted">
          {last && at === 'Today' ? timeText(last.created_at) : at}
        </span>
      </span>
      <span className="flex items-center gap-2">
        <span className={cx('min-w-0 flex-1 truncate text-14', unread > 0 ? '' : 'text-muted')}>
          {last && `${last.author}: ${last.text}`}
        </span>
        {unread > 0 && (
          <span className="figures grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1 text-12 font-[600] text-on-accent">
            {unread > 99 ? '99+' : unread}
            <ReaderOnly> unread</ReaderOnly>
          </span>
        )}
      </span>
    </Link>
  );
}

function rowClass(isCurrent: boolean): string {
  return cx(
    'block rounded-control px-3 py-2.5 transition-colors',
    isCurrent ? 'bg-accent-tint' : 'hover:bg-sunken',
  );
}
