// Marks on a photo of the account that are not kept there yet: closing the page before that loses none.
import { z } from 'zod';
import { photoDocument } from '../marks/photo-document.ts';
import type { Kept } from './marks-keeper.ts';

const unsent = z.object({ document: photoDocument, revision: z.int().min(0) });

export interface UnsentMarks {
  /** null where everything was sent, or nothing can be kept in this browser. */
  read(): Kept | null;
  /** With the revision that they are to take the place of. */
  write(kept: Kept): void;
  clear(): void;
}

/** Of one picture, on this device. */
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
        // A full store: they are on this page still.
      }
    },
    clear() {
      try {
        localStorage.removeItem(key);
      } catch {
        // Where nothing can be kept there is nothing to forget.
      }
    },
  };
}
