import type { BulkPreview, PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { parsePercent } from '@wevisu/domain/money/parse-percent.ts';
import { useState } from 'react';
import { RunProgress } from '../../back-office/run-progress.tsx';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BulkPreviewTable } from './bulk-preview-table.tsx';
import { applyBulk, type BulkBody, previewBulk } from './price-calls.ts';
import { type Scope, STANDARD } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';
import { usePriceRun } from './use-price-run.ts';
import { useSaving } from './use-saving.ts';

const ACTS = [
  { id: 'raise', label: 'Raise by' },
  { id: 'lower', label: 'Lower by' },
  { id: 'set', label: 'Set to' },
] as const;
type ActId = (typeof ACTS)[number]['id'];

interface Previewed {
  readonly body: BulkBody;
  readonly preview: BulkPreview;
}

/** A change of many products at once: chosen, previewed, applied. It is undone in the history. */
export function BulkForm({ rules }: { readonly rules: PriceRules }) {
  const [scope, setScope] = useState<Scope>(STANDARD);
  const [q, setQ] = useState('');
  const [act, setAct] = useState<ActId>('raise');
  const [text, setText] = useState('2');
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const { save, isSaving, refusal } = useSaving();
  const { working, finished } = usePriceRun('change');
  const by = parsePercent(text);

  /** What was previewed no longer is what would be done. */
  function change<T>(set: (value: T) => void): (value: T) => void {
    return (value) => {
      set(value);
      setPreviewed(null);
    };
  }

  async function preview() {
    if (by === null) return;
    const { category_id, brand_id } = scope;
    const body: BulkBody = { category_id, brand_id, q, act, by_ppm: by };
    await turnTo(body, 1);
  }

  async function turnTo(body: BulkBody, page: number) {
    const found = await save(() => previewBulk(body, page));
    setPreviewed(found && { body, preview: found });
  }

  async function apply() {
    if (previewed === null) return;
    const { body, preview: seen } = previewed;
    const done = await save(() => applyBulk({ ...body, changed: seen.changed }));
    if (done !== null) setPreviewed(null);
  }

  const refused = refusal ?? finished?.refusal ?? null;
  return (
    <section aria-labelledby="bulk-title">
      <h2 className="text-18" id="bulk-title">
        Change many products
      </h2>
      <p className="mt-1 text-muted">Each product found gets a markup of its own.</p>
      <ScopeFields className="mt-3" onScope={change(setScope)} rules={rules} scope={scope} />
      <div className="mt-3 grid items-end gap-3 sm:grid-cols-3">
        <TextField label="Name or SKU" onChange={change(setQ)} type="search" value={q} />
        <NativeSelect
          label="Change"
          onChange={(id) => change(setAct)(ACTS.find((one) => one.id === id)?.id ?? 'raise')}
          options={ACTS}
          value={act}
        />
        <TextField
          error={by === null ? 'Enter a number such as 2.5.' : undefined}
          inputMode="decimal"
          label={act === 'set' ? 'Markup' : 'Percentage points'}
          onChange={change(setText)}
          suffix={act === 'set' ? '%' : 'pts'}
          value={text}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          isDisabled={by === null || working !== null}
          isPending={isSaving && previewed === null}
          kind="secondary"
          onPress={() => void preview()}
        >
          Preview
        </Button>
        {previewed !== null && previewed.preview.changed > 0 && (
          <Button isPending={isSaving} onPress={() => void apply()}>
            Change {formatCount(previewed.preview.changed)} products
          </Button>
        )}
      </div>
      {previewed !== null && (
        <BulkPreviewTable
          isPending={isSaving}
          onPage={(page) => void turnTo(previewed.body, page)}
          preview={previewed.preview}
        />
      )}
      {working !== null && (
        <div className="mt-3">
          <RunProgress doing="Changing the markups" run={working} />
        </div>
      )}
      {finished !== null && finished.refusal === null && (
        <Notice className="mt-3" kind="success">
          <p>{formatCount(finished.total)} products have their new markup.</p>
        </Notice>
      )}
      {refused !== null && (
        <Notice className="mt-3" isUrgent kind="danger" title="Nothing was changed">
          <p>{refused}</p>
        </Notice>
      )}
    </section>
  );
}
