import { useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { listenLive } from '../../../platform/live/live-stream.ts';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { RoomPanel } from '../room-panel.tsx';
import { Answers } from './answers.tsx';
import { claimChat, closeChat, fetchSupport, SUPPORT_KEY } from './support-calls.ts';
import { SupportList } from './support-list.tsx';

type Support = Awaited<ReturnType<typeof fetchSupport>>;

/** G-74: the chats in which somebody waits for support, and one of them. */
export default function SupportPage() {
  return (
    <AreaPage title="Support">
      <Queue />
    </AreaPage>
  );
}

function Queue() {
  const { room } = useParams();
  const queryClient = useQueryClient();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: SUPPORT_KEY,
    queryFn: fetchSupport,
    refetchInterval: 30_000,
  });
  useEffect(
    () =>
      listenLive(({ kind }) => {
        if (kind !== 'typing' && kind !== 'notifications')
          void queryClient.invalidateQueries({ queryKey: SUPPORT_KEY });
      }),
    [queryClient],
  );
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The chats could not be loaded"
      />
    );
  }
  if (!data) return <RowsSkeleton label="The chats are loading" />;
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={cx('min-w-0', room && 'max-lg:hidden')}>
        {data.chats.length === 0 ? (
          <EmptyState icon="chat" title="Nobody waits">
            <p>Chats with support appear here as soon as somebody writes.</p>
          </EmptyState>
        ) : (
          <SupportList chats={data.chats} current={room} />
        )}
      </div>
      {room && <Answering key={room} room={room} support={data} />}
    </div>
  );
}

function Answering({ room, support }: { readonly room: string; readonly support: Support }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [prepared, setPrepared] = useState<{ text: string; at: number } | null>(null);
  const [isPending, setPending] = useState(false);
  const chat = support.chats.find(({ key }) => key === room);
  const claimer = chat?.claimed_by ?? null;

  async function act(work: () => Promise<unknown>, onDone?: () => void) {
    setPending(true);
    // What went wrong is told as a toast.
    const isDone = await work().then(
      () => true,
      () => false,
    );
    await queryClient.invalidateQueries({ queryKey: SUPPORT_KEY });
    setPending(false);
    if (isDone) onDone?.();
  }

  return (
    <section aria-label="Chat" className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <LinkButton
          className="lg:hidden"
          icon="left"
          kind="quiet"
          size="small"
          to={STAFF_PATHS.support}
        >
          All chats
        </LinkButton>
        {claimer === null ? (
          <Button
            isPending={isPending}
            onPress={() => void act(() => claimChat(room, user?.id ?? null))}
            size="small"
          >
            Take this chat
          </Button>
        ) : (
          <NativeSelect
            label="With"
            onChange={(id) => void act(() => claimChat(room, id === '' ? null : Number(id)))}
            options={[
              { id: '', label: 'Nobody' },
              ...support.staff.map(({ id, name }) => ({ id: String(id), label: name })),
            ]}
            value={String(claimer.id)}
          />
        )}
        {chat && (
          <Button
            isPending={isPending}
            kind="secondary"
            onPress={() =>
              void act(
                () => closeChat(room),
                () => void navigate(STAFF_PATHS.support),
              )
            }
            size="small"
          >
            Close
          </Button>
        )}
      </div>
      <div className="h-[calc(100dvh-16rem)] min-h-96 overflow-hidden rounded-card border border-line bg-surface">
        <RoomPanel emptyText="Nothing was written yet." isInside prepared={prepared} room={room} />
      </div>
      <Answers onChoose={(text) => setPrepared({ text, at: Date.now() })} />
    </section>
  );
}
