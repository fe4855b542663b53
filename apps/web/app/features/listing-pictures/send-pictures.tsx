import { useQueryClient } from '@tanstack/react-query';
import {
  PICTURE_ADDRESSES,
  PICTURE_ZIP,
  type PictureBatch,
} from '@wevisu/contract/listing-pictures.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { BATCHES_KEY, sendPictures } from './picture-calls.ts';

type Kind = PictureBatch['kind'];

const FORMS: Readonly<
  Record<Kind, { label: string; accept: string; hint: string; action: string }>
> = {
  zip: {
    label: 'Send a ZIP of pictures',
    accept: '.zip',
    hint: `Name each SKU.jpg, SKU_2.png, or put it in a folder named by the SKU. Up to ${formatCount(PICTURE_ZIP.maxPictures)} pictures and ${PICTURE_ZIP.maxMegabytes} MB.`,
    action: 'Send the ZIP',
  },
  addresses: {
    label: 'Send a list of addresses',
    accept: '.csv,.tsv,.txt',
    hint: `A CSV with a SKU and one or more https addresses in each row; a price list with a column of addresses will do. Up to ${formatCount(PICTURE_ADDRESSES.maxPictures)} pictures.`,
    action: 'Send the list',
  },
};

export function SendPictures({ kind }: { readonly kind: Kind }) {
  const { label, accept, hint, action } = FORMS[kind];
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const client = useQueryClient();

  async function send(chosen: File) {
    setPart(0);
    setError(null);
    try {
      const { signal } = new AbortController();
      const { message } = await sendPictures(kind, chosen, { signal, onProgress: setPart });
      showToast('success', message);
      setFile(null);
      await client.invalidateQueries({ queryKey: BATCHES_KEY });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.fields['file']?.join(' ') ?? failure.message);
    } finally {
      setPart(null);
    }
  }

  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (file === null) setError('Choose a file.');
        else if (part === null) void send(file);
      }}
    >
      <FileField
        accept={accept}
        className="w-full"
        error={error ?? undefined}
        file={file}
        hint={hint}
        label={label}
        name={`pictures-${kind}`}
        onChange={(chosen) => {
          setFile(chosen);
          setError(null);
        }}
      />
      <Button isPending={part !== null} type="submit">
        {part === null ? action : `Sending, ${Math.round(part * 100)}%`}
      </Button>
    </form>
  );
}
