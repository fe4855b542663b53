// Price lists of the demo world's vendors: applied, undone, left for a decision and unreadable.
import { type IntakeGoods, readGoods, userIdOf } from '../../../../db/demo/intake.ts';
import { applyList, undoList } from '../features/price-lists/apply-list.ts';
import { checkList } from '../features/price-lists/check-list.ts';
import {
  applyPriceList,
  checkPriceList,
  undoPriceList,
} from '../features/price-lists/move-list.ts';
import { readHead } from '../features/price-lists/read-head.ts';
import { sendPriceList } from '../features/price-lists/send-price-list.ts';
import { getOwnPriceList } from '../features/price-lists/store/lists.ts';
import { DAY_MS, type IntakeDeps, must, NO_JOBS } from './intake-deps.ts';

/** From one step of a person to the next. */
const STEP_MS = 40_000;
/** What a list needs to have something in each of its tabs. */
const MIN_GOODS = 12;

interface SentList {
  readonly vendor: string;
  readonly fileName: string;
  readonly daysAgo: number;
  readonly content: (goods: readonly IntakeGoods[]) => string | Buffer;
  readonly until: 'unreadable' | 'checked' | 'applied' | 'undone';
}

const LISTS: readonly SentList[] = [
  {
    ...{
      vendor: 'vendor@example.com',
      fileName: 'spring prices.csv',
      daysAgo: 52,
      until: 'undone',
    },
    content: (goods) => csvOf(goods, ({ cents }) => Math.round(cents * 1.06)),
  },
  {
    ...{ vendor: 'vendor@example.com', fileName: 'october.csv', daysAgo: 24, until: 'applied' },
    content: (goods) =>
      csvOf(goods.slice(0, -4), ({ cents }, place) => (place % 4 === 0 ? cents + 15 : cents)) +
      `${goods.at(-4)?.sku};12.345\n${goods.at(-3)?.sku};on request\nOLD-778;18.90\n${goods.at(-2)?.sku};-4\n`,
  },
  {
    ...{ vendor: 'vendor@example.com', fileName: 'stock and prices.csv', daysAgo: 0.3 },
    until: 'checked',
    content: (goods) =>
      `SKU;Wholesale;On hand\n${goods
        .map(({ sku, cents, stock }, place) => {
          const price = place % 3 === 0 ? Math.round(cents * 1.04) : cents;
          return `${sku};${(price / 100).toFixed(2)};${place % 7 === 0 ? 'many' : stock + (place % 5)}`;
        })
        .join('\n')}\n`,
  },
  {
    ...{ vendor: 'vendor@example.com', fileName: 'catalog.xlsx', daysAgo: 12, until: 'unreadable' },
    content: () => Buffer.from('PK\u0003\u0004 a workbook that was cut off while it was sent'),
  },
  {
    ...{
      vendor: 'vendor2@example.com',
      fileName: 'price list 4.csv',
      daysAgo: 33,
      until: 'applied',
    },
    content: (goods) => csvOf(goods.slice(0, 25), ({ cents }, place) => cents + (place % 3)),
  },
];

function csvOf(
  goods: readonly IntakeGoods[],
  priceOf: (one: IntakeGoods, place: number) => number,
): string {
  const rows = goods.map((one, place) => `${one.sku};${(priceOf(one, place) / 100).toFixed(2)}`);
  return `SKU;Wholesale\n${rows.join('\n')}\n`;
}

export async function sendLists(deps: IntakeDeps): Promise<void> {
  for (const list of LISTS) {
    const userId = await userIdOf(deps.pool, list.vendor);
    const goods = await readGoods(deps.pool, userId);
    if (goods.length < MIN_GOODS) continue;
    let at = deps.now.getTime() - list.daysAgo * DAY_MS;
    const now = () => {
      at += STEP_MS;
      return new Date(at);
    };
    const of = { ...deps, jobs: NO_JOBS, now };
    const file = { bytes: Buffer.from(list.content(goods)), type: 'text/csv' };
    const { id } = must(await sendPriceList(of, { userId, file, fileName: list.fileName }));
    const seen = async () => ({
      ...{ userId, id },
      version: (await getOwnPriceList(deps.pool, { userId, id }))?.version ?? 0,
    });
    await readHead(of, { id });
    if (list.until === 'unreadable') continue;
    const mapped = await getOwnPriceList(deps.pool, { userId, id });
    const asked = {
      ...{ version: mapped?.version ?? 0, sheet: 0, header_row: mapped?.headerRow ?? 1 },
      ...{ is_full: false, converts_units: false, drafts_changes: false, starts_on: null },
      columns: (mapped?.columns ?? []).map(({ field, mark, isDiscontinued }) => ({
        ...{ field, mark, is_discontinued: isDiscontinued },
      })),
    };
    must(await checkPriceList(of, { ...(await seen()), asked }));
    await checkList(of, { id });
    if (list.until === 'checked') continue;
    const checked = await getOwnPriceList(deps.pool, { userId, id });
    const confirm = checked?.summary?.confirm ?? null;
    const reasons = { heldReason: null, stockReason: null };
    must(await applyPriceList(of, { ...(await seen()), confirm, ...reasons }));
    await applyList(of, { id });
    if (list.until === 'applied') continue;
    at += DAY_MS;
    must(await undoPriceList(of, await seen()));
    await undoList(of, { id });
  }
}
