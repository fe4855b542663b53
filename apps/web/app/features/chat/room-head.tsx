import { awayText, hoursText } from '@wevisu/domain/chat/pro-hours.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { askStaff, type ChatRoom } from './chat-calls.ts';

const BlockMenu = late(() => import('./block-menu.tsx'));

export interface RoomHeadProps {
  readonly room: ChatRoom;
  readonly setRoom: (room: ChatRoom) => void;
  readonly onSearch: () => void;
  readonly onBlocked: () => void;
  /** The page has a heading of its own. */
  readonly isInside: boolean;
}

export function RoomHead({ room, setRoom, onSearch, onBlocked, isInside }: RoomHeadProps) {
  const [isAsking, setAsking] = useState(false);
  const { key, title, role, people, me, is_staff_asked } = room;
  const Heading = isInside ? 'h2' : 'h1';
  const others = people.filter(({ id }) => id !== me).map(({ name }) => name);
  const blockable = people.filter(
    (one) => [role, one.role].sort().join(' ') === 'owner pro' && one.id !== me,
  );
  async function ask() {
    setAsking(true);
    try {
      setRoom(await askStaff(key, !is_staff_asked));
      showToast(
        'success',
        is_staff_asked
          ? 'Support no longer sees this chat.'
          : 'Support was asked to join this chat.',
      );
    } catch {
      showToast('error', 'That did not work. Try again.');
    } finally {
      setAsking(false);
    }
  }
  return (
    <header className="flex flex-wrap items-center gap-x-2 border-line border-b px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="truncate font-sans text-18 font-[560]">{title}</Heading>
        <p className="truncate text-14 text-muted">{withText(room, others)}</p>
        {answersOf(room).map((text) => (
          <p className="line-clamp-2 break-words text-14 text-muted" key={text}>
            {text}
          </p>
        ))}
      </div>
      {(role === 'owner' || role === 'pro') && (
        <Button isPending={isAsking} kind="quiet" onPress={() => void ask()} size="small">
          {is_staff_asked ? 'Let support go' : 'Ask support in'}
        </Button>
      )}
      <IconButton icon="search" label="Search this chat" onPress={onSearch} />
      {blockable.length > 0 && (
        <Suspense fallback={<span className="block size-11" />}>
          <BlockMenu onBlocked={onBlocked} people={blockable} room={room} />
        </Suspense>
      )}
    </header>
  );
}

/** When the pros answer; with their names where there are several. */
function answersOf({ people, me }: ChatRoom): readonly string[] {
  const pros = people.filter(({ id, role }) => role === 'pro' && id !== me);
  return pros.flatMap(({ name, answers }) => {
    const hours = answers?.hours ? hoursText(answers.hours) : null;
    const text = answers?.away ? awayText(answers.away) : hours && `Usually answers ${hours}`;
    return text === null ? [] : [pros.length > 1 ? `${name}: ${text}` : text];
  });
}

function withText({ role, blocked }: ChatRoom, others: readonly string[]): string {
  if (others.length === 0 && blocked.length > 0) {
    return `You have blocked ${blocked.map(({ name }) => name).join(', ')}`;
  }
  if (others.length > 0) return `With ${others.join(', ')}`;
  if (role === 'member') return 'A person answers here';
  return role === 'owner' ? 'Share the project with your pro to talk here' : 'Nobody else is here';
}
