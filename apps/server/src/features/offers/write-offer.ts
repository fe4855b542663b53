import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { OfferLine, OfferSection } from '@wevisu/domain/offers/offer-content.ts';
import { offerTotals } from '@wevisu/domain/offers/offer-totals.ts';
import { SIGNATURE_BOARD, signaturePath } from '@wevisu/domain/offers/signature.ts';
import type { Content } from 'pdfmake';
import { TABLE_RULES } from '../../platform/pdf/table-rules.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import { barOf, inkOf, logoOf } from '../showrooms/papers/paper-head.ts';
import type { SentContent, SignedContent } from './snapshots.ts';

const MUTED = '#5f6b66';
const RIGHT = { alignment: 'right' as const };

export interface KeptOffer {
  readonly sent: { readonly content: SentContent; readonly hash: string };
  readonly signed: { readonly content: SignedContent; readonly hash: string } | null;
}

/** US Letter, of the snapshots alone: the same offer gives the same bytes whenever it is asked for. */
export function writeOffer({ sent, signed }: KeptOffer): Promise<Buffer> {
  const { content } = sent;
  const title = `Offer ${content.number}`;
  const color = inkOf(content.look);
  const picked =
    signed && new Set(signed.content.sections.flatMap(({ lines }) => lines.map(({ key }) => key)));
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
        ...barOf(content.look),
        {
          columns: [
            {
              stack: [
                {
                  text: content.change ? 'Change' : 'Offer',
                  ...{ fontSize: 22, font: 'Fraunces', color },
                },
                muted(content.number),
              ],
            },
            {
              ...RIGHT,
              stack: [
                ...logoOf(content.look),
                { text: content.company, fontSize: 14, font: 'Fraunces' },
                muted(`Showroom ${content.vsd_id}`),
              ],
            },
          ],
        },
        {
          margin: [0, 18, 0, 12],
          columns: [
            { stack: [muted('For'), content.client_name, content.title] },
            {
              stack: [
                muted('Sent on'),
                formatDate(content.sent_at),
                muted('To be answered by'),
                formatDay(day(content.ends_on)),
              ],
            },
          ],
        },
        ...(content.note === '' ? [] : [{ text: content.note, margin: [0, 0, 0, 12] } as Content]),
        ...(content.change === undefined ? [] : differenceOf(content.change, color)),
        ...content.sections.flatMap((section) => sectionOf(section, picked, color)),
        totalOf(content.sections, picked),
        ...(signed === null ? [] : [signatureOf(signed)]),
        {
          margin: [0, 18, 0, 0],
          fontSize: 8,
          ...muted(`Before sales tax and shipping. SHA-256 of this offer: ${sent.hash}`),
        },
      ],
    },
    new Date(content.sent_at),
  );
}

/** How a change differs from what was approved; the parts that follow are what counts then. */
function differenceOf(change: NonNullable<SentContent['change']>, color: string): Content[] {
  const { offer, lines, total_before, total_after } = change;
  const right = (text: string) => ({ text, ...RIGHT });
  return [
    {
      ...{ text: `What changes of ${offer}`, fontSize: 13, font: 'Fraunces', color },
      margin: [0, 10, 0, 4],
    },
    {
      layout: TABLE_RULES,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 80, 80, 70, 70],
        body: [
          ['Product', 'Quantity before', 'after', 'Before', 'After'].map((text, at) => ({
            ...muted(text),
            ...(at > 0 ? RIGHT : {}),
          })),
          ...lines.map((line) => [
            { stack: [line.name, { ...muted(KINDS[line.kind]), fontSize: 9 }] },
            right(line.qty_before === 0 ? '' : countUnits(line.qty_before, line.unit)),
            right(line.qty_after === 0 ? '' : countUnits(line.qty_after, line.unit)),
            right(formatUsd(cents(line.total_before))),
            right(formatUsd(cents(line.total_after))),
          ]),
          [
            { text: 'Total', bold: true },
            '',
            '',
            right(formatUsd(cents(total_before))),
            { ...right(formatUsd(cents(total_after))), bold: true },
          ],
        ],
      },
    },
  ];
}

const KINDS = { added: 'Added', removed: 'Removed', changed: 'Changed' } as const;

function sectionOf(
  section: OfferSection,
  picked: ReadonlySet<string> | null,
  color: string,
): Content[] {
  const { title, kind, allowance, lines } = section;
  const notes = [
    ...(kind === 'one' && lines.length > 0 ? ['One of these'] : []),
    ...(allowance === null ? [] : [`Allowance ${formatUsd(cents(allowance))}`]),
  ];
  const head: Content = {
    stack: [{ text: title, fontSize: 13, font: 'Fraunces', color }, ...notes.map(muted)],
    margin: [0, 10, 0, 4],
  };
  if (lines.length === 0) return [head];
  const heads = ['Product', 'Quantity', 'Each', 'Amount', ...(picked === null ? [] : ['Approved'])];
  return [
    head,
    {
      layout: TABLE_RULES,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 60, 64, 70, ...(picked === null ? [] : [52])],
        body: [
          heads.map((text, at) => ({ ...muted(text), ...(at > 0 ? RIGHT : {}) })),
          ...lines.map((line) => [
            productOf(line),
            { text: countUnits(line.qty, line.unit), ...RIGHT },
            { text: formatUsd(cents(line.price)), ...RIGHT },
            { text: formatUsd(cents(line.total)), ...RIGHT },
            ...(picked === null ? [] : [{ text: picked.has(line.key) ? 'Yes' : 'No', ...RIGHT }]),
          ]),
        ],
      },
    },
  ];
}

function productOf({ name, brand, size_label, finish, sku, lead_time, lots }: OfferLine): Content {
  const about = [brand, size_label, finish, sku].filter((text) => text !== '').join(', ');
  const lot = lots.length === 0 ? '' : `, lot ${lots.map(({ code }) => code).join(', ')}`;
  return {
    stack: [
      name,
      { ...muted(about), fontSize: 9 },
      { ...muted(`Ships in ${lead_time}${lot}`), fontSize: 9 },
    ],
  };
}

function totalOf(sections: readonly OfferSection[], picked: ReadonlySet<string> | null): Content {
  const { from, to, open_allowances } = offerTotals(sections, picked);
  const sum = formatUsd(cents(from)) + (from === to ? '' : ` to ${formatUsd(cents(to))}`);
  const open =
    open_allowances === 0
      ? []
      : [muted(`Of that ${formatUsd(cents(open_allowances))} in allowances`)];
  return {
    margin: [0, 14, 0, 0],
    ...RIGHT,
    stack: [
      { text: `${picked === null ? 'Offered' : 'Approved'}: ${sum}`, fontSize: 12, bold: true },
      ...open,
    ],
  };
}

function signatureOf({ content, hash }: NonNullable<KeptOffer['signed']>): Content {
  const { signed_by, signed_at, strokes } = content;
  const { width, height } = SIGNATURE_BOARD;
  const mark: Content =
    strokes === null
      ? { text: signed_by, fontSize: 20, font: 'Fraunces' }
      : {
          svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${signaturePath(strokes)}" fill="none" stroke="#000" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
          width: 150,
        };
  return {
    unbreakable: true,
    margin: [0, 12, 0, 0],
    stack: [
      muted('Signed'),
      mark,
      `${signed_by}, ${formatDate(signed_at)}`,
      { ...muted(`SHA-256 of what was signed: ${hash}`), fontSize: 8 },
    ],
  };
}

function muted(text: string) {
  return { text, color: MUTED };
}
