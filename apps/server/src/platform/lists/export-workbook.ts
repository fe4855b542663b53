// A workbook of several sheets that is written while it is sent; hucre streams workbooks of one sheet only.
import type { SentFile } from '../http/call-table.ts';
import type { ExportValue } from './csv-line.ts';
import { type ExportColumn, toLines, XLSX_TYPE } from './export-rows.ts';
import { zipStream } from './zip-stream.ts';

export interface Sheet {
  readonly name: string;
  readonly lines: AsyncIterable<readonly ExportValue[]>;
}

interface SheetOf<Row> {
  /** Up to 31 letters, digits and spaces. */
  readonly name: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: AsyncIterable<Row>;
}

export function sheetOf<Row>({ name, columns, rows }: SheetOf<Row>): Sheet {
  return { name, lines: toLines(columns, rows) };
}

export function exportWorkbook(name: string, sheets: readonly Sheet[]): SentFile {
  return {
    bytes: zipStream([
      ...frameOf(sheets.map((sheet) => sheet.name)).map(({ name, text }) => ({
        name,
        content: once(text),
      })),
      ...sheets.map(({ lines }, at) => ({
        name: `xl/worksheets/sheet${at + 1}.xml`,
        content: sheetXml(lines),
      })),
    ]),
    type: XLSX_TYPE,
    name: `${name}.xlsx`,
  };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org';
const MAIN = `${OFFICE}/spreadsheetml/2006/main`;
const PACKAGE = `${OFFICE}/package/2006`;
const RELATED = `${OFFICE}/officeDocument/2006/relationships`;
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What every workbook has beside its sheets. */
function frameOf(names: readonly string[]): { readonly name: string; readonly text: string }[] {
  const each = (text: (number: number, name: string) => string) =>
    names.map((name, at) => text(at + 1, name)).join('');
  return [
    {
      name: '[Content_Types].xml',
      text: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${KIND}.worksheet+xml"/>`)}</Types>`,
    },
    {
      name: '_rels/.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATED}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATED}"><sheets>${each((number, name) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each((number) => `<Relationship Id="rId${number}" Type="${RELATED}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    },
  ];
}

/** The first line stays in view. */
async function* sheetXml(lines: Sheet['lines']): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
  let row = 0;
  for await (const line of lines) {
    row += 1;
    const cells = line.map((cell, at) => cellXml(`${columnName(at)}${row}`, cell)).join('');
    yield `<row r="${row}">${cells}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Characters in a cell, by the format. */
const MAX_CELL = 32_767;

function cellXml(at: string, cell: ExportValue): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  const text = typeof cell === 'boolean' ? (cell ? 'Yes' : 'No') : cell.slice(0, MAX_CELL);
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const NOT_XML = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(NOT_XML, '\ufffd')
    .replace(/[&<>"\r]/g, (sign) => ENTITIES[sign] ?? sign);
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}
