// Marks on an account's photo that are not saved there yet, so that closing the page does not lose them.
import { z } from 'zod';
import { photoDocument } from '../marks/photo-document.ts';
import type { Kept } from './marks-saver.ts';

const unsent = z.object({ document: photoDocument, revision: z.int().min(0) });

export interface UnsentMarks {
  /** null if everything was sent or this browser cannot store anything. */
  read(): Kept | null;
  /** With the revision that they replace. */
  write(kept: Kept): void;
  clear(): void;
}

/** For one picture, on this device. */
export function unsentMarks(id: number): UnsentMarks {
  const key = `photo_marks_${id}`;
  return {
    read() {
      try {
        const read = unsent.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
        return read.success ? read.data : null;
      } catch {
        return null;
      }
    },
    write(kept) {
      try {
        localStorage.setItem(key, JSON.stringify(kept));
      } catch {
        // The storage is full: the marks are still on this page.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Without storage there is nothing to delete.
      }
    },
  };
}
