import type { Content, TableCell } from 'pdfmake';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import type { SheetContent } from './sheet-content.ts';

export interface SheetParts {
  readonly content: SheetContent;
  /** A square JPEG; null for none. */
  readonly picture: Uint8Array | null;
  /** An SVG of the dimensions; null for none. */
  readonly drawing: string | null;
}

const INK = '#1d2321';
const MUTED = '#5f6b66';
const LINE = '#e4dfd6';
const ACCENT = '#1f5b47';
/** Points: the width of Letter between its margins. */
const WIDE = 612 - 2 * 48;
/** Side of the picture and of the drawing, so that most products fit on one page. */
const PICTURE = 204;
const VARIES =
  'Shade, veining and measures vary within the trade\u2019s tolerances; order all of one room from one lot.';
/** Sheets carry no creation date: the same product gives the same bytes. */
const UNDATED = new Date('2026-01-01T12:00:00Z');

const lines = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  paddingLeft: () => 0,
  paddingRight: () => 8,
};

/** The specification sheet as a US Letter PDF: picture, dimensions, data, variants. */
export function writeSheet({ content, picture, drawing }: SheetParts): Promise<Buffer> {
  const { name, brand, path, description, specification, variants } = content;
  const { leadTime, varies, address, site } = content;
  const seen: Content[] = [
    ...(picture === null
      ? []
      : [
          {
            image: `data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}`,
            width: PICTURE,
          },
        ]),
    ...(drawing === null ? [] : [{ svg: drawing, width: PICTURE }]),
  ];
  return writePdf(
    {
      pageSize: 'LETTER',
      pageMargins: [48, 48, 48, 56],
      info: { title: `${name}: specification`, author: site },
      defaultStyle: { fontSize: 9.5, color: INK, lineHeight: 1.25 },
      footer: (page, pages) => ({
        columns: [
          { text: `${site} · ${address}`, color: MUTED, fontSize: 8 },
          { text: `${page} of ${pages}`, alignment: 'right', color: MUTED, fontSize: 8 },
        ],
        margin: [48, 20, 48, 0],
      }),
      content: [
        { text: path.join(' / '), color: MUTED, fontSize: 8 },
        { text: brand, color: ACCENT, bold: true, margin: [0, 10, 0, 0] },
        { text: name, font: 'Fraunces', fontSize: 26, lineHeight: 1.1, margin: [0, 2, 0, 10] },
        { text: description, color: MUTED, margin: [0, 0, 0, 14] },
        ...(seen.length === 0 ? [] : [{ columns: seen, columnGap: WIDE - 2 * PICTURE } as Content]),
        heading('Specification'),
        twoColumns(specification),
        heading(variants.length > 2 ? 'Articles' : 'Article'),
        table(variants),
        {
          text: [`Ships in ${leadTime}.`, ...(varies ? [VARIES] : [])].join(' '),
          color: MUTED,
          fontSize: 8,
          margin: [0, 12, 0, 0],
        },
      ],
    },
    UNDATED,
  );
}

function heading(text: string): Content {
  return { text, font: 'Fraunces', fontSize: 15, margin: [0, 18, 0, 6], headlineLevel: 1 };
}

/** Rows of label and value in two columns, filled column by column. */
function twoColumns(rows: SheetContent['specification']): Content {
  const half = Math.ceil(rows.length / 2);
  const column = (part: SheetContent['specification']): Content =>
    part.length === 0
      ? ''
      : {
          table: {
            widths: [96, '*'],
            body: part.map(([label, value]): TableCell[] => [{ text: label, color: MUTED }, value]),
          },
          layout: lines,
        };
  return { columns: [column(rows.slice(0, half)), column(rows.slice(half))], columnGap: 24 };
}

function table([head = [], ...rows]: SheetContent['variants']): Content {
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: head.map((_, at) => (at === 0 ? 'auto' : '*')),
      body: [
        head.map((text): TableCell => ({ text, color: MUTED, fontSize: 8.5 })),
        ...rows.map((row): TableCell[] => [...row]),
      ],
    },
    layout: lines,
  };
}
