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
  /** Gives the new revision; null where another is kept by now. */
  readonly save: (document: PhotoDocument, baseRevision: number) => Promise<number | null>;
  readonly read: () => Promise<Kept>;
}

export function createMarksKeeper({ revision: known, save, read }: MarksKeeperOptions) {
  let revision = known;
  let conflict: MarkedElsewhere | null = null;
  let last: Promise<unknown> = Promise.resolve();

  async function keepNow(document: PhotoDocument): Promise<void> {
    if (conflict) throw conflict;
    const saved = await save(document, revision);
    if (saved !== null) {
      revision = saved;
      return;
    }
    const theirs = await read();
    revision = theirs.revision;
    // What was sent from here arrived, and only the answer to it was lost.
    if (isSame(theirs.document, document)) return;
    conflict = new MarkedElsewhere(theirs.document);
    throw conflict;
  }

  return {
    /** One after the other. Rejects with MarkedElsewhere until that is settled, or with what `save` rejects with. */
    keep(document: PhotoDocument): Promise<void> {
      const kept = last.then(() => keepNow(document));
      last = kept.catch(() => {});
      return kept;
    },
    /** Both were seen: what is kept next takes the place of theirs. */
    settle(): void {
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
