// A photo saved in the account, with its marks.
import { ApiFailure } from '../../../platform/api-failure.ts';
import {
  fetchPicture,
  fetchPictureFile,
  saveMarks,
  uploadPicture,
} from '../../own-pictures/picture-calls.ts';
import { emptyDocument, type PhotoDocument, photoDocument } from '../marks/photo-document.ts';
import { takePicture } from '../picture/take-picture.ts';
import type { Draft } from './draft-db.ts';
import {
  createMarksSaver,
  type Kept,
  type MarksSaver,
  type MarksSaverOptions,
} from './marks-saver.ts';
import { unsentMarks } from './unsent-marks.ts';

/** The picture cannot be used as a photo; the message says why. */
export class NotAPhoto extends Error {}

export interface AccountPicture {
  readonly draft: Draft;
  readonly keeper: MarksSaver;
  /** The marks are those that this device failed to send last time. */
  readonly isUnsent: boolean;
}

/** Rejects with ApiFailure or NotAPhoto. */
export async function openAccountPicture(id: number, signal: AbortSignal): Promise<AccountPicture> {
  const [{ marks, marks_revision }, file] = await Promise.all([
    fetchPicture(id),
    fetchPictureFile(id, 'full', signal),
  ]);
  const taken = await takePicture(file);
  if ('problem' in taken) throw new NotAPhoto(taken.problem);
  const { picture, width, height } = taken;
  const kept: Kept = {
    document: toDocument(marks, { width, height }),
    revision: marks_revision,
  };
  const unsent = unsentMarks(id).read();
  const isUnsent = unsent?.document.width === width && unsent.document.height === height;
  const { document, revision } = isUnsent ? unsent : kept;
  return {
    draft: { id: null, picture, document, products: {} },
    keeper: keeperOf(id, { width, height, revision, kept: isUnsent ? null : document }),
    isUnsent,
  };
}

type Size = Pick<PhotoDocument, 'width' | 'height'>;

/** Marks of a floor plan, or of a later version, do not count as marks of a photo. */
function toDocument(marks: unknown, { width, height }: Size): PhotoDocument {
  const read = photoDocument.safeParse(marks);
  const isOurs = read.success && read.data.width === width && read.data.height === height;
  return isOurs ? read.data : emptyDocument(width, height);
}

/** For a picture whose marks have the given revision; 0 if it was never marked. */
export function keeperOf(
  id: number,
  { width, height, ...known }: Size & Pick<MarksSaverOptions, 'revision' | 'kept'>,
): MarksSaver {
  const size = { width, height };
  return createMarksSaver({
    ...known,
    unsent: unsentMarks(id),
    async read() {
      const { marks, marks_revision } = await fetchPicture(id);
      return { document: toDocument(marks, size), revision: marks_revision };
    },
    async save(document, baseRevision) {
      try {
        return (await saveMarks(id, { ...document }, baseRevision)).data.revision;
      } catch (error) {
        if (error instanceof ApiFailure && error.code === 'marks_changed') return null;
        throw error;
      }
    },
  });
}

/** Uploads the photo on this device to the account; returns its id. */
export async function uploadPhoto(picture: Blob): Promise<number> {
  const file = new File([picture], 'room.jpg', { type: picture.type });
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  return (await uploadPicture(file, 'My room', options)).id;
}
