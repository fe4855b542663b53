// A workbook is a ZIP file: its problems are those of a sheet.
import * as zip from '../../../platform/uploads/zip.ts';
import { SHEET_LIMITS, SheetError } from './sheet-row.ts';

export type { ZipEntry } from '../../../platform/uploads/zip.ts';

/** Throws a SheetError if it is no ZIP file or would unpack to more than SHEET_LIMITS.unpackedBytes. */
export function readZipEntries(bytes: Buffer): zip.ZipEntry[] {
  return asSheet(() => zip.readZipEntries(bytes, SHEET_LIMITS));
}

/** One part, unpacked. Stops where it grows beyond what the table of contents says. */
export function unpack(bytes: Buffer, entry: zip.ZipEntry): Buffer {
  return asSheet(() => zip.unpack(bytes, entry));
}

function asSheet<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof zip.ZipError)) throw error;
    throw new SheetError(error.problem === 'zip_broken' ? 'sheet_broken' : 'sheet_too_large');
  }
}
