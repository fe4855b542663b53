import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '../../platform/use-settled.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { searchChat } from './chat-calls.ts';
import { dayText, timeText } from './time-text.ts';

export interface SearchPanelProps {
  readonly room: string;
  readonly onClose: () => void;
  /** Shows a message that was found; false if it is too old to be shown here. */
  readonly onFind: (id: number) => void;
}

export default function SearchPanel({ room, onClose, onFind }: SearchPanelProps) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, isError, isFetching } = useQuery({
    queryKey: ['chat', 'search', room, q],
    queryFn: () => searchChat(room, q),
    enabled: q.length >= 2,
    staleTime: 0,
  });
  const count = data?.length ?? 0;
  return (
    <section aria-label="Search this chat" className="border-line border-b bg-surface p-3">
      <div className="flex items-end gap-2">
        <TextField
          // biome-ignore lint/a11y/noAutofocus: opened to type into
          autoFocus
          className="flex-1"
          label="Search messages"
          onChange={setTyped}
          type="search"
          value={typed}
        />
        <IconButton icon="x" label="Close the search" onPress={onClose} />
      </div>
      <LiveRegion>{data && `${count} found`}</LiveRegion>
      {isError ? (
        <p className="mt-3 text-14 text-danger">The search did not work. Try again.</p>
      ) : isFetching && !data ? (
        <div className="mt-3">
          <TextSkeleton lines={2} />
        </div>
      ) : data && count === 0 ? (
        <p className="mt-3 text-14 text-muted">No message contains “{q}”.</p>
      ) : (
        data && (
          <ul className="mt-2 max-h-60 overflow-y-auto">
            {data.map(({ id, author, text, created_at }) => (
              <li key={id}>
                <button
                  className="block min-h-11 w-full rounded-control px-2 py-1.5 text-start text-14 hover:bg-sunken"
                  onClick={() => onFind(id)}
                  type="button"
                >
                  <span className="font-[550]">{author}</span>{' '}
                  <span className="text-muted">
                    {dayText(created_at, new Date())}, {timeText(created_at)}
                  </span>
                  <span className="line-clamp-2 break-words">{text}</span>
                </button>
              </li>
            ))}
          </ul>
        )
      )}
    </section>
  );
}
