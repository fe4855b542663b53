// The whole showroom's price list on paper: a PDF for each category, in one ZIP file. One PDF of 25,000 products would take
// its writer 700 MB; each of these is as large as one that a pro may ask for by itself.
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PriceRun } from '@wevisu/contract/showroom-prices.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type ZipPart, zipStream } from '../../platform/lists/zip-stream.ts';
import { type OwnRates, readOwnRates } from '../showrooms/own-rates.ts';
import type { PriceRunDeps, ShowroomPricesDeps } from './deps.ts';
import { listPriceRows, MAX_PRINTED, MAX_ROWS } from './export-price-list.ts';
import { findProducts } from './find-products.ts';
import type { PriceListRow } from './price-list/price-list-row.ts';
import { beginRun, type NoteDone } from './price-runs.ts';
import type { PriceRunRow } from './store/runs.ts';

/** The writer is busy with others: it is asked again. */
const TRIES = 20;
const WAIT_MS = 3_000;

export async function startPrint(
  deps: ShowroomPricesDeps,
  proId: ProUserId,
): Promise<Result<PriceRun>> {
  const { total } = await findOffered(deps, { proId, perPage: 1 });
  if (total === 0) return refuse('price_list_empty');
  if (total > MAX_ROWS) {
    return refuse('price_list_too_long', { params: { maximum: formatCount(MAX_ROWS) } });
  }
  return beginRun(deps, { proId, kind: 'print', asked: {}, total });
}

/** Gives the key of its file. */
export async function printShowroom(
  deps: PriceRunDeps,
  { run, note }: { readonly run: PriceRunRow; readonly note: NoteDone },
): Promise<string> {
  const { proId } = run;
  const own = await readOwnRates(deps.pool, proId);
  if (own === null) throw new Error(`The showroom of run ${run.id} is gone.`);
  const { ids } = await findOffered(deps, { proId, perPage: MAX_ROWS });
  const byCategory = new Map<string, PriceListRow[]>();
  for await (const row of listPriceRows(deps, own, ids)) {
    const rows = byCategory.get(row.category);
    if (rows === undefined) byCategory.set(row.category, [row]);
    else rows.push(row);
  }
  let done = 0;
  const parts = sheetsOf(byCategory).map(
    ({ name, title, rows }): ZipPart => ({
      name,
      content: (async function* () {
        yield await print(deps, own, { title, rows, proId });
        done += rows.length;
        await note(Math.min(done, run.total));
      })(),
    }),
  );
  const key = `price-prints/${run.showroomId}/${run.id}.zip`;
  await deps.files.put(key, await buffer(zipStream(parts)));
  return key;
}

async function findOffered(
  { catalog }: Pick<ShowroomPricesDeps, 'catalog'>,
  { proId, perPage }: { readonly proId: ProUserId; readonly perPage: number },
) {
  const terms = await catalog.terms.requireTerms({ showroom: proId });
  const assortment = terms.ok ? terms.value.assortment : null;
  const all = { categoryId: null, brandId: null, q: '', assortment };
  return findProducts(catalog, all, { page: 1, perPage });
}

interface Sheet {
  /** Of its file. */
  readonly name: string;
  readonly title: string;
  readonly rows: readonly PriceListRow[];
}

/** In the order of their names; a category of very many products has several. */
function sheetsOf(byCategory: ReadonlyMap<string, readonly PriceListRow[]>): readonly Sheet[] {
  const byName = new Intl.Collator('en').compare;
  return [...byCategory]
    .toSorted(([a], [b]) => byName(a, b))
    .flatMap(([category, unsorted], at) => {
      const rows = unsorted.toSorted((a, b) => byName(a.name, b.name));
      const parts = Math.ceil(rows.length / MAX_PRINTED);
      return Array.from({ length: parts }, (_, part) => {
        const title = parts === 1 ? category : `${category}, part ${part + 1} of ${parts}`;
        // Numbered, so that two that differ in a sign alone are two files.
        const place = String(at + 1).padStart(3, '0');
        const name = `${place} ${title.replace(/[^\p{L}\p{N}&'(), -]+/gu, ' ').trim()}.pdf`;
        return { name, title, rows: rows.slice(part * MAX_PRINTED, (part + 1) * MAX_PRINTED) };
      });
    });
}

async function print(
  { printer, now }: PriceRunDeps,
  { companyName, vsdId }: OwnRates,
  { title, rows, proId }: Pick<Sheet, 'title' | 'rows'> & { readonly proId: ProUserId },
): Promise<Buffer> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const sheet = { companyName, vsdId, title, madeAt: now(), rows };
    const pdf = await printer.print(sheet, proId);
    if (pdf.ok) return pdf.value;
    await sleep(WAIT_MS);
  }
  throw new Error(`The price list “${title}” could not be printed.`);
}
