import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { FulfilmentDeps } from './deps.ts';
import { addressText } from './papers/address-text.ts';
import type { PaperTasks } from './papers/paper-thread.ts';
import type { Parcel } from './papers/parcel.ts';
import { findSender, type LineRow, listPrintedLines, type Sender } from './store/lines.ts';

const NAMES: Readonly<Record<keyof PaperTasks, string>> = {
  packingLists: 'packing-lists.pdf',
  labels: 'labels.pdf',
};

/** The papers of the vendor's own lines, by order. Lines that aren't sent are left out; none left is refused. */
export async function printPapers(
  { orders: { pool, now }, printer }: FulfilmentDeps,
  paper: keyof PaperTasks,
  of: { readonly userId: UserId; readonly ids: readonly OrderItemId[] },
): Promise<Result<SentFile>> {
  const lines = await listPrintedLines(pool, of);
  const sent = lines.filter(
    ({ status }) => keepsGoods(status) && status !== 'Waiting for approval',
  );
  if (sent.length === 0)
    return refuse(lines.length === 0 ? 'order_item_not_found' : 'nothing_to_pack');
  const sender = await findSender(pool, of);
  const parcels = [...Map.groupBy(sent, ({ orderId }) => orderId).values()].map((rows) =>
    parcelOf(rows, sender),
  );
  const printed = await printer.print(paper, { userId: of.userId, parcels, madeAt: now() });
  if (!printed.ok) return printed;
  return ok({ bytes: printed.value, type: 'application/pdf', name: NAMES[paper] });
}

function parcelOf(rows: readonly LineRow[], sender: Sender): Parcel {
  const [first] = rows;
  if (first === undefined) throw new Error('A parcel without lines.');
  const { companyName, returnAddress, shipFromZip } = sender;
  return {
    orderNumber: first.orderNumber,
    placedAt: first.placedAt,
    from:
      returnAddress === null
        ? [companyName, shipFromZip]
        : addressText({ ...returnAddress, full_name: companyName }),
    to: first.address,
    lines: rows.map((row) => ({
      sku: row.sku,
      productName: row.productName,
      details: [row.sizeLabel, row.finish].filter((text) => text !== '').join(', '),
      qty: row.qty,
      unit: row.unit,
      lots: row.lots
        .map((lot) => (row.lots.length > 1 ? `${lot.lotCode} (${lot.qty})` : lot.lotCode))
        .join(', '),
    })),
  };
}
