import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { type FileViewer, fetchListingFile } from './file-calls.ts';

/** A document or a model that may not be live yet. */
export async function saveListingFile(
  viewer: FileViewer,
  file: string,
  name = 'document.pdf',
): Promise<void> {
  try {
    saveFile(await fetchListingFile(viewer, file, new AbortController().signal), name);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    toastFailure(error);
  }
}
