import { useEffect, useReducer, useRef, useState } from 'react';
import { tellFailure } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { NO_ANSWER } from '../../platform/with-toast.ts';
import { type OwnPicture, uploadPicture } from './picture-calls.ts';
import { nameOfFile } from './picture-name.ts';
import { changeUploads, nextUpload } from './uploads.ts';

/** Uploads the chosen files and reports each one that is saved. */
export function useUploads(onKept: (picture: OwnPicture) => void) {
  const [uploads, change] = useReducer(changeUploads, []);
  const [said, setSaid] = useState('');
  const nextId = useRef(0);
  const underWay = useRef(new Map<number, AbortController>());
  const next = nextUpload(uploads);

  useEffect(() => {
    if (next === null) return;
    void send(next.id, next.file);
  }, [next?.id]);

  // Within the site the current upload continues; closing the page asks first.
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  async function send(id: number, file: File) {
    const controller = new AbortController();
    underWay.current.set(id, controller);
    change({ type: 'sending', id });
    try {
      const picture = await uploadPicture(file, nameOfFile(file.name), {
        signal: controller.signal,
        onProgress: (part) => change({ type: 'progress', id, part }),
      });
      change({ type: 'gone', id });
      setSaid(`${picture.name} is uploaded.`);
      onKept(picture);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 401) tellFailure(error);
      change({ type: 'failed', id, message: wordsOf(error), canRetry: error.status !== 422 });
    } finally {
      underWay.current.delete(id);
    }
  }

  return {
    uploads,
    /** For screen readers: what was saved last. */
    said,
    add(files: readonly File[]) {
      change({ type: 'chosen', files, firstId: nextId.current });
      nextId.current += files.length;
    },
    again: (id: number) => change({ type: 'again', id }),
    /** Cancels the current upload, or removes a failed one. */
    remove(id: number) {
      underWay.current.get(id)?.abort();
      change({ type: 'gone', id });
    },
  };
}

/** An error about the file says more than a general one. */
function wordsOf({ fields, text }: ApiFailure): string {
  return Object.values(fields).flat()[0] ?? (text || NO_ANSWER);
}
