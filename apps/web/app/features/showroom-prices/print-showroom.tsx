import { useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { RunProgress } from '../../back-office/run-progress.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { fetchPrint, PRICES_KEY, startPrint } from './price-calls.ts';
import { usePriceRun } from './use-price-run.ts';

/** The price list of the whole showroom as PDF: made by a job, then fetched. */
export function PrintShowroom() {
  const client = useQueryClient();
  const { working, last } = usePriceRun('print');
  const [isPending, setPending] = useState(false);

  async function act(work: () => Promise<unknown>) {
    setPending(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setPending(false);
      await client.invalidateQueries({ queryKey: [...PRICES_KEY, 'runs'] });
    }
  }

  if (working !== null) return <RunProgress doing="Printing the price list" run={working} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button isPending={isPending} kind="secondary" onPress={() => void act(startPrint)}>
        Print the whole showroom as PDF
      </Button>
      {last?.has_file && (
        <Button
          kind="secondary"
          onPress={() =>
            void act(async () => saveFile(await fetchPrint(last.id), 'price-list.zip'))
          }
        >
          Save the PDFs of {formatDate(last.finished_at ?? '')}
        </Button>
      )}
    </div>
  );
}
