import type { LivePerson } from '@wevisu/contract/live-scenes.ts';
import { setProsEdit } from '@wevisu/contract/project-sharing.ts';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { call } from '../../../platform/api.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { POPOVER } from '../../../ui/list-option.ts';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { tipOf } from '../../../ui/tip-of.ts';
import { colorOf } from '../workspace/people-store.ts';
import { usePeople, useWorkspace } from '../workspace/workspace-context.ts';

const MAX_SHOWN = 3;
const ROLES: Readonly<Record<LivePerson['role'], string>> = {
  owner: 'Owner',
  pro: 'Pro',
  guest: 'Looks on',
};
/** Drawn, not written: the button's name says who it is. */
const DOT =
  'grid size-7 place-items-center rounded-full font-[560] text-12 before:content-[attr(data-drawn)]';

/** Who else has the room open: their initials, and behind them what can be done about it. */
export function PeopleMenu() {
  const status = usePeople((state) => state.status);
  const others = usePeople((state) => state.others);
  if (status === 'alone' || status === 'connecting' || status === 'refused') return null;
  const label =
    others.length === 0
      ? 'People in this room'
      : `In this room with you: ${others.map(({ name }) => name).join(', ')}`;
  return (
    <DialogTrigger>
      <AriaButton
        aria-label={label}
        className={cx(
          'flex h-11 shrink-0 items-center rounded-control px-2 transition-colors hover:bg-sunken',
          others.length === 0 && 'max-lg:hidden',
        )}
        {...tipOf('People in this room')}
      >
        {others.length === 0 ? (
          <Icon name="user" />
        ) : (
          <span className="flex -space-x-2">
            {others.slice(0, MAX_SHOWN).map((person) => (
              <Initials key={person.id} person={person} />
            ))}
            {others.length > MAX_SHOWN && (
              <span
                className={cx(DOT, 'border border-line bg-surface text-ink')}
                data-drawn={`+${others.length - MAX_SHOWN}`}
              />
            )}
          </span>
        )}
      </AriaButton>
      <Popover className={`${POPOVER} w-80 max-w-[calc(100vw-1rem)]`} placement="bottom end">
        <Dialog aria-label="People in this room" className="p-3 outline-none">
          <WhoIsHere />
        </Dialog>
      </Popover>
      <LiveRegion>{others.length === 0 ? '' : label}</LiveRegion>
    </DialogTrigger>
  );
}

function Initials({ person }: { readonly person: LivePerson }) {
  const [first = '', last = ''] = person.name.split(' ');
  return (
    <span
      aria-hidden="true"
      className={DOT}
      data-drawn={`${first.slice(0, 1)}${last.slice(0, 1)}`.toUpperCase()}
      style={{ backgroundColor: colorOf(person), color: '#fff' }}
    />
  );
}

function WhoIsHere() {
  const { status, others, myRole } = usePeople((state) => state);
  return (
    <>
      <h2 className="font-[560] text-16">In this room</h2>
      {status === 'offline' && (
        <p className="mt-1 text-14 text-muted">
          You are offline. What you do is kept here and joins the others when you are back.
        </p>
      )}
      {others.length === 0 && status !== 'offline' && (
        <p className="mt-1 text-14 text-muted">
          Only you, right now. Open this room on another device, or let your pro in, and you see
          each other here.
        </p>
      )}
      <ul className="mt-2">
        {others.map((person) => (
          <Other
            isMe={person.role === 'owner' && myRole === 'owner'}
            key={person.id}
            person={person}
          />
        ))}
      </ul>
      {myRole === 'owner' && <LetProsEdit />}
    </>
  );
}

function Other({ person, isMe }: { readonly person: LivePerson; readonly isMe: boolean }) {
  const follow = usePeople((state) => state.follow);
  const isFollowed = usePeople((state) => state.following === person.id);
  return (
    <li className="flex min-h-11 items-center gap-3">
      <Initials person={person} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-14">{isMe ? 'You, elsewhere' : person.name}</span>
        <span className="block text-12 text-muted">{ROLES[person.role]}</span>
      </span>
      {person.at?.eye && (
        <Button
          aria-label={`${isFollowed ? 'Stop following' : 'Follow'} ${isMe ? 'your other view' : person.name}`}
          aria-pressed={isFollowed}
          kind="quiet"
          onPress={() => follow(isFollowed ? null : person.id)}
          size="small"
        >
          {isFollowed ? 'Stop' : 'Follow'}
        </Button>
      )}
    </li>
  );
}

/** The owner decides whether pros only see the room or work on it as well. */
function LetProsEdit() {
  const { storage, people } = useWorkspace();
  const prosEdit = usePeople((state) => state.prosEdit);
  const id = storage.project();

  async function change(on: boolean) {
    if (id === null) return;
    people.getState().set({ prosEdit: on });
    const isSet = await withToast(
      call(setProsEdit, { params: { id }, body: { on } }, { isQuiet: true }),
    );
    if (!isSet) people.getState().set({ prosEdit: !on });
  }

  return (
    <div className="mt-2 border-line border-t pt-2">
      <Checkbox className="text-14" isSelected={prosEdit} onChange={(on) => void change(on)}>
        Pros you share this room with can edit it
      </Checkbox>
    </div>
  );
}
