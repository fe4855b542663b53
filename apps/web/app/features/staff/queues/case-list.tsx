import type { StaffCase } from '@wevisu/contract/staff-queues.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useEffect, useState } from 'react';
import { dueText } from '../../../back-office/due-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';

export interface CaseListProps {
  readonly cases: readonly StaffCase[];
  readonly total: number;
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  /** Null where all are listed. */
  readonly onMore: (() => void) | null;
  readonly isLoadingMore: boolean;
}

/** The least time left first. */
export function CaseList(props: CaseListProps) {
  const { cases, total, openId, onOpen, onMore, isLoadingMore } = props;
  const now = useMinutes();
  return (
    <section aria-label="Cases">
      <p className="mb-2 text-12 text-muted">
        <span className="figures">
          {formatCount(cases.length)} of {formatCount(Math.max(total, cases.length))}
        </span>
        , by the time left. Keys: J next, K previous.
      </p>
      <ul className="max-h-[70vh] overflow-y-auto border-line border-t max-lg:max-h-56">
        {cases.map((one) => (
          <li key={one.id}>
            <button
              aria-current={one.id === openId ? 'true' : undefined}
              className={cx(
                'flex w-full flex-col gap-0.5 border-line border-b px-3 py-2 text-start',
                one.id === openId ? 'bg-sunken' : 'hover:bg-surface',
              )}
              onClick={() => onOpen(one.id)}
              type="button"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate font-[560]">{one.title}</span>
                <Due now={now} of={one} />
              </span>
              <span className="truncate text-12 text-muted">{one.detail}</span>
              {one.claim && !one.claim.is_mine && (
                <span className="text-12 text-muted">{one.claim.by} has it</span>
              )}
            </button>
          </li>
        ))}
        {onMore && (
          <li className="p-3">
            <Button isPending={isLoadingMore} kind="secondary" onPress={onMore} size="small">
              Show more
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

export function Due({ of, now }: { readonly of: StaffCase; readonly now: Date }) {
  const isWaiting = of.wait !== null;
  const text = dueText({ dueAt: of.due_at, since: of.since, isWaiting }, now);
  const isOver = !isWaiting && of.due_at !== null && Date.parse(of.due_at) < now.getTime();
  if (isOver) return <Badge kind="danger">{text}</Badge>;
  return <span className="figures shrink-0 whitespace-nowrap text-12 text-muted">{text}</span>;
}

/** The time, again each minute. */
export function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
