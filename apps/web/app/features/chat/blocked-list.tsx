import { useQuery, useQueryClient } from '@tanstack/react-query';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ReaderOnly } from '../../ui/reader-only.tsx';
import { fetchBlocks, unblockPerson } from './chat-calls.ts';

/** Nothing while nobody is blocked. */
export function BlockedList() {
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({ queryKey: ['chat', 'blocks'], queryFn: fetchBlocks });
  if (data.length === 0) return null;
  async function unblock(id: number) {
    await withToast(unblockPerson(id));
    await queryClient.invalidateQueries({ queryKey: ['chat'] });
  }
  return (
    <section aria-labelledby="blocked" className="mt-8 px-3">
      <h2 className="font-sans text-14 font-[560] text-muted" id="blocked">
        Blocked
      </h2>
      <ul>
        {data.map(({ id, name }) => (
          <li className="flex items-center gap-2" key={id}>
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <Button kind="quiet" onPress={() => void unblock(id)} size="small">
              Unblock<ReaderOnly> {name}</ReaderOnly>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
