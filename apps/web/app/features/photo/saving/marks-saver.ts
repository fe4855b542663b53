// Saves the marks on a photo without overwriting what another device saved in the meantime. Knows no server:
// `save` and `read` do.
import { type PhotoDocument, photoDocument } from '../marks/photo-document.ts';

export interface Kept {
  readonly document: PhotoDocument;
  readonly revision: number;
}

/** Marks were saved elsewhere since this page last read them. A person decides. */
export class MarkedElsewhere extends Error {
  readonly theirs: PhotoDocument;

  constructor(theirs: PhotoDocument) {
    super('The photo was marked elsewhere.');
    this.theirs = theirs;
  }
}

export interface MarksSaverOptions {
  /** The last known saved revision. */
  readonly revision: number;
  /** The marks of that revision: until they change, nothing is sent. null if they are not known. */
  readonly kept: PhotoDocument | null;
  /** Returns the new revision; null if a newer one has been saved since. */
  readonly save: (document: PhotoDocument, baseRevision: number) => Promise<number | null>;
  readonly read: () => Promise<Kept>;
  /** Stores unsent marks until they are saved. */
  readonly unsent: { write(kept: Kept): void; clear(): void };
}

export function createMarksSaver(options: MarksSaverOptions) {
  const { save, read, unsent } = options;
  let { revision, kept } = options;
  let conflict: { readonly error: MarkedElsewhere; readonly revision: number } | null = null;
  let newest: PhotoDocument | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function keepNow(document: PhotoDocument): Promise<void> {
    if (conflict) throw conflict.error;
    // Merely looking, or loading new prices, must not appear to others as a change.
    if (document !== kept) {
      revision = (await save(document, revision)) ?? (await revisionAfter(document));
      kept = document;
    }
    if (newest === document) unsent.clear();
    else if (newest) unsent.write({ document: newest, revision });
  }

  /** The revision on the server, if it holds what was sent from here and only the reply was lost. */
  async function revisionAfter(document: PhotoDocument): Promise<number> {
    const theirs = await read();
    if (isSame(theirs.document, document)) return theirs.revision;
    conflict = { error: new MarkedElsewhere(theirs.document), revision: theirs.revision };
    throw conflict.error;
  }

  return {
    /**
     * One save at a time. Rejects with MarkedElsewhere until that is settled, or with the error of `save`.
     */
    keep(document: PhotoDocument): Promise<void> {
      newest = document;
      if (document !== kept) unsent.write({ document, revision });
      const keeping = last.then(() => keepNow(document));
      last = keeping.catch(() => {});
      return keeping;
    },
    /** The person has seen both: the next save replaces the other marks. */
    settle(): void {
      if (!conflict) return;
      revision = conflict.revision;
      kept = conflict.error.theirs;
      conflict = null;
    },
  };
}

export type MarksSaver = ReturnType<typeof createMarksSaver>;

/** Ignores the order of fields. */
function isSame(one: PhotoDocument, other: PhotoDocument): boolean {
  const written = (document: PhotoDocument) => JSON.stringify(photoDocument.parse(document));
  return written(one) === written(other);
}
