import { useQuery } from '@tanstack/react-query';
import type { OrderDocument } from '@wevisu/contract/order-documents.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { DOCUMENT_WORDS } from '@wevisu/domain/orders/order-documents.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';

/** Invoices of what was charged and credit notes of what was paid back; nothing as long as there are none. */
export function OrderDocuments({ number }: { readonly number: string }) {
  const documents = useQuery({
    queryKey: ['orders', 'documents', number],
    queryFn: async () => (await import('./order-calls.ts')).fetchDocuments(number),
  });
  if (documents.isLoadingError) {
    return (
      <p className="mt-4 text-14 text-muted">
        The invoices could not be loaded.{' '}
        <Button kind="quiet" onPress={() => void documents.refetch()} size="small">
          Try again
        </Button>
      </p>
    );
  }
  if (documents.data === undefined || documents.data.length === 0) return null;
  return (
    <ul aria-label="Invoices and credit notes" className="mt-4 flex flex-col gap-1 text-14">
      {documents.data.map((document) => (
        <Row document={document} key={document.number} number={number} />
      ))}
    </ul>
  );
}

function Row({ number, document }: { readonly number: string; readonly document: OrderDocument }) {
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    try {
      const { fetchDocument } = await import('./order-calls.ts');
      saveFile(await fetchDocument(number, document.number), `${document.number}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setSaving(false);
    }
  }
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        {DOCUMENT_WORDS[document.kind]} <span className="figures">{document.number}</span>
        <span className="figures block text-12 text-muted">
          {formatDate(document.issued_at)}, <Money amount={document.amount} />
        </span>
      </span>
      <Button
        icon="download"
        isPending={isSaving}
        kind="quiet"
        onPress={() => void save()}
        size="small"
      >
        PDF<span className="reader-only"> of {document.number}</span>
      </Button>
    </li>
  );
}
