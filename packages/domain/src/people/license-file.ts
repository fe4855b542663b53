/** PRO-02: accepted files for a pro's license. The type is read from the content. */
export const LICENSE_FILE = {
  maxMegabytes: 10,
  maxBytes: 10 * 1024 * 1024,
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
} as const;
export type LicenseFileType = (typeof LICENSE_FILE.types)[number];
