import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { DesignRunCard } from '@wevisu/contract/ai-designs.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { DesignStatus } from '@wevisu/domain/design-ai/design-runs.ts';
import { designRunPath } from '@wevisu/site/design-ai-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { withToast } from '../../../platform/with-toast.ts';
import { AskToDelete } from '../../../ui/ask-to-delete.tsx';
import { Badge, type BadgeKind } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Money } from '../../../ui/money.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { AiPage } from '../account/ai-page.tsx';
import { fetchHistory, RUN_KEYS, removeRun } from '../runs/run-calls.ts';
import { DesignPicture } from './design-picture.tsx';

const HEADING = 'design-history';

/** Every design run, newest first. */
export default function HistoryPage() {
  return (
    <AiPage title="Your designs">
      {() => (
        <>
          <h1 className="text-36 outline-none" id={HEADING} tabIndex={-1}>
            Your designs
          </h1>
          <History />
        </>
      )}
    </AiPage>
  );
}

function History() {
  const [shown, setShown] = useState<'all' | 'kept'>('all');
  const onlyKept = shown === 'kept';
  const history = useInfiniteQuery({
    queryKey: [...RUN_KEYS.history, shown],
    queryFn: ({ pageParam }) => fetchHistory(pageParam, onlyKept),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ runs, has_more }) => (has_more ? runs.at(-1)?.id : undefined),
  });
  const runs = history.data?.pages.flatMap((page) => page.runs);
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <ChoiceGroup
          items={[
            { id: 'all', label: 'All' },
            { id: 'kept', label: 'Kept' },
          ]}
          label="Which designs"
          onChange={setShown}
          value={shown}
        />
        <LinkButton icon="plus" kind="secondary" to={PATHS.designAi}>
          Describe a room
        </LinkButton>
      </div>
      {history.isLoadingError && (
        <ErrorState
          isRetrying={history.isFetching}
          onRetry={() => void history.refetch()}
          title="Your designs could not be loaded"
        />
      )}
      {history.isPending && (
        <div className="mt-6 grid gap-4">
          <LoadingNote label="Loading your designs" />
          {[1, 2, 3].map((n) => (
            <Skeleton className="h-48 rounded-card" key={n} />
          ))}
        </div>
      )}
      {runs?.length === 0 && <None onlyKept={onlyKept} />}
      {runs && runs.length > 0 && (
        <ul className="mt-6 grid gap-4">
          {runs.map((run) => (
            <li key={run.id}>
              <RunCard run={run} />
            </li>
          ))}
        </ul>
      )}
      {history.hasNextPage && (
        <Button
          className="mt-6"
          isPending={history.isFetchingNextPage}
          kind="secondary"
          onPress={() => void history.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </>
  );
}

function None({ onlyKept }: { readonly onlyKept: boolean }) {
  return onlyKept ? (
    <EmptyState icon="check" title="Nothing kept yet">
      <p>Keep a design on its page, and you find it here.</p>
    </EmptyState>
  ) : (
    <EmptyState
      action={<LinkButton to={PATHS.designAi}>Describe a room</LinkButton>}
      icon="room"
      title="No designs yet"
    >
      <p>Write what you wish, and three designs of it are made in seconds.</p>
    </EmptyState>
  );
}

const STATES: Readonly<Record<DesignStatus, readonly [BadgeKind, string]>> = {
  waiting: ['neutral', 'Waiting'],
  designing: ['accent', 'Being designed'],
  done: ['success', 'Done'],
  declined: ['warning', 'Not possible'],
  failed: ['danger', 'Failed'],
};

function RunCard({ run }: { readonly run: DesignRunCard }) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { id, text, status, created_at: at, designs } = run;
  const [kind, word] = STATES[status];
  const isRunning = status === 'waiting' || status === 'designing';

  async function remove(): Promise<boolean> {
    const reply = await withToast(removeRun(id));
    if (reply === null) return false;
    await queryClient.invalidateQueries({ queryKey: RUN_KEYS.history });
    return true;
  }

  return (
    <article className="rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="font-sans text-18 font-[520]">
            <Link
              className="line-clamp-2 break-words rounded-[4px] hover:underline"
              to={designRunPath(id)}
            >
              {text || 'A room without words'}
            </Link>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            <Badge kind={kind}>{word}</Badge>
            <span className="figures">{formatDate(at)}</span>
          </p>
        </div>
        {!isRunning && (
          <IconButton icon="trash" label={`Remove: ${text}`} onPress={() => setAsked(true)} />
        )}
      </div>
      {designs.length > 0 && (
        <ul className="mt-4 grid gap-4 sm:grid-cols-3">
          {designs.map((design) => (
            <li key={design.at}>
              <Link className="group block rounded-card" to={designRunPath(id, design.at)}>
                {design.picture && (
                  <DesignPicture
                    alt=""
                    at={design.at}
                    instead={<Skeleton className="size-full" />}
                    run={id}
                    version={design.picture.version}
                  />
                )}
                <span className="mt-2 flex items-baseline justify-between gap-3 text-14">
                  <span className="min-w-0 group-hover:underline">
                    {design.title}
                    {design.kept && (
                      <span className="ms-2 inline-flex items-center gap-1 text-accent-text">
                        <Icon name="check" size={14} />
                        Kept
                      </span>
                    )}
                  </span>
                  <Money amount={design.total_cents} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAsked && (
        <AskToDelete
          action="Remove"
          focusId={HEADING}
          onClose={() => setAsked(false)}
          onDelete={remove}
          title="Remove these designs?"
        >
          <p>Links to them stop working. Projects that you made of them stay.</p>
        </AskToDelete>
      )}
    </article>
  );
}
