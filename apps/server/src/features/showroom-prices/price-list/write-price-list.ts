import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { TableCell } from 'pdfmake';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import type { PriceListSheet } from './price-list-row.ts';

const MUTED = '#5f6b66';
const LINE = '#e4dfd6';

const rules = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0,
  hLineColor: () => LINE,
  paddingTop: () => 3,
  paddingBottom: () => 3,
  paddingLeft: () => 0,
  paddingRight: () => 8,
};

/** US Letter, with the head of the table on every page. */
export function writePriceList(sheet: PriceListSheet): Promise<Buffer> {
  const { companyName, vsdId, title, madeAt, rows } = sheet;
  return writePdf(
    {
      pageSize: 'LETTER',
      pageMargins: [48, 48, 48, 56],
      info: { title: `${companyName}: price list` },
      defaultStyle: { fontSize: 9, lineHeight: 1.2 },
      footer: (page, pages) => ({
        columns: [
          { text: `${companyName} · showroom ${vsdId} · ${formatDate(madeAt)}`, color: MUTED },
          { text: `${page} of ${pages}`, alignment: 'right', color: MUTED },
        ],
        margin: [48, 20, 48, 0],
        fontSize: 8,
      }),
      content: [
        { text: companyName, font: 'Fraunces', fontSize: 22 },
        {
          text: `Price list: ${title}. Prices per unit of the cheapest variant, before tax and shipping.`,
          color: MUTED,
          margin: [0, 4, 0, 12],
        },
        {
          table: {
            headerRows: 1,
            dontBreakRows: true,
            widths: ['*', 110, 60, 60],
            body: [
              ['Product', 'Brand', 'Unit', 'Price'].map(
                (text): TableCell => ({ text, color: MUTED }),
              ),
              ...rows.map((row): TableCell[] => [
                row.name,
                row.brand,
                row.unit,
                { text: formatUsd(cents(row.price)), alignment: 'right' },
              ]),
            ],
          },
          layout: rules,
        },
      ],
    },
    madeAt,
  );
}
