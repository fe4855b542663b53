import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withToast } from '../../platform/with-toast.ts';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { blockPerson, type ChatPerson, type ChatRoom } from './chat-calls.ts';
import { useChatPlace } from './chat-place.ts';

export interface BlockMenuProps {
  readonly room: ChatRoom;
  /** Those who can be blocked here. */
  readonly people: readonly ChatPerson[];
  readonly onBlocked: () => void;
}

/** Blocking is asked about: the chat ends. */
export default function BlockMenu({ room, people, onBlocked }: BlockMenuProps) {
  const navigate = useNavigate();
  const { list } = useChatPlace();
  const queryClient = useQueryClient();
  const [person, setPerson] = useState<ChatPerson | null>(null);
  const [isBlocking, setBlocking] = useState(false);

  async function block({ id }: ChatPerson) {
    setBlocking(true);
    const done = await withToast(blockPerson(room.key, id));
    setBlocking(false);
    if (!done) return;
    setPerson(null);
    await queryClient.invalidateQueries({ queryKey: ['chat', 'blocks'] });
    // The room is the homeowner's: a pro leaves it.
    if (room.role === 'owner') onBlocked();
    else await navigate(list);
  }

  return (
    <>
      <ActionMenu
        items={people.map(({ id, name }) => ({
          id: String(id),
          label: `Block ${name}`,
          isDanger: true,
        }))}
        label="More for this chat"
        onAct={(id) => setPerson(people.find((one) => String(one.id) === id) ?? null)}
      />
      {person && (
        <Dialog
          actions={
            <>
              <Button kind="secondary" onPress={() => setPerson(null)}>
                Cancel
              </Button>
              <Button isPending={isBlocking} kind="danger" onPress={() => void block(person)}>
                Block
              </Button>
            </>
          }
          isAlert
          isOpen
          onClose={() => setPerson(null)}
          title={`Block ${person.name}?`}
        >
          <p>
            {room.role === 'owner'
              ? `${person.name} leaves the chats of all your projects, and reads nothing in them any more. The project stays shared until you stop sharing it.`
              : `You leave the chats of all projects of ${person.name}, and read nothing in them any more.`}{' '}
            {person.name} is not told. You can unblock {person.name} in your messages.
          </p>
        </Dialog>
      )}
    </>
  );
}
