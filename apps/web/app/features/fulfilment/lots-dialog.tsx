import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { NO_ANSWER } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fetchLots, sendLots } from './fulfilment-calls.ts';

export interface LotsDialogProps {
  readonly line: VendorLine;
  readonly onClose: () => void;
}

/** Which lots a line is sent from. The server holds it to one lot wherever one suffices. */
export function LotsDialog({ line, onClose }: LotsDialogProps) {
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const queryKey = ['orders', 'lots', line.id];
  const lots = useQuery({ queryKey, queryFn: () => fetchLots(line.id) });
  const rows = lots.data?.lots ?? [];

  async function save() {
    const wanted = rows.map(({ lot_code, taken }) => ({
      lot_code,
      qty: Number(typed[lot_code] ?? taken) || 0,
    }));
    setSending(true);
    try {
      const of = rows
        .filter(({ taken }) => taken > 0)
        .map(({ lot_code, taken }) => ({ lot_code, qty: taken }));
      await sendLots(line.id, { lots: wanted.filter(({ qty }) => qty > 0), of });
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setProblem(error.fields.lots?.[0] ?? (error.text || NO_ANSWER));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isDisabled={!lots.data} isPending={isSending} onPress={() => void save()}>
            Save the lots
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Lots of ${line.product_name}`}
    >
      <p className="mb-4">
        They add up to {countUnits(line.qty, line.unit)}. Goods of one lot match in shade.
      </p>
      {problem !== '' && (
        <Notice className="mb-4" isUrgent kind="danger">
          {problem}
        </Notice>
      )}
      {lots.isPending && <LoadingNote label="The lots are loading" />}
      {lots.isLoadingError && (
        <ErrorState
          isRetrying={lots.isFetching}
          onRetry={() => void lots.refetch()}
          title="The lots could not be loaded"
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {rows.map(({ lot_code, taken, free }) => (
          <TextField
            hint={`${taken + free} available`}
            inputMode="numeric"
            key={lot_code}
            label={`Lot ${lot_code}`}
            onChange={(text) => setTyped((old) => ({ ...old, [lot_code]: text }))}
            value={typed[lot_code] ?? String(taken)}
          />
        ))}
      </div>
    </Dialog>
  );
}
