import { CHAT } from '@wevisu/domain/chat/chat.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { listenTo } from '../../platform/site-events.ts';
import { type ChatFile, uploadFile } from './chat-calls.ts';

/** A file that was chosen for the next message. */
export interface Attachment {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly done: ChatFile | null;
  readonly problem: string | null;
  /** For a connection; the page must stay open. */
  readonly isWaiting: boolean;
}

export function useAttachments(room: string) {
  const [list, setList] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, AbortController>());
  /** Without a network: sent once it is back. */
  const waiting = useRef(new Map<string, File>());
  useEffect(
    () =>
      listenTo('connection-back', () => {
        for (const [id, file] of waiting.current) void upload(id, file);
        waiting.current.clear();
      }),
    [],
  );
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const upload of all.values()) upload.abort();
    };
  }, []);

  function set(id: string, change: Partial<Attachment>) {
    setList((now) => now.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  async function upload(id: string, file: File): Promise<void> {
    if (file.size > CHAT.maxFileBytes) {
      set(id, { problem: `Files can have up to ${CHAT.maxFileMegabytes} MB.` });
      return;
    }
    set(id, { problem: null, isWaiting: false });
    const stop = new AbortController();
    running.current.set(id, stop);
    try {
      const onProgress = (progress: number) => set(id, { progress });
      set(id, { done: await uploadFile(room, file, { signal: stop.signal, onProgress }) });
    } catch (error) {
      if (stop.signal.aborted) return;
      const isWaiting = error instanceof ApiFailure && error.isNetworkFault;
      if (isWaiting) waiting.current.set(id, file);
      set(id, { isWaiting, problem: problemOf(error) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    list,
    isBusy: list.some(
      ({ done, problem, isWaiting }) => done === null && (problem === null || isWaiting),
    ),
    add(files: readonly File[]) {
      const free = CHAT.maxFilesPerMessage - list.length;
      const added = files.slice(0, free).map((file) => ({ id: crypto.randomUUID(), file }));
      setList((now) => [
        ...now,
        ...added.map(({ id, file }) => ({
          ...{ id, name: file.name, progress: 0, done: null, problem: null },
          isWaiting: false,
        })),
      ]);
      for (const { id, file } of added) void upload(id, file);
    },
    remove(id: string) {
      running.current.get(id)?.abort();
      waiting.current.delete(id);
      setList((now) => now.filter((one) => one.id !== id));
    },
    clear: () => setList([]),
  };
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiFailure)) return 'This file could not be sent.';
  const [field] = Object.values(error.fields);
  return (
    field?.[0] ??
    (error.text || 'No connection. It is sent once there is one, while this page is open.')
  );
}
