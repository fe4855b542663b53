import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CreditEntry, listCreditEntries } from '@wevisu/contract/ai-credits.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { AI_KEYS, callAi, fetchBalance } from '../account/ai-calls.ts';
import { AiPage } from '../account/ai-page.tsx';
import { BuyCredits } from './buy-credits.tsx';
import { changeText, entryText } from './entry-words.ts';

/** G-44: what there is, and what became of each credit. */
export default function AiCreditsPage() {
  return (
    <AiPage title="Credits">
      {(user) => (
        <>
          <h1 className="text-36">Your credits</h1>
          <div className="mt-6 grid max-w-[880px] gap-8">
            <Balance />
            <BuyCredits user={user} />
            <History />
          </div>
        </>
      )}
    </AiPage>
  );
}

function Balance() {
  const balance = useQuery({ queryKey: AI_KEYS.balance, queryFn: fetchBalance });
  if (balance.isLoadingError) {
    return (
      <ErrorState
        isRetrying={balance.isFetching}
        onRetry={() => void balance.refetch()}
        title="Your credits could not be loaded"
      />
    );
  }
  if (balance.data === undefined) return <Skeleton className="h-24" />;
  const { credits, held_credits: held } = balance.data;
  return (
    <section aria-label="Balance" className="rounded-card border border-line bg-surface p-5">
      <p>
        <strong className="figures text-28">{formatCount(credits)}</strong>{' '}
        {credits === 1 ? 'credit' : 'credits'} to use
        {held > 0 && (
          <>
            , and <strong className="figures">{formatCount(held)}</strong> held for designs that are
            being made
          </>
        )}
        .
      </p>
      <p className="mt-2 text-muted">
        A design run takes {DESIGN_CREDITS} credits. They are held when it begins, used once your
        designs are there, and returned by themselves if it fails. Credits do not expire.
      </p>
    </section>
  );
}

async function fetchEntries(before: number | undefined) {
  const query = before === undefined ? {} : { before };
  return (await callAi(listCreditEntries, { query }, { isQuiet: true })).data;
}

function History() {
  const history = useInfiniteQuery({
    queryKey: AI_KEYS.history,
    queryFn: ({ pageParam }) => fetchEntries(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ entries, has_more }) => (has_more ? entries.at(-1)?.id : undefined),
  });
  if (history.isLoadingError) {
    return (
      <ErrorState
        isRetrying={history.isFetching}
        onRetry={() => void history.refetch()}
        title="The history could not be loaded"
      />
    );
  }
  if (history.data === undefined) {
    return (
      <div>
        <LoadingNote label="Loading the history" />
        <Skeleton className="h-64" />
      </div>
    );
  }
  const entries = history.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState icon="info" title="No credits yet">
        <p>Your first credits come as soon as your email address is verified.</p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="history" className="min-w-0">
      <h2 className="mb-2 text-18" id="history">
        History
      </h2>
      <EntryTable entries={entries} />
      {history.hasNextPage && (
        <Button
          className="mt-4"
          isPending={history.isFetchingNextPage}
          kind="secondary"
          onPress={() => void history.fetchNextPage()}
        >
          Show older ones
        </Button>
      )}
    </section>
  );
}

function EntryTable({ entries }: { readonly entries: readonly CreditEntry[] }) {
  return (
    <ScrollBox className="rounded-card border border-line bg-surface" label="Table of credits">
      <table className="w-full">
        <caption className="reader-only">Changes of your credits, newest first</caption>
        <thead className="text-start text-12 text-muted">
          <tr>
            <th className="px-3 py-2 text-start font-[550] sm:px-4">Date</th>
            <th className="px-3 py-2 text-start font-[550] sm:px-4">What</th>
            <th className="px-3 py-2 text-end font-[550] sm:px-4">Change</th>
            <th className="px-3 py-2 text-end font-[550] sm:px-4">Left</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {entries.map((entry) => (
            <tr className="align-top" key={entry.id}>
              <td className="figures whitespace-nowrap px-3 py-3 sm:px-4">
                {formatDate(entry.at)}
              </td>
              <td className="px-3 py-3 sm:px-4">{entryText(entry)}</td>
              <td className="figures whitespace-nowrap px-3 py-3 text-end sm:px-4">
                {changeText(entry)}
              </td>
              <td className="figures px-3 py-3 text-end sm:px-4">{formatCount(entry.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
