// A picture that comes without its vendor at the editor, as many do at once: it goes into the draft of its product.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, VendorId } from '@wevisu/domain/ids.ts';
import { isEditable, type Listing } from '@wevisu/domain/listings/listing.ts';
import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findDraftProblems } from './show-listing.ts';
import {
  type DraftRow,
  getDraftOfProduct,
  getNewDraft,
  insertDraft,
  lockDraft,
  updateDraft,
} from './store/drafts.ts';
import { hasSource } from './store/files.ts';
import { type LiveRow, readLive, toListing } from './store/live-listings.ts';

/** Where a picture goes: a live product, or the draft of one that is not live. */
export interface PhotoOwner {
  readonly productId: ProductId | null;
  readonly draftId: number | null;
}

interface Of {
  readonly vendorId: VendorId;
  readonly owner: PhotoOwner;
  readonly sourceHash: Buffer;
}

interface Found {
  readonly live: LiveRow | null;
  readonly draft: DraftRow | null;
  readonly content: Listing;
}

type Answer = 'open' | 'known';

async function find(db: Queryable, { vendorId, owner }: Of): Promise<Found | null> {
  const { productId, draftId } = owner;
  if (productId !== null) {
    const live = await readLive(db, { vendorId, productId });
    if (live === null) return null;
    const draft = await getDraftOfProduct(db, { vendorId, productId });
    return { live, draft, content: draft?.content ?? toListing(live) };
  }
  const draft = draftId === null ? null : await getNewDraft(db, { vendorId, id: draftId });
  return draft === null ? null : { live: null, draft, content: draft.content };
}

/** Whether a picture made from such a file would be added; 'known' if it is there already. */
export async function askForPhoto(db: Queryable, of: Of): Promise<Result<Answer>> {
  const found = await find(db, of);
  if (found === null) return refuse('picture_sku_unknown');
  return judge(db, of, found);
}

async function judge(
  db: Queryable,
  { vendorId, sourceHash }: Of,
  { draft, content: { photos } }: Found,
): Promise<Result<Answer>> {
  const keys = photos.map(({ file }) => file);
  if ((await hasSource(db, { vendorId, keys, sourceHash })).is) return ok('known');
  if (draft !== null && !isEditable(draft.state)) return refuse('listing_submitted');
  const max = LISTING_PHOTO.maxFiles;
  if (photos.length >= max) return refuse('picture_product_full', { params: { max } });
  return ok('open');
}

/** In the caller's transaction. An editor that is open on the draft is told with its next save. */
export async function addPhoto(
  db: Queryable,
  of: Of & { readonly file: string; readonly now: Date },
): Promise<Result<'added' | 'known'>> {
  const { vendorId, owner, file, now } = of;
  const first = await find(db, of);
  if (first === null) return refuse('picture_sku_unknown');
  if (first.draft === null) {
    const made = await begin(db, { vendorId, live: first.live, now });
    if (made === null) return refuse('changed_meanwhile');
  }
  const draft = (await find(db, { ...of, owner }))?.draft ?? null;
  const locked = draft === null ? null : await lockDraft(db, { id: draft.id });
  if (locked === null) return refuse('changed_meanwhile');
  const { content } = locked;
  const answer = await judge(db, of, { live: first.live, draft: locked, content });
  if (!answer.ok) return answer;
  if (answer.value === 'known') return ok('known');
  const next = { ...content, photos: [...content.photos, { file, alt: altOf(content) }] };
  const problems = Object.keys(await findDraftProblems(db, next)).length;
  const { id, base, baseVersion } = locked;
  await updateDraft(db, { id, base, baseVersion, content: next, problems, now });
  return ok('added');
}

/** A draft that says what is live. */
async function begin(
  db: Queryable,
  of: { readonly vendorId: VendorId; readonly live: LiveRow | null; readonly now: Date },
) {
  const { vendorId, live, now } = of;
  if (live === null) return null;
  const base = toListing(live);
  return insertDraft(db, {
    ...{ vendorId, productId: live.id, content: base, base, baseVersion: live.version, now },
    problems: 0,
  });
}

function altOf({ name, photos }: Listing): string {
  const of = name.trim() === '' ? 'The product' : name.trim();
  return photos.length === 0 ? of : `${of}, picture ${photos.length + 1}`;
}
