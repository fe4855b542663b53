// A month's statement as a page or two: the sums, and by day what they consist of.
import type { Statement } from '@wevisu/contract/earnings.ts';
import { formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { EARNING_WORDS } from '@wevisu/domain/ledger/earning-kinds.ts';
import type { DayTotal } from '@wevisu/domain/ledger/journal.ts';
import { add, cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { TABLE_RULES } from '../../platform/pdf/table-rules.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';

const MUTED = '#5f6b66';
const PARTS = ['opening', 'sales', 'hires', 'refunds', 'payouts', 'other', 'closing'] as const;
const WORDS: Readonly<Record<(typeof PARTS)[number], string>> = {
  opening: 'Opening balance',
  sales: 'Sales',
  hires: 'Hires',
  refunds: 'Refunds',
  payouts: 'Payouts',
  other: 'Disputes, fees and corrections',
  closing: 'Closing balance',
};

const BELOW: [number, number, number, number] = [0, 12, 0, 0];

const right = (text: string) => ({ text, alignment: 'right' as const });
const muted = (text: string) => ({ text, color: MUTED });

export function writeStatementPdf(of: {
  readonly company: string;
  readonly statement: Statement;
  readonly totals: readonly DayTotal[];
  readonly madeAt: Date;
}): Promise<Buffer> {
  const { company, statement, totals, madeAt } = of;
  const month = `${statement.month.slice(5)}.${statement.month.slice(0, 4)}`;
  const title = `Statement of ${month}`;
  return writePdf(
    {
      pageSize: 'LETTER',
      pageMargins: [48, 48, 48, 56],
      info: { title },
      defaultStyle: { fontSize: 10, lineHeight: 1.2 },
      footer: (page, pages) => ({
        text: `${title}, page ${page} of ${pages}`,
        color: MUTED,
        fontSize: 8,
        margin: [48, 16, 48, 0],
      }),
      content: [
        { text: 'Statement', fontSize: 22, font: 'Fraunces' },
        muted(`${company}, ${month}. Made on ${formatDate(madeAt)}.`),
        {
          margin: [0, 18, 0, 18],
          layout: TABLE_RULES,
          table: {
            widths: ['*', 90],
            body: PARTS.map((part) => [
              { text: WORDS[part], bold: part === 'closing' },
              { ...right(formatUsd(cents(statement[part]))), bold: part === 'closing' },
            ]),
          },
        },
        muted(
          'Pending and available together. Days are those of Los Angeles. The file as CSV has every line.',
        ),
        ...(totals.length === 0
          ? [{ text: 'Nothing was booked in this month.', margin: BELOW }]
          : [
              {
                margin: BELOW,
                layout: TABLE_RULES,
                table: {
                  headerRows: 1,
                  widths: [70, '*', 80, 80, 80],
                  body: [
                    [
                      muted('Day'),
                      muted('What'),
                      ...['Pending', 'Available', 'Balance'].map((text) => ({
                        ...right(text),
                        color: MUTED,
                      })),
                    ],
                    ...totals.map(({ day, kind, pending, available }) => [
                      formatDay(day),
                      EARNING_WORDS[kind],
                      right(formatUsd(pending)),
                      right(formatUsd(available)),
                      right(formatUsd(add(pending, available))),
                    ]),
                  ],
                },
              },
            ]),
      ],
    },
    madeAt,
  );
}
