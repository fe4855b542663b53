import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { cents, formatUsd, negate } from '@wevisu/domain/money/money.ts';
import { SALES_TAX_LABELS } from '@wevisu/domain/money/tax-by-address.ts';
import {
  DOCUMENT_WORDS,
  type DocumentKind,
  documentNumber,
} from '@wevisu/domain/orders/order-documents.ts';
import type { Content } from 'pdfmake';
import { TABLE_RULES } from '../../platform/pdf/table-rules.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { barOf, inkOf, logoOf } from '../showrooms/papers/paper-head.ts';
import type { PaperLook } from '../showrooms/papers/paper-look.ts';
import type { DocumentContent, DocumentLine } from './store/documents.ts';

const MUTED = '#5f6b66';

export interface IssuedDocument {
  readonly kind: DocumentKind;
  readonly year: number;
  readonly serial: number;
  readonly issuedAt: Date;
  readonly content: DocumentContent;
  /** Of its showroom when it was issued. */
  readonly look: PaperLook | null;
}

/** US Letter. The same document gives the same bytes whenever it is asked for. */
export function writeDocument(
  document: IssuedDocument,
  { brandName }: { readonly brandName: string },
): Promise<Buffer> {
  const { kind, issuedAt, content, look } = document;
  const number = documentNumber(document);
  const title = `${DOCUMENT_WORDS[kind]} ${number}`;
  const { company, vsdId, order, placedAt, card } = content;
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
        ...barOf(look),
        {
          columns: [
            {
              stack: [
                { text: DOCUMENT_WORDS[kind], fontSize: 22, font: 'Fraunces', color: inkOf(look) },
                muted(number),
              ],
            },
            {
              alignment: 'right',
              stack: [
                ...logoOf(look),
                { text: company, fontSize: 14, font: 'Fraunces' },
                muted(`Showroom ${vsdId} on ${brandName}`),
              ],
            },
          ],
        },
        {
          margin: [0, 18, 0, 18],
          columns: [
            { stack: [muted('Bill and ship to'), ...addressLines(content)] },
            {
              stack: [
                muted('Order'),
                `${order}, placed ${formatDate(placedAt)}`,
                muted(kind === 'invoice' ? 'Charged on' : 'Paid back on'),
                `${formatDate(issuedAt)}, ${card.brand} ending in ${card.last4}`,
              ],
            },
          ],
        },
        linesTable(content.lines),
        totalsTable(kind, content),
        {
          margin: [0, 18, 0, 0],
          ...muted(
            `Sold in the showroom of ${company}. Payment and sales tax are handled by ${brandName}.`,
          ),
        },
      ],
    },
    issuedAt,
  );
}

function addressLines({ address }: DocumentContent): string[] {
  const { full_name, street, apartment, city, state, zip_code } = address;
  const place = `${city}, ${state} ${zip_code}`;
  return [full_name, apartment ? `${street}, ${apartment}` : street, place];
}

function linesTable(lines: readonly DocumentLine[]): Content {
  const heads = ['Product', 'Vendor', 'Quantity', 'Each', 'Amount'];
  return {
    layout: TABLE_RULES,
    table: {
      headerRows: 1,
      widths: ['*', 110, 60, 64, 70],
      body: [
        heads.map((text, at) => ({ ...muted(text), ...(at > 1 ? RIGHT : {}) })),
        ...lines.map(({ product, details, sku, vendor, qty, unit, price, line }) => [
          {
            stack: [
              product,
              { ...muted(details === '' ? sku : `${details}, ${sku}`), fontSize: 9 },
            ],
          },
          vendor,
          { text: countUnits(qty, unit), ...RIGHT },
          { text: formatUsd(cents(price)), ...RIGHT },
          { text: formatUsd(cents(line)), ...RIGHT },
        ]),
      ],
    },
  };
}

const RIGHT = { alignment: 'right' as const };

function totalsTable(
  kind: DocumentKind,
  { lines, amount, restocking, coupon, taxSource }: DocumentContent,
): Content {
  const total = (of: (line: DocumentLine) => number) =>
    cents(lines.reduce((sum, line) => sum + of(line), 0));
  const rows: [string, string][] = [
    [
      coupon === null ? 'Items' : `Items, less coupon ${coupon}`,
      formatUsd(total(({ line }) => line)),
    ],
    ['Shipping', formatUsd(total(({ shipping }) => shipping))],
    [
      taxSource === undefined ? 'Sales tax' : SALES_TAX_LABELS[taxSource],
      formatUsd(total(({ tax }) => tax)),
    ],
    ...(restocking > 0
      ? [['Restocking fee', formatUsd(negate(cents(restocking)))] as [string, string]]
      : []),
  ];
  const sum = [kind === 'invoice' ? 'Charged' : 'Paid back', formatUsd(cents(amount))];
  return {
    margin: [0, 12, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 240,
        layout: TABLE_RULES,
        table: {
          widths: ['*', 90],
          body: [
            ...rows.map(([label, value]) => [label, { text: value, ...RIGHT }]),
            [
              { text: sum[0] ?? '', bold: true },
              { text: sum[1] ?? '', bold: true, ...RIGHT },
            ],
          ],
        },
      },
    ],
  };
}

function muted(text: string) {
  return { text, color: MUTED };
}
