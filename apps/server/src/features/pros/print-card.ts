import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { enterShowroomPath } from '@wevisu/site/paths.ts';
import { encodeQR } from 'qr';
import type { SentFile } from '../../platform/http/call-table.ts';
import { writePdf } from '../../platform/pdf/write-pdf.ts';
import type { ProsDeps } from './deps.ts';
import { getOwnRow, type OwnRow } from './store/showroom.ts';

/** Points: a US business card of 3.5 by 2 inches. */
const CARD = { width: 252, height: 144 };
const QR_SIDE = 84;
const INK = '#1d2321';
const MUTED = '#5f6b66';
/** Cards carry no creation date: the same showroom gives the same bytes. */
const UNDATED = new Date('2026-01-01T12:00:00Z');

/** A card to print: the name, the ID, and a QR code that opens the showroom. */
export async function printCard(
  { pool, publicUrl }: Pick<ProsDeps, 'pool' | 'publicUrl'>,
  proId: ProUserId,
): Promise<Result<SentFile>> {
  const row = await getOwnRow(pool, { proId });
  if (row === null) return refuse('showroom_missing');
  const site = publicUrl();
  const address = `${site}${enterShowroomPath(row.vsdId)}`;
  const bytes = await writePdf(cardOf(row, { site, address }), UNDATED);
  return ok({ bytes, type: 'application/pdf', name: `showroom-${row.vsdId}.pdf` });
}

type Card = Pick<OwnRow, 'companyName' | 'tagline' | 'vsdId'>;

/** What the PDF is made from. */
export function cardOf(
  row: Card,
  { site, address }: { readonly site: string; readonly address: string },
) {
  return {
    pageSize: CARD,
    pageMargins: [14, 14, 14, 10] as [number, number, number, number],
    info: { title: `${row.companyName}: showroom card`, author: site },
    defaultStyle: { fontSize: 8, color: INK, lineHeight: 1.15 },
    content: [
      {
        columns: [
          {
            width: '*',
            stack: [
              {
                text: row.companyName,
                font: 'Fraunces',
                fontSize: row.companyName.length > 28 ? 11 : 15,
              },
              { text: row.tagline, color: MUTED, margin: [0, 4, 0, 0] },
            ],
          },
          { width: QR_SIDE, svg: qrOf(address), fit: [QR_SIDE, QR_SIDE] },
        ],
        columnGap: 10,
      },
      { text: 'Showroom ID', color: MUTED, fontSize: 7, margin: [0, 4, 0, 0] },
      { text: row.vsdId, bold: true, fontSize: 14, characterSpacing: 1.5 },
    ],
  } satisfies Parameters<typeof writePdf>[0];
}

/** With the quiet zone of four modules that readers need. */
function qrOf(text: string): string {
  return encodeQR(text, 'svg', { ecc: 'medium', border: 4 });
}
