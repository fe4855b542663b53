// A file in a form: a browser hands in its own, a use case gets the bytes.
import { z } from 'zod';

/** Whole, and not above the `mostBytes` of its call. What it is called and said to be proves nothing. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
}

/** `missing` is what stands at the field where no file came. */
export function uploadedFile(missing: string) {
  // JSON has no bytes: nobody can write them down in a body.
  const isFile = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    'bytes' in value &&
    value.bytes instanceof Uint8Array;
  return z.custom<UploadedFile>(isFile, missing) as z.ZodType<UploadedFile, UploadedFile | Blob>;
}
