import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { SoldPack } from '@wevisu/contract/ai-purchases.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { AuditedActDialog } from '../../back-office/audited-act-dialog.tsx';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { fetchSoldPacks, sendPackRefund } from './book-calls.ts';

const KEY = ['books', 'sold-packs'];

/** Packs of AI credits; nothing where none is sold. */
export function SoldPacks() {
  const [opened, setOpened] = useState<SoldPack | null>(null);
  const client = useQueryClient();
  const sold = useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam }) => fetchSoldPacks(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ packs, has_more }) => (has_more ? packs.at(-1)?.id : undefined),
  });
  if (sold.isLoadingError) {
    return (
      <ErrorState
        isRetrying={sold.isFetching}
        onRetry={() => void sold.refetch()}
        title="Sold AI credits could not be loaded"
      />
    );
  }
  const packs = sold.data?.pages.flatMap((page) => page.packs) ?? [];
  if (packs.length === 0) return null;
  return (
    <section aria-labelledby="sold-packs">
      <h2 className="text-18" id="sold-packs">
        AI credits sold
      </h2>
      <ul className="mt-2 max-w-[960px] border-line border-t">
        {packs.map((pack) => (
          <Row key={pack.id} onRefund={() => setOpened(pack)} pack={pack} />
        ))}
      </ul>
      {sold.hasNextPage && (
        <Button
          className="mt-4"
          isPending={sold.isFetchingNextPage}
          kind="secondary"
          onPress={() => void sold.fetchNextPage()}
          size="small"
        >
          Show older ones
        </Button>
      )}
      {opened && (
        <AuditedActDialog
          act="Refund"
          onClose={() => setOpened(null)}
          onSend={async (reason) => {
            await sendPackRefund(opened.id, reason);
            await client.invalidateQueries({ queryKey: ['books'] });
          }}
          title={`Refund ${opened.receipt}`}
        >
          <p className="mb-4 text-muted">
            The whole amount goes back to the card, and its {opened.credits} credits are taken back.
          </p>
        </AuditedActDialog>
      )}
    </section>
  );
}

interface RowProps {
  readonly pack: SoldPack;
  readonly onRefund: () => void;
}

function Row({ pack, onRefund }: RowProps) {
  const { receipt, email, credits, used_credits: used, amount, at } = pack;
  const badge = badgeOf(pack);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5">
      <div className="min-w-0">
        <p className="break-words font-[560]">{email ?? 'A deleted account'}</p>
        <p className="figures text-muted">
          {receipt}, {formatDate(at)}:{' '}
          <span className="whitespace-nowrap">
            {credits} credits, {used} used
          </span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {badge && <Badge kind={badge.kind}>{badge.label}</Badge>}
        <Money amount={amount} />
        {pack.can_refund && (
          <Button kind="secondary" onPress={onRefund} size="small">
            {pack.refund === 'failed' ? 'Try again' : 'Refund'}
            <span className="reader-only"> {receipt}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function badgeOf({
  refund,
  is_disputed: isDisputed,
}: SoldPack): { readonly label: string; readonly kind: BadgeKind } | null {
  if (isDisputed) return { label: 'Disputed', kind: 'danger' };
  if (refund === 'failed') return { label: 'Refund failed', kind: 'danger' };
  if (refund === 'started') return { label: 'Refund on its way', kind: 'accent' };
  return refund === 'done' ? { label: 'Refunded', kind: 'neutral' } : null;
}
