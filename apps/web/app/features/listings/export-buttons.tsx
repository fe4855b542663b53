import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { fetchExport } from './listing-calls.ts';
import type { AskedProducts } from './product-query.ts';

type Format = 'csv' | 'xlsx';

/** What the filters let through, as a file. */
export function ExportButtons({ query }: { readonly query: AskedProducts }) {
  const [making, setMaking] = useState<Format | null>(null);

  async function save(format: Format) {
    setMaking(format);
    try {
      saveFile(await fetchExport(query, format), `products.${format}`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setMaking(null);
    }
  }

  return (
    <div className="flex gap-2">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          icon="download"
          isPending={making === format}
          key={format}
          kind="secondary"
          onPress={() => void save(format)}
          size="small"
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
