import type { CallArgs, CallReply } from '@wevisu/contract/call.ts';
import { matchVendorLines, type VendorLine } from '@wevisu/contract/fulfilment.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { isOrderStatus, keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import { runInBatches } from '../../back-office/table/run-in-batches.ts';
import type { BulkProgress, BulkResult, Selection } from '../../back-office/table/table-types.ts';
import { toCallQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { saveFile } from '../../platform/save-file.ts';
import { fetchPaper, type Moves, sendMoves } from './fulfilment-calls.ts';

type Matching = CallReply<typeof matchVendorLines>['data']['rows'][number];

export interface SelectedLine {
  readonly id: OrderItemId;
  readonly name: string;
  readonly order: string;
  /** As it was seen. */
  readonly qty: number;
  readonly status: string;
}

/** Lines of one call. */
const BATCH = 100;
/** As many as one print takes. */
const MAX_PRINTED = 300;

async function findLines(selection: Selection<VendorLine>): Promise<readonly SelectedLine[]> {
  if (selection.mode === 'ids') return selection.rows.map(toLine);
  const { query, total, except } = selection;
  const body = {
    ...toCallQuery<CallArgs<typeof matchVendorLines>['body']>(query, null),
    ...{ total, except: except.map(Number) },
  };
  return (await call(matchVendorLines, { body }, { isQuiet: true })).data.rows.map(toLine);
}

function toLine({ id, order_number, product_name, qty, status }: Matching | VendorLine) {
  return { id, name: `${order_number}, ${product_name}`, order: order_number, qty, status };
}

/** Moves every selected line, each by itself; those that can't take the step come back with the reason. */
export async function moveSelected(
  selection: Selection<VendorLine>,
  { move, progress }: { readonly move: Omit<Moves, 'lines'>; readonly progress: BulkProgress },
): Promise<BulkResult> {
  return runInBatches(
    {
      rows: await findLines(selection),
      size: BATCH,
      send: async (lines) => {
        const body = { ...move, lines: lines.map(({ id, qty }) => ({ id, of: qty })) };
        const { rows } = (await sendMoves(body)).data;
        return rows.map(({ id, is_done, message }) => ({ id: String(id), done: is_done, message }));
      },
    },
    progress,
  );
}

/** Saves the papers of every selected line, in as many files as that takes; an order is never torn apart. */
export async function printSelected(
  selection: Selection<VendorLine>,
  { paper, progress }: { readonly paper: 'list' | 'label'; readonly progress: BulkProgress },
): Promise<BulkResult> {
  const lines = await findLines(selection);
  const printed = lines.filter(({ status }) => isPacked(status));
  const files = toFiles(printed, MAX_PRINTED);
  let done = 0;
  progress.onProgress(0, printed.length);
  for (const [at, file] of files.entries()) {
    if (progress.signal.aborted) break;
    const ids = file.map(({ id }) => id);
    saveFile(await fetchPaper(paper, ids), fileName(paper, { at, count: files.length }));
    done += file.length;
    progress.onProgress(done, printed.length);
  }
  const failed = lines
    .filter(({ status }) => !isPacked(status))
    .map(({ id, name }) => ({ id: String(id), name, message: 'There is nothing to pack.' }));
  return { done, failed, left: printed.length - done };
}

/** What is approved and sent. */
function isPacked(status: string): boolean {
  return isOrderStatus(status) && keepsGoods(status) && status !== 'Waiting for approval';
}

/** Lines by order, in files of `most` lines at most, unless one order alone has more. */
export function toFiles<Line extends { readonly order: string }>(
  lines: readonly Line[],
  most: number,
): readonly (readonly Line[])[] {
  const files: Line[][] = [];
  for (const order of Map.groupBy(lines, ({ order }) => order).values()) {
    for (let from = 0; from < order.length; from += most) {
      const part = order.slice(from, from + most);
      const last = files.at(-1);
      if (last !== undefined && last.length + part.length <= most) last.push(...part);
      else files.push(part);
    }
  }
  return files;
}

function fileName(
  paper: 'list' | 'label',
  { at, count }: { readonly at: number; readonly count: number },
): string {
  const name = paper === 'list' ? 'packing-lists' : 'labels';
  return count === 1 ? `${name}.pdf` : `${name}-${at + 1}-of-${count}.pdf`;
}
