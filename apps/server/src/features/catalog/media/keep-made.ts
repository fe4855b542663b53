import { messageOf } from '../../../platform/startup-error.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';

/** A full disk fails with every picture: the log says so once in this time. */
const QUIET_MS = 60_000;

/** Writes to the cache; a failure goes to the log and to nobody who waits for the picture. */
export function createKeeper(files: Pick<FileStore, 'put'>, warn: (line: string) => void) {
  let quietUntil = 0;
  return async (file: string, bytes: Buffer): Promise<void> => {
    try {
      await files.put(file, bytes);
    } catch (error) {
      const now = Date.now();
      if (now < quietUntil) return;
      quietUntil = now + QUIET_MS;
      warn(`${file} was made and can't be kept: ${messageOf(error)}`);
    }
  };
}
