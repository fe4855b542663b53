// Jobs that go through many drafts of one vendor, a batch per transaction: killed at any point and run again, each draft
// is sent or approved once.
import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteActs } from '../audit/note-act.ts';
import type { DraftCategory } from './begin-drafts.ts';
import type { ListingsDeps } from './deps.ts';
import { listingsApprovedMail } from './mails.ts';
import { findFree, type Left, leave, type NewListing, publishMany } from './publish-many.ts';
import { findProblemsOf } from './show-listing.ts';
import { listListingCategories } from './store/form.ts';
import {
  countRun,
  deleteDrafts,
  finishRun,
  getRun,
  leaveDrafts,
  nextOfRun,
  type RunRow,
  readVendorMail,
  submitDrafts,
} from './store/runs.ts';

export const RUN_DRAFTS = 'listings.run';

const BATCH = 250;

export async function runDrafts(
  deps: ListingsDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const run = await getRun(deps.pool, { id });
  if (run === null || run.finishedAt !== null) return;
  const categories = new Map(
    (await listListingCategories(deps.pool)).map((category) => [category.id, category]),
  );
  while (await runBatch(deps, run, categories));
  await finish(deps, run);
}

type Categories = ReadonlyMap<number, DraftCategory>;

function runBatch(
  { pool, now, jobs }: ListingsDeps,
  run: RunRow,
  categories: Categories,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const drafts = await nextOfRun(client, { runId: run.id, most: BATCH });
    if (drafts.length === 0) return false;
    const incomplete = drafts.flatMap((draft) => incompleteOf(draft, categories));
    const isLeft = new Set(incomplete.map(({ id }) => id));
    const complete = drafts.filter(({ id }) => !isLeft.has(id));
    const work = run.kind === 'send' ? send : approve;
    const batch = { run, drafts: complete, now: now(), jobs };
    const left = [...incomplete, ...(await work(client, batch))];
    if (left.length > 0) await leaveDrafts(client, { drafts: left });
    await countRun(client, { id: run.id, done: drafts.length, refused: left.length });
    return true;
  });
}

function incompleteOf({ id, content }: NewListing, categories: Categories): Left[] {
  const category = categories.get(content.category_id ?? 0) ?? null;
  const problems = Object.keys(findProblemsOf(content, category)).length;
  return problems === 0 ? [] : [{ ...leave({ id }, refuse('listing_incomplete')), problems }];
}

interface Batch {
  readonly run: RunRow;
  readonly drafts: readonly NewListing[];
  readonly now: Date;
  readonly jobs: ListingsDeps['jobs'];
}

async function send(client: Queryable, { run, drafts, now }: Batch): Promise<readonly Left[]> {
  const { drafts: free, left } = await findFree(client, { vendorId: run.vendorId, drafts });
  await submitDrafts(client, { ids: free.map(({ id }) => id), now });
  return left;
}

/** Each approval is an act of its own. */
async function approve(
  client: Queryable,
  { run, drafts, now, jobs }: Batch,
): Promise<readonly Left[]> {
  const { vendorId, startedBy } = run;
  const { products, left } = await publishMany({ jobs }, client, { vendorId, drafts, now });
  await noteActs(
    client,
    drafts.flatMap(({ id, content }) => {
      const productId = products.get(id);
      if (productId === undefined) return [];
      return {
        ...{ at: now, actorId: startedBy, tenant: { kind: 'vendor' as const, id: vendorId } },
        action: 'listing.approved' as const,
        target: { kind: 'product', id: productId },
        ...{ from: null, to: { ...content }, reason: `One of ${run.total} approved at once` },
      };
    }),
  );
  await deleteDrafts(client, { ids: [...products.keys()] });
  return left;
}

/** The vendor gets one mail about all of them. */
function finish({ pool, now, mailer, publicUrl }: ListingsDeps, { id }: RunRow): Promise<void> {
  return inTransaction(pool, async (client) => {
    const run = await finishRun(client, { id, now: now() });
    if (run === null || run.kind === 'send' || run.done === 0) return;
    const told = await readVendorMail(client, run);
    if (told === null) return;
    const content = listingsApprovedMail({
      live: run.done - run.refused,
      left: run.refused,
      url: `${publicUrl()}/vendor/products`,
    });
    await mailer.queue(client, [{ template: 'listings_approved', to: told.email, content }]);
  });
}
