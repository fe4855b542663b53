import type { PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { fetchPriceList, type PriceListFormat } from './price-calls.ts';
import { PrintShowroom } from './print-showroom.tsx';
import { type Scope, STANDARD, toQuery } from './scope.ts';
import { ScopeFields } from './scope-fields.tsx';

const WHOLE = ['xlsx', 'csv'] as const;
const NARROW = ['xlsx', 'csv', 'pdf'] as const;

/** The showroom's price list to hand out. */
export function PriceListForm({ rules }: { readonly rules: PriceRules }) {
  const [scope, setScope] = useState<Scope>(STANDARD);
  const [saving, setSaving] = useState<PriceListFormat | null>(null);
  const isNarrow = scope.category_id !== null || scope.brand_id !== null;

  async function save(format: PriceListFormat) {
    setSaving(format);
    try {
      const blob = await fetchPriceList({ ...toQuery(scope), format });
      saveFile(blob, `price-list.${format}`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setSaving(null);
    }
  }

  return (
    <section aria-labelledby="list-title">
      <h2 className="text-18" id="list-title">
        Price list
      </h2>
      <p className="mt-1 text-muted">
        With the prices that homeowners pay in your showroom, without your cost and markup. The
        whole showroom is printed meanwhile: one PDF for each category, in a ZIP file.
      </p>
      <ScopeFields className="mt-3" onScope={setScope} rules={rules} scope={scope} />
      <div className="mt-3 flex flex-wrap gap-3">
        {(isNarrow ? NARROW : WHOLE).map((format) => (
          <Button
            isPending={saving === format}
            key={format}
            kind="secondary"
            onPress={() => void save(format)}
          >
            Save as {format.toUpperCase()}
          </Button>
        ))}
      </div>
      {!isNarrow && (
        <div className="mt-3">
          <PrintShowroom />
        </div>
      )}
    </section>
  );
}
