// Keeps what is marked on a photo, over nothing that another device kept meanwhile. Knows no server: `save` and `read` do.
import { type PhotoDocument, photoDocument } from '../marks/photo-document.ts';

export interface Kept {
  readonly document: PhotoDocument;
  readonly revision: number;
}

/** Marks that were kept elsewhere since this page knew of any. A person decides. */
export class MarkedElsewhere extends Error {
  readonly theirs: PhotoDocument;

  constructor(theirs: PhotoDocument) {
    super('The photo was marked elsewhere.');
    this.theirs = theirs;
  }
}

export interface MarksKeeperOptions {
  /** Of what is known to be kept. */
  readonly revision: number;
  /** That itself: as long as nothing else is marked, nothing is sent. null where it is not at hand. */
  readonly kept: PhotoDocument | null;
  /** Gives the new revision; null where another is kept by now. */
  readonly save: (document: PhotoDocument, baseRevision: number) => Promise<number | null>;
  readonly read: () => Promise<Kept>;
  /** Holds what is on its way, until it is kept. */
  readonly unsent: { write(kept: Kept): void; clear(): void };
}

export function createMarksKeeper(options: MarksKeeperOptions) {
  const { save, read, unsent } = options;
  let { revision, kept } = options;
  let conflict: { readonly error: MarkedElsewhere; readonly revision: number } | null = null;
  let newest: PhotoDocument | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function keepNow(document: PhotoDocument): Promise<void> {
    if (conflict) throw conflict.error;
    // Whoever only looks, or learns of new prices, must not seem to others to have marked something.
    if (document !== kept) {
      revision = (await save(document, revision)) ?? (await revisionAfter(document));
      kept = document;
    }
    if (newest === document) unsent.clear();
    else if (newest) unsent.write({ document: newest, revision });
  }

  /** Of what is kept, where that is what was sent from here and only the answer to it was lost. */
  async function revisionAfter(document: PhotoDocument): Promise<number> {
    const theirs = await read();
    if (isSame(theirs.document, document)) return theirs.revision;
    conflict = { error: new MarkedElsewhere(theirs.document), revision: theirs.revision };
    throw conflict.error;
  }

  return {
    /** One after the other. Rejects with MarkedElsewhere until that is settled, or with what `save` rejects with. */
    keep(document: PhotoDocument): Promise<void> {
      newest = document;
      if (document !== kept) unsent.write({ document, revision });
      const keeping = last.then(() => keepNow(document));
      last = keeping.catch(() => {});
      return keeping;
    },
    /** Both were seen: what is kept next takes the place of theirs. */
    settle(): void {
      if (!conflict) return;
      revision = conflict.revision;
      kept = conflict.error.theirs;
      conflict = null;
    },
  };
}

export type MarksKeeper = ReturnType<typeof createMarksKeeper>;

/** Whatever the order in which their fields were written. */
function isSame(one: PhotoDocument, other: PhotoDocument): boolean {
  const written = (document: PhotoDocument) => JSON.stringify(photoDocument.parse(document));
  return written(one) === written(other);
}
