import type { Setting } from '@wevisu/contract/settings.ts';
import { DELIVERY_ZONES } from '@wevisu/domain/settings/rate-rows.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { SettingHistory } from '../setting-history.tsx';
import { AddState } from './add-state.tsx';
import { AddStep } from './add-step.tsx';
import { deliveryRows, taxRows } from './build-grids.ts';
import { dropRow, endRow, type RateDraft, type Settings, setCell } from './rate-draft.ts';
import { RateGrid } from './rate-grid.tsx';
import { RateSave } from './rate-save.tsx';
import { WaitingRates } from './waiting-rates.tsx';

interface RateTablesProps {
  readonly group: 'taxes' | 'delivery';
  /** Of all groups. */
  readonly settings: readonly Setting[];
  /** Of both tables: whoever looks at the other one meanwhile loses nothing. */
  readonly draft: RateDraft;
  readonly onDraft: (draft: RateDraft) => void;
}

/** U-50: taxes by state, or delivery by zone and weight: many cells typed, then saved from one day on. */
export function RateTables({ group, settings, draft, onDraft: setDraft }: RateTablesProps) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [focused, setFocused] = useState<string | null>(null);
  const byKey: Settings = new Map(settings.map((setting) => [setting.key, setting]));
  const shown = { settings: byKey, draft, errors };
  const acts = {
    onEnd: (rowKey: string) => setDraft(endRow(byKey, draft, rowKey)),
    onDrop: (rowKey: string) => setDraft(dropRow(draft, rowKey)),
  };
  const typed = (pairs: readonly (readonly [string, string])[]) =>
    setDraft(
      pairs.reduce<RateDraft>(
        (next, [key, text]) => setCell({ settings: byKey, draft: next }, key, text),
        draft,
      ),
    );
  const events = {
    onType: (key: string, text: string) => typed([[key, text]]),
    onPaste: typed,
    onReset: (key: string) => {
      if (!errors[key] && !draft.has(key)) return;
      setDraft(
        new Map([...draft].filter(([other]) => other !== key || byKey.get(key)?.value == null)),
      );
    },
    onFocus: setFocused,
  };
  const zones = DELIVERY_ZONES.map((zone) => `Zone ${zone}`);
  const cell = byKey.get(focused ?? '');
  return (
    <div
      className={cx(
        'grid grid-cols-1 gap-6',
        group === 'taxes' ? 'max-w-[640px]' : 'max-w-[960px]',
      )}
    >
      {group === 'taxes' ? (
        <RateGrid
          {...events}
          columns={['Rate, %', 'Delivery is taxed']}
          corner="State"
          label="Sales taxes by state"
          rows={taxRows(shown, acts)}
        />
      ) : (
        <>
          <section aria-labelledby="base-charges" className="grid grid-cols-1 gap-2">
            <h2 className="text-18" id="base-charges">
              Base charge, dollars
            </h2>
            <RateGrid
              {...events}
              columns={zones}
              corner="Up to"
              label="Base charges by weight and zone"
              rows={deliveryRows(shown, acts, 'base')}
            />
          </section>
          <section aria-labelledby="pound-charges" className="grid grid-cols-1 gap-2">
            <h2 className="text-18" id="pound-charges">
              Per pound, dollars
            </h2>
            <RateGrid
              {...events}
              columns={zones}
              corner="Up to"
              label="Charges per pound by weight and zone"
              rows={deliveryRows(shown, acts, 'lb')}
            />
          </section>
        </>
      )}
      {group === 'taxes' ? (
        <AddState draft={draft} onAdd={setDraft} settings={byKey} />
      ) : (
        <AddStep draft={draft} onAdd={setDraft} settings={byKey} />
      )}
      {draft.size > 0 && (
        <RateSave
          draft={draft}
          onDraft={setDraft}
          onErrors={setErrors}
          errors={errors}
          settings={byKey}
        />
      )}
      <WaitingRates settings={settings.filter((one) => one.group === group)} />
      {cell && <CellHistory key={cell.key} setting={cell} />}
    </div>
  );
}

/** Of the cell that was last typed into. */
function CellHistory({ setting }: { readonly setting: Setting }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button aria-expanded={isOpen} kind="quiet" onPress={() => setOpen(!isOpen)} size="small">
        History of {setting.label}
      </Button>
      {isOpen && <SettingHistory setting={setting} />}
    </div>
  );
}
