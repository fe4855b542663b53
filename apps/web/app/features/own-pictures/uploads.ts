import { requestErrors } from '@wevisu/domain/errors/request.ts';
// The chosen pictures, uploaded one after the other. Pure: the caller reports progress.

import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1; at 1 the server is processing the file. */
  readonly part: number;
  readonly message: string;
  /** Whether retrying the same file may help. */
  readonly canRetry: boolean;
}

export type UploadEvent =
  | { readonly type: 'chosen'; readonly files: readonly File[]; readonly firstId: number }
  | { readonly type: 'sending'; readonly id: number }
  | { readonly type: 'progress'; readonly id: number; readonly part: number }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      readonly canRetry: boolean;
    }
  | { readonly type: 'again'; readonly id: number }
  | { readonly type: 'gone'; readonly id: number };

const TOO_LARGE = requestErrors.file_too_large.message.replace(
  '{megabytes}',
  String(OWN_PICTURE.maxMegabytes),
);

export function changeUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  if (event.type === 'chosen') {
    return [...uploads, ...event.files.map((file, n) => begin(file, event.firstId + n))];
  }
  if (event.type === 'gone') return uploads.filter(({ id }) => id !== event.id);
  return uploads.map((upload) =>
    upload.id === event.id ? { ...upload, ...after(event) } : upload,
  );
}

/** The next upload: one at a time, in the order chosen. */
export function nextUpload(uploads: readonly Upload[]): Upload | null {
  if (uploads.some(({ state }) => state === 'sending')) return null;
  return uploads.find(({ state }) => state === 'waiting') ?? null;
}

/** A file that is too large is not sent at all. */
function begin(file: File, id: number): Upload {
  const waiting = { id, file, state: 'waiting', part: 0, message: '', canRetry: false } as const;
  if (file.size <= OWN_PICTURE.maxBytes) return waiting;
  return { ...waiting, state: 'failed', message: TOO_LARGE };
}

function after(event: Exclude<UploadEvent, { type: 'chosen' | 'gone' }>): Partial<Upload> {
  switch (event.type) {
    case 'sending':
      return { state: 'sending', part: 0, message: '' };
    case 'progress':
      return { part: event.part };
    case 'failed':
      return { state: 'failed', message: event.message, canRetry: event.canRetry };
    case 'again':
      return { state: 'waiting', part: 0, message: '', canRetry: false };
  }
}
