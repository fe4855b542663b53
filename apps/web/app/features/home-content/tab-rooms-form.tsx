import { type HomeTab, MAX_HOME_ROOMS } from '@wevisu/contract/home-content.ts';
import { useState } from 'react';
import { LeaveGuard } from '../../back-office/leave-guard.tsx';
import { SortableList } from '../../back-office/sortable-list.tsx';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { sendTab } from './home-content-calls.ts';
import { moveTo } from './move-to.ts';
import { useSaving } from './use-saving.ts';

type Room = HomeTab['rooms'][number];

interface Chosen {
  readonly rooms: readonly string[];
  readonly hidden: readonly string[];
}

function chosenOf({ rooms, hidden }: HomeTab): Chosen {
  return { rooms: rooms.map(({ id }) => id), hidden: hidden.map(({ id }) => id) };
}

/** The rooms that come first, in their order, and those that are never shown; saved together. */
export function TabRoomsForm({ tab }: { readonly tab: HomeTab }) {
  const [base, setBase] = useState(tab);
  const [mine, setMine] = useState(() => chosenOf(tab));
  const [picked, setPicked] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const { errors, theirs, isPending, save, forget } = useSaving<HomeTab>(take);
  const known = new Map(
    [...base.rooms, ...base.hidden, ...base.others, ...(theirs?.rooms ?? [])].map((room) => [
      room.id,
      room,
    ]),
  );
  const named = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? []);
  const free = [...known.values()]
    .filter(({ id }) => !mine.rooms.includes(id) && !mine.hidden.includes(id))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const next = free.find(({ id }) => id === added) ?? free[0];
  const isDirty = JSON.stringify(mine) !== JSON.stringify(chosenOf(base));

  function take(now: HomeTab) {
    setBase(now);
    setMine(chosenOf(now));
    forget();
  }

  const send = (version: number) =>
    save(() =>
      sendTab({ tab: tab.tab, rooms: [...mine.rooms], hidden: [...mine.hidden], version }),
    );
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);
  const drop = (id: string) => setMine({ ...mine, rooms: without(mine.rooms, id) });
  const hide = (id: string) =>
    setMine({ rooms: without(mine.rooms, id), hidden: [...mine.hidden, id] });

  return (
    <form
      aria-label={`Rooms of ${tab.tab}`}
      className="grid max-w-[880px] grid-cols-1 gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(base.version);
      }}
    >
      <LeaveGuard isDirty={isDirty} />
      {theirs && (
        <Notice
          action={
            <>
              <Button kind="secondary" onPress={() => take(theirs)} size="small">
                Take theirs
              </Button>
              <Button onPress={() => void send(theirs.version)} size="small">
                Save mine
              </Button>
            </>
          }
          isUrgent
          kind="warning"
          title="Someone else changed these rooms meanwhile"
        >
          Theirs: {theirs.rooms.map(({ name }) => name).join(', ') || 'none chosen'}.
        </Notice>
      )}
      {errors['rooms'] && <Notice isUrgent kind="danger" title={errors['rooms']} />}
      <p className="text-14 text-muted">
        The tab shows seven rooms: these first, then others of its kind in as many styles as
        possible.
      </p>
      <SortableList
        chosen={picked}
        empty="None is chosen: the home page picks seven by name."
        kind={`room-${tab.tab}`}
        label={`Rooms of ${tab.tab}, in their order`}
        onChoose={setPicked}
        onMove={(key, target) => setMine({ ...mine, rooms: moveTo(mine.rooms, key, target) })}
        rows={named(mine.rooms).map((room) => ({
          key: room.id,
          text: room.name,
          content: (
            <RoomRow onDrop={() => drop(room.id)} onHide={() => hide(room.id)} room={room} />
          ),
        }))}
      />
      {next && (
        <div className="flex flex-wrap items-end gap-3">
          <NativeSelect
            className="min-w-0 flex-1 basis-64"
            isInForm
            label="Another room"
            onChange={setAdded}
            options={free.map(({ id, name }) => ({ id, label: name }))}
            value={next.id}
          />
          <Button
            isDisabled={mine.rooms.length >= MAX_HOME_ROOMS}
            kind="secondary"
            onPress={() => setMine({ ...mine, rooms: [...mine.rooms, next.id] })}
          >
            Add room
          </Button>
          <Button kind="quiet" onPress={() => hide(next.id)}>
            Hide room
          </Button>
        </div>
      )}
      {mine.hidden.length > 0 && (
        <div>
          <h3 className="mb-1 text-16">Not shown under this tab</h3>
          <ul className="divide-y divide-line border-y border-line text-14">
            {named(mine.hidden).map(({ id, name }) => (
              <li className="flex items-center justify-between gap-3 py-1" key={id}>
                <span className="min-w-0 truncate">{name}</span>
                <Button
                  aria-label={`Show ${name} again`}
                  className="shrink-0"
                  kind="quiet"
                  onPress={() => setMine({ ...mine, hidden: without(mine.hidden, id) })}
                  size="small"
                >
                  Show again
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={!isDirty} isPending={isPending} type="submit">
          Save the rooms
        </Button>
        {isDirty && (
          <Button kind="quiet" onPress={() => setMine(chosenOf(base))}>
            Discard
          </Button>
        )}
      </div>
    </form>
  );
}

interface RoomRowProps {
  readonly room: Room;
  readonly onDrop: () => void;
  readonly onHide: () => void;
}

function RoomRow({ room, onDrop, onHide }: RoomRowProps) {
  const { name, picture } = room;
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-14">
      <span className="w-16 shrink-0">
        <RoomPicture alt="" picture={picture} sizes="64px" />
      </span>
      <span className="min-w-0 flex-1 basis-40">{name}</span>
      <Button aria-label={`Remove ${name}`} kind="quiet" onPress={onDrop} size="small">
        Remove
      </Button>
      <Button aria-label={`Hide ${name}`} kind="quiet" onPress={onHide} size="small">
        Hide
      </Button>
    </span>
  );
}
