// A file's format by its first bytes, whatever its name and declared type.
const PICTURE_KINDS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;

export type PictureType = keyof typeof PICTURE_KINDS;
export type FileType = PictureType | 'application/pdf';

/** sharp's name of the format. */
export function formatOf(type: PictureType): (typeof PICTURE_KINDS)[PictureType] {
  return PICTURE_KINDS[type];
}

/** Null for everything else, including SVG, which can run scripts. */
export function kindOfFile(bytes: Uint8Array): FileType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(0, 1024);
  const starts = head.toString('latin1');
  if (starts.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (starts.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts.startsWith('RIFF') && starts.slice(8, 12) === 'WEBP') return 'image/webp';
  // Some programs write a line before it, which every reader skips.
  return /%PDF-[12]\.\d/.test(starts) ? 'application/pdf' : null;
}
