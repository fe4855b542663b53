import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import type { Content } from 'pdfmake';
import { TABLE_RULES } from '../../../platform/pdf/table-rules.ts';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { addressText } from './address-text.ts';
import { drawBarcode } from './barcode.ts';
import type { Parcel } from './parcel.ts';

const MUTED = '#5f6b66';

/** US Letter; each order begins on a page of its own. */
export function writePackingLists(parcels: readonly Parcel[], madeAt: Date): Promise<Buffer> {
  return writePdf(
    {
      pageSize: 'LETTER',
      pageMargins: [48, 48, 48, 56],
      info: { title: 'Packing lists' },
      defaultStyle: { fontSize: 10, lineHeight: 1.2 },
      content: parcels.map((parcel, index) => onePage(parcel, index > 0)),
    },
    madeAt,
  );
}

function onePage(parcel: Parcel, isNext: boolean): Content {
  const { orderNumber, placedAt, from, to, lines } = parcel;
  const pieces = lines.reduce((sum, { qty }) => sum + qty, 0);
  return {
    stack: [
      {
        columns: [
          {
            stack: [
              { text: 'Packing list', fontSize: 22, font: 'Fraunces' },
              { text: `Order ${orderNumber}, placed ${formatDate(placedAt)}`, color: MUTED },
            ],
          },
          { svg: drawBarcode(orderNumber), width: 180 },
        ],
      },
      {
        columns: [addressBlock('From', from), addressBlock('Ship to', addressText(to))],
        margin: [0, 18, 0, 18],
      },
      {
        table: {
          headerRows: 1,
          widths: ['auto', '*', 'auto', 'auto', 28],
          body: [
            ['SKU', 'Product', 'Lot', 'Quantity', 'Packed'].map((text) => ({ text, color: MUTED })),
            ...lines.map((line) => [
              line.sku,
              { stack: [line.productName, { text: line.details, color: MUTED, fontSize: 9 }] },
              line.lots,
              { text: countUnits(line.qty, line.unit), alignment: 'right' as const },
              { canvas: [{ type: 'rect' as const, x: 6, y: 1, w: 10, h: 10, lineWidth: 0.7 }] },
            ]),
          ],
        },
        layout: TABLE_RULES,
      },
      {
        text: `${pieces} in ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`,
        margin: [0, 8, 0, 0],
      },
    ],
    ...(isNext ? { pageBreak: 'before' as const } : {}),
  };
}

function addressBlock(title: string, lines: readonly string[]): Content {
  return { stack: [{ text: title, color: MUTED, fontSize: 9 }, ...lines] };
}
