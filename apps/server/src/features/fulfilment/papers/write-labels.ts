import type { Content } from 'pdfmake';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { addressText } from './address-text.ts';
import { drawBarcode } from './barcode.ts';
import type { Parcel } from './parcel.ts';

const INCH = 72;

/** 4 x 6 inches, as label printers take them; one for each order. */
export function writeLabels(parcels: readonly Parcel[], madeAt: Date): Promise<Buffer> {
  return writePdf(
    {
      pageSize: { width: 4 * INCH, height: 6 * INCH },
      pageMargins: 18,
      info: { title: 'Labels' },
      defaultStyle: { fontSize: 10, lineHeight: 1.15 },
      content: parcels.map((parcel, index) => oneLabel(parcel, index > 0)),
    },
    madeAt,
  );
}

function oneLabel({ orderNumber, from, to, lines }: Parcel, isNext: boolean): Content {
  const skus = lines.slice(0, 6).map(({ sku, qty }) => `${qty} x ${sku}`);
  const more = lines.length - skus.length;
  return {
    stack: [
      { text: 'From', fontSize: 8 },
      { stack: [...from], margin: [0, 0, 0, 14] },
      { text: 'Ship to', fontSize: 8 },
      { stack: addressText(to), fontSize: 15, bold: true },
      { text: to.phone_number, margin: [0, 2, 0, 16] },
      { svg: drawBarcode(orderNumber), width: 4 * INCH - 36 },
      { text: orderNumber, fontSize: 14, bold: true, alignment: 'center', margin: [0, 4, 0, 10] },
      { text: [...skus, ...(more > 0 ? [`and ${more} more`] : [])].join(', '), fontSize: 8 },
    ],
    ...(isNext ? { pageBreak: 'before' as const } : {}),
  };
}
