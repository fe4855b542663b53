import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendMerge } from './brand-calls.ts';
import { useSending } from './use-sending.ts';

interface MergeFormProps {
  readonly brand: StaffBrand;
  /** The brand that stays. */
  readonly onMerged: (kept: StaffBrand) => void;
  readonly onStale: (brand: StaffBrand) => void;
}

/** Ends a duplicate: its products go to another brand of the vendor. */
export function MergeForm({ brand, onMerged, onStale }: MergeFormProps) {
  const { id, version, products, others, showrooms_with_markup: showrooms } = brand;
  const [into, setInto] = useState('');
  const [reason, setReason] = useState('');
  const { errors, isPending, send } = useSending({
    onSaved: onMerged,
    onStale: (now) => {
      showToast('error', 'One of the brands was changed meanwhile. Look at it, then merge again.');
      onStale(now);
    },
  });
  if (others.length === 0) return null;
  const kept = others.find((one) => String(one.id) === into);

  return (
    <form
      aria-label="Merge"
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (kept === undefined) return;
        void send(() =>
          sendMerge(id, { into: kept.id, version, into_version: kept.version, reason }),
        );
      }}
    >
      <h2 className="text-18">Merge into another brand</h2>
      <NativeSelect
        isInForm
        label="Brand that stays"
        onChange={setInto}
        options={[
          { id: '', label: 'Choose a brand' },
          ...others.map((one) => ({ id: String(one.id), label: one.name })),
        ]}
        value={into}
      />
      {errors['into'] && <p className="text-danger-text">{errors['into']}</p>}
      {kept && (
        <p className="text-muted">
          {formatCount(products)} {products === 1 ? 'product goes' : 'products go'} to {kept.name},
          and so do addresses and links of this brand, which is removed. Markups that pros set for{' '}
          {kept.name} count for them, too
          {showrooms > 0 &&
            `; ${showrooms} ${showrooms === 1 ? 'showroom keeps its' : 'showrooms keep their'} markup for the products of this brand`}
          . This cannot be undone.
        </p>
      )}
      <TextField
        error={errors['reason']}
        label="Reason of the merge"
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
      <Button
        className="justify-self-start"
        isDisabled={kept === undefined}
        isPending={isPending}
        kind="danger"
        type="submit"
      >
        Merge
      </Button>
    </form>
  );
}
