// The pictures that somebody chose, one sent after the other. Pure: what is under way is told by whoever sends.

import { errors } from '@wevisu/domain/errors/errors.ts';
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';

export interface Upload {
  readonly id: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1; at 1 the server is at work. */
  readonly part: number;
  readonly message: string;
  /** The same file may do another time. */
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

const TOO_LARGE = errors.file_too_large.message.replace(
  '{megabytes}',
  String(OWN_PICTURE.mostMegabytes),
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

/** What is sent next: one at a time, in the order in which they were chosen. */
export function nextUpload(uploads: readonly Upload[]): Upload | null {
  if (uploads.some(({ state }) => state === 'sending')) return null;
  return uploads.find(({ state }) => state === 'waiting') ?? null;
}

/** Nothing of a file that is too large needs to leave. */
function begin(file: File, id: number): Upload {
  const waiting = { id, file, state: 'waiting', part: 0, message: '', canRetry: false } as const;
  if (file.size <= OWN_PICTURE.mostBytes) return waiting;
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
