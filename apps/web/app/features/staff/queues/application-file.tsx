import { getProLicense } from '@wevisu/contract/pro-applications.ts';
import { getRenewalFile } from '@wevisu/contract/pros.ts';
import { getVendorDocument } from '@wevisu/contract/vendors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationQueue } from '@wevisu/domain/people/staff-queues.ts';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { callFile } from '../../../platform/call-file.ts';
import { toastFailure } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';

export interface ApplicationFileProps {
  readonly queue: ApplicationQueue;
  /** Of the case. */
  readonly id: number;
}

const NAMES = { pros: 'license', vendors: 'tax form', licenses: 'license' } as const;

const FETCH: Readonly<
  Record<ApplicationFileProps['queue'], (id: number, signal: AbortSignal) => Promise<Blob>>
> = {
  pros: (id, signal) => callFile(getProLicense, { params: { id: id as UserId } }, signal),
  vendors: (id, signal) => callFile(getVendorDocument, { params: { id: id as UserId } }, signal),
  licenses: (id, signal) => callFile(getRenewalFile, { params: { id } }, signal),
};

/** The file of an application. It is loaded when asked for, since each look at it is recorded. */
export function ApplicationFile({ queue, id }: ApplicationFileProps) {
  const [file, setFile] = useState<{ readonly url: string; readonly isPicture: boolean } | null>(
    null,
  );
  const [isLoading, setLoading] = useState(false);

  useEffect(() => {
    if (file === null) return;
    return () => URL.revokeObjectURL(file.url);
  }, [file]);

  async function open() {
    setLoading(true);
    const { signal } = new AbortController();
    try {
      const blob = await FETCH[queue](id, signal);
      setFile({ url: URL.createObjectURL(blob), isPicture: blob.type.startsWith('image/') });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setLoading(false);
    }
  }

  const name = NAMES[queue];
  if (file === null) {
    return (
      <Button
        className="mt-4"
        icon="file"
        isPending={isLoading}
        kind="secondary"
        onPress={() => void open()}
        size="small"
      >
        Show the {name}
      </Button>
    );
  }
  return (
    <div className="mt-4">
      {file.isPicture && (
        <img
          alt={`The ${name}`}
          className="max-h-96 rounded-card border border-line"
          src={file.url}
        />
      )}
      <a className="mt-2 inline-block underline" download={name.replace(' ', '-')} href={file.url}>
        Save the {name}
      </a>
    </div>
  );
}
