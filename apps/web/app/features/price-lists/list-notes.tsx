import { useQueryClient } from '@tanstack/react-query';
import type { PriceList } from '@wevisu/contract/price-lists.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { checkPriceList } from './price-list-calls.ts';
import { notTakenOf } from './price-list-texts.ts';

/** What the check left aside: columns that are not taken, and units that can be converted. */
export function ListNotes({ list }: { readonly list: PriceList }) {
  const { summary, drafts_changes } = list;
  if (summary === null) return null;
  const notTaken = notTakenOf(list);
  return (
    <>
      {notTaken && <p className="mt-3 text-14 text-muted">{notTaken}</p>}
      {summary.convertible > 0 && (
        <Again
          label="Convert them and check again"
          list={list}
          over={{ converts_units: true }}
          text="Prices, stock and minimums per sq ft are counted by the square feet of one unit; weights of these rows are not taken."
          title={`${formatCount(summary.convertible)} ${summary.convertible === 1 ? 'row counts' : 'rows count'} by the sq ft what you sell by another unit`}
        />
      )}
      {summary.described > 0 && !drafts_changes && (
        <Again
          label="Draft them and check again"
          list={list}
          over={{ drafts_changes: true }}
          text="They are not taken. As drafts, what is live stays until our staff approve."
          title={`${formatCount(summary.described)} ${summary.described === 1 ? 'row says' : 'rows say'} another name, text or size than what is live`}
        />
      )}
    </>
  );
}

function Again({
  list,
  over,
  title,
  text,
  label,
}: {
  readonly list: PriceList;
  readonly over: { readonly converts_units?: true; readonly drafts_changes?: true };
  readonly title: string;
  readonly text: string;
  readonly label: string;
}) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const client = useQueryClient();
  async function check() {
    setPending(true);
    setError(null);
    const { version, sheet, is_full, converts_units, drafts_changes, starts_on } = list;
    try {
      const next = await checkPriceList(list.id, {
        ...{ version, sheet, is_full, converts_units, drafts_changes, starts_on, ...over },
        header_row: list.header_row ?? 1,
        columns: list.columns.map(({ field, mark, is_discontinued }) => ({
          ...{ field, mark, is_discontinued },
        })),
      });
      client.setQueryData(['price-lists', list.id], next);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(Object.values(failure.fields).flat().join(' ') || failure.message);
    } finally {
      setPending(false);
    }
  }
  return (
    <Notice className="mt-4" kind="info" title={title}>
      <p>{error ?? text}</p>
      <Button
        className="mt-2"
        isPending={isPending}
        kind="secondary"
        onPress={() => void check()}
        size="small"
      >
        {label}
      </Button>
    </Notice>
  );
}
