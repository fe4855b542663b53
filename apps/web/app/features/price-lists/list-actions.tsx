import { useQueryClient } from '@tanstack/react-query';
import { getFailedRows, type PriceList } from '@wevisu/contract/price-lists.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { callFile } from '../../platform/call-file.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { applyPriceList, cancelPriceList, undoPriceList } from './price-list-calls.ts';

/** Apply, cancel, undo, and the rows that failed as a file. */
export function ListActions({ list }: { readonly list: PriceList }) {
  const { id, version, state, summary } = list;
  const [pending, setPending] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [stockReason, setStockReason] = useState('');
  const client = useQueryClient();
  const confirm = summary?.confirm ?? null;

  async function act(name: string, send: () => Promise<PriceList | undefined>) {
    setPending(name);
    setError(null);
    try {
      const next = await send();
      if (next) client.setQueryData(['price-lists', id], next);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(Object.values(failure.fields).flat().join(' ') || failure.message);
      if (failure.status === 409) await client.invalidateQueries({ queryKey: ['price-lists', id] });
    } finally {
      setPending(null);
    }
  }

  const held = summary?.below_allowed ?? 0;
  const heldReason = reason.trim() === '' ? null : reason.trim();
  const left = heldReason === null ? held : 0;
  const changes = summary ? summary.changed + summary.missing - left : 0;
  const described = list.drafts_changes ? (summary?.described_products ?? 0) : 0;
  const begun = summary?.new ?? 0;
  return (
    <div className="mt-5 flex flex-col gap-4">
      {state === 'checked' && confirm !== null && (
        <Notice kind="warning" title="This list changes unusually much">
          <p>Check that the columns are right. Then type {formatCount(confirm)} to apply it.</p>
          <TextField
            className="mt-2 max-w-60"
            inputMode="numeric"
            label="Number of changes"
            onChange={setTyped}
            value={typed}
          />
        </Notice>
      )}
      {state === 'checked' && held > 0 && (
        <Notice
          kind="warning"
          title={
            held === 1
              ? '1 price is far below the one before'
              : `${formatCount(held)} prices are far below the ones before`
          }
        >
          <p>Their rows stay out, unless you say why they are right. Our staff read it.</p>
          <TextField
            className="mt-2 max-w-120"
            label="Why these prices are right"
            maxLength={500}
            onChange={setReason}
            rows={2}
            value={reason}
          />
        </Notice>
      )}
      {state === 'checked' && (summary?.stock ?? 0) > 0 && (
        <TextField
          className="max-w-120"
          hint="Kept with each movement. Leave it blank for the name of the file."
          label="Why the stock changes"
          maxLength={300}
          onChange={setStockReason}
          value={stockReason}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'checked' && changes + begun + described > 0 && (
          <Button
            isPending={pending === 'apply'}
            onPress={() =>
              void act('apply', () =>
                applyPriceList(id, {
                  version,
                  confirm: confirm === null ? null : Number(typed.replaceAll(',', '')),
                  held_reason: heldReason,
                  stock_reason: stockReason.trim() === '' ? null : stockReason.trim(),
                }),
              )
            }
          >
            {applyText(changes, begun, described)}
          </Button>
        )}
        {state === 'applied' && begun > 0 && (
          <LinkButton to={`${VENDOR_PATHS.newProducts}?list=${id}`}>
            See the new products
          </LinkButton>
        )}
        {(state === 'applied' || (state === 'canceled' && list.rows_done > 0)) && (
          <Button
            isPending={pending === 'undo'}
            kind="secondary"
            onPress={() => void act('undo', () => undoPriceList(id, version))}
          >
            Undo this list
          </Button>
        )}
        {(summary?.failed ?? 0) + held > 0 && (
          <Button
            icon="download"
            isPending={pending === 'failed'}
            kind="secondary"
            onPress={() =>
              void act('failed', async () => {
                const never = new AbortController().signal;
                saveFile(
                  await callFile(getFailedRows, { params: { id } }, never),
                  `failed-rows-${id}.csv`,
                );
                return undefined;
              })
            }
          >
            Download failed rows
          </Button>
        )}
        {['reading', 'checking', 'checked', 'applying'].includes(state) && (
          <Button
            isPending={pending === 'cancel'}
            kind="secondary"
            onPress={() => void act('cancel', () => cancelPriceList(id, version))}
          >
            {state === 'applying' ? 'Stop here' : 'Cancel'}
          </Button>
        )}
      </div>
      {error && (
        <Notice isUrgent kind="danger">
          <p>{error}</p>
        </Notice>
      )}
    </div>
  );
}

function applyText(changes: number, begun: number, described: number): string {
  const parts = [
    ...(changes > 0
      ? [`Apply ${formatCount(changes)} ${changes === 1 ? 'change' : 'changes'}`]
      : []),
    ...(begun > 0
      ? [
          `${changes > 0 ? 'draft' : 'Draft'} ${formatCount(begun)} new ${begun === 1 ? 'row' : 'rows'}`,
        ]
      : []),
    ...(described > 0
      ? [
          `${changes + begun > 0 ? 'draft' : 'Draft'} changes of ${formatCount(described)} ${described === 1 ? 'product' : 'products'}`,
        ]
      : []),
  ];
  return parts.join(' and ');
}
