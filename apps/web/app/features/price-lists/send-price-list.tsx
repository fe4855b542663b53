import { useQueryClient } from '@tanstack/react-query';
import { priceListPath } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { sendPriceList } from './price-list-calls.ts';

/** Sends one list and opens it. */
export function SendPriceList() {
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const client = useQueryClient();
  const navigate = useNavigate();

  async function send(chosen: File) {
    setPart(0);
    setError(null);
    try {
      const signal = new AbortController().signal;
      const { id } = await sendPriceList(chosen, { signal, onProgress: setPart });
      await client.invalidateQueries({ queryKey: ['price-lists'] });
      await navigate(priceListPath(id));
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.fields['file']?.join(' ') ?? failure.message);
    } finally {
      setPart(null);
    }
  }

  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (file === null) setError('Choose a file.');
        else if (part === null) void send(file);
      }}
    >
      <FileField
        accept=".csv,.tsv,.txt,.xlsx"
        className="min-w-0 max-w-120 flex-1 basis-72"
        error={error ?? undefined}
        file={file}
        hint="CSV or XLSX in any layout, up to 100,000 rows and 50 MB."
        label="Send a price list"
        name="price-list"
        onChange={(chosen) => {
          setFile(chosen);
          setError(null);
        }}
      />
      <Button isPending={part !== null} type="submit">
        {part === null ? 'Send the list' : `Sending, ${Math.round(part * 100)}%`}
      </Button>
    </form>
  );
}
