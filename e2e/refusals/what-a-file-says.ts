import { readXlsx } from 'hucre/xlsx';
import { extractText, getDocumentProxy } from 'unpdf';

/**
 * What a reply says: each value of JSON, each cell of a CSV or a sheet on a line or after a tab, a PDF by its text, and
 * all else as it is. Amounts are told from each other only where no comma is between them.
 */
export async function whatAFileSays(bytes: Buffer, type = ''): Promise<string> {
  const start = bytes.subarray(0, 5).toString();
  if (start === '%PDF-') {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
      mergePages: true,
    });
    return text;
  }
  if (start.startsWith('PK')) {
    const { sheets } = await readXlsx(new Uint8Array(bytes));
    return sheets.map(({ rows }) => rows.map((row) => row.join('\t')).join('\n')).join('\n');
  }
  const text = bytes.toString();
  if (type.startsWith('application/json')) return JSON.stringify(JSON.parse(text), null, 1);
  return type.startsWith('text/csv') ? cellsOf(text) : text;
}

function cellsOf(csv: string): string {
  return csv.replaceAll(/"((?:[^"]|"")*)"|,/g, (_, quoted: string | undefined) => quoted ?? '\t');
}
