/** PRO-02: what the license of a pro may come as. What it is, its content decides. */
export const LICENSE_FILE = {
  mostMegabytes: 10,
  mostBytes: 10 * 1024 * 1024,
  types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
} as const;
export type LicenseFileType = (typeof LICENSE_FILE.types)[number];
