// A photo that is kept in the account, with what is marked on it.
import {
  fetchPicture,
  fetchPictureFile,
  saveMarks,
  uploadPicture,
} from '../../pictures/picture-calls.ts';
import { emptyDocument, type PhotoDocument, photoDocument } from '../marks/photo-document.ts';
import { takePicture } from '../picture/take-picture.ts';
import type { Draft } from './draft-db.ts';

/** The picture is none that a floor can be laid in, in words. */
export class NotAPhoto extends Error {}

/** Rejects with an ApiFailure, or NotAPhoto. */
export async function openAccountPicture(id: number, signal: AbortSignal): Promise<Draft> {
  const [{ marks }, file] = await Promise.all([
    fetchPicture(id),
    fetchPictureFile(id, 'full', signal),
  ]);
  const taken = await takePicture(file);
  if ('problem' in taken) throw new NotAPhoto(taken.problem);
  const { picture, width, height } = taken;
  const read = photoDocument.safeParse(marks);
  // Marks of a floor plan, or of a version to come, are none of a photo.
  const isOurs = read.success && read.data.width === width && read.data.height === height;
  return {
    picture,
    document: isOurs ? read.data : emptyDocument(width, height),
    products: {},
  };
}

export async function keepAccountMarks(id: number, document: PhotoDocument): Promise<void> {
  await saveMarks(id, { ...document });
}

/** The photo of this device as one of the account's; gives its number. */
export async function uploadPhoto(picture: Blob): Promise<number> {
  const file = new File([picture], 'room.jpg', { type: picture.type });
  const options = { signal: new AbortController().signal, onProgress: () => {} };
  return (await uploadPicture(file, 'My room', options)).id;
}
