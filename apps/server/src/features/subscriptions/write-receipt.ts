import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { planReceiptNumber } from '@wevisu/domain/subscriptions/plan-price.ts';
import { TABLE_RULES } from '../../platform/pdf/table-rules.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import type { ReceiptRow } from './store/shown.ts';

const MUTED = '#5f6b66';
const RIGHT = { alignment: 'right' as const };

/** US Letter. The same receipt gives the same bytes whenever it is asked for. */
export function writeReceipt(
  row: ReceiptRow,
  { brandName }: { readonly brandName: string },
): Promise<Buffer> {
  const number = planReceiptNumber(row);
  const title = `Receipt ${number}`;
  const amount = formatUsd(cents(row.amountCents));
  const { company, vsdId } = row.billedTo;
  return writePdf(
    {
      pageSize: 'LETTER',
      pageMargins: [48, 48, 48, 56],
      info: { title },
      defaultStyle: { fontSize: 10, lineHeight: 1.2 },
      content: [
        {
          columns: [
            {
              stack: [{ text: 'Receipt', fontSize: 22, font: 'Fraunces' }, muted(number)],
            },
            { ...RIGHT, text: brandName, fontSize: 14, font: 'Fraunces' },
          ],
        },
        {
          margin: [0, 18, 0, 18],
          columns: [
            { stack: [muted('Billed to'), company, `Showroom ${vsdId}`] },
            {
              stack: [
                muted('Paid on'),
                `${formatDate(row.at)}, ${row.brand} ending in ${row.last4}`,
              ],
            },
          ],
        },
        {
          layout: TABLE_RULES,
          table: {
            widths: ['*', 90],
            body: [
              [muted('Plan'), { ...muted('Amount'), ...RIGHT }],
              [
                `Premium, ${formatDay(day(row.from))} to ${formatDay(day(row.to))}`,
                { text: amount, ...RIGHT },
              ],
              [
                { text: 'Paid', bold: true },
                { text: amount, bold: true, ...RIGHT },
              ],
            ],
          },
        },
      ],
    },
    row.at,
  );
}

function muted(text: string) {
  return { text, color: MUTED };
}
