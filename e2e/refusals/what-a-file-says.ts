import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a reply says: JSON and CSV as they are, a sheet by its cells, a PDF by its text. */
export async function whatAFileSays(bytes: Buffer): Promise<string> {
  const start = bytes.subarray(0, 5).toString();
  if (start === '%PDF-') {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    });
    return text;
  }
  if (!start.startsWith('PK')) return bytes.toString();
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets.map(({ rows }) => rows.map((row) => row.join('\t')).join('\n')).join('\n');
}
