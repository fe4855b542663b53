// A file in a form: the browser sends a Blob, the use case gets the bytes.
import { z } from 'zod';

/** The whole file, at most the `maxBytes` of its call. Its name and declared type prove nothing. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
}

/** `missing` is the error of the field if no file was sent. */
export function uploadedFile(missing: string) {
  // JSON has no bytes, so a body cannot contain any.
  const isFile = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array;
  return z.custom<UploadedFile>(isFile, missing) as z.ZodType<UploadedFile, UploadedFile | Blob>;
}
