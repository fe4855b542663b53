const KILOBYTE = 1024;

/** '312 KB', '2.4 MB'. */
export function fileSizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE
    ? `${Math.ceil(kilobytes)} KB`
    : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
