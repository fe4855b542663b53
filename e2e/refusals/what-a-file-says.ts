import { readXlsx } from 'hucre/xlsx';

/** What a reply says: JSON and CSV as they are, a sheet by its cells. A PDF is not read. */
export async function whatAFileSays(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return sheets.map(({ rows }) => rows.map((row) => row.join('\t')).join('\n')).join('\n');
}
