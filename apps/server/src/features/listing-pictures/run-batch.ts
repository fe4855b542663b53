// Adds pictures to drafts, one by one: a killed job goes on where it stopped, and a picture that was added is found by the
// hash of its file.
import { createHash } from 'node:crypto';
import { messageOf, type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readZipEntries, unpackLater, ZipError } from '../../platform/uploads/zip.ts';
import { addPhoto, askForPhoto } from '../listings/add-photo.ts';
import { uploadPhoto } from '../listings/upload-file.ts';
import type { ListingPicturesDeps } from './deps.ts';
import { fetchPicture } from './fetch-picture.ts';
import {
  type BatchRow,
  finishBatch,
  getBatch,
  type ItemRow,
  listWaiting,
  settleItem,
} from './store/batches.ts';

export const ADD_PICTURES = 'listing-pictures.add';

/** Addresses that are asked at once. */
const AT_ONCE = 4;
/** Then another job goes on: none runs so long that it counts as lost. */
const MAX_PARTS = 25;
const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');

type Content = Buffer | Refusal;
type GetContent = (source: string) => Promise<Content>;

export async function runBatch(
  deps: ListingPicturesDeps,
  { id }: { readonly id: number },
): Promise<void> {
  const batch = await getBatch(deps.pool, { id });
  if (batch === null || batch.finishedAt !== null) return;
  const getContent = await contentOf(deps, batch);
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const items = await listWaiting(deps.pool, { batchId: id, most: AT_ONCE });
    if (items.length === 0) return finish(deps, batch);
    const contents = await Promise.all(items.map(({ source }) => getContent(source)));
    for (const [at, item] of items.entries()) {
      await add(deps, batch, { item, content: contents[at] ?? refuse('file_unreadable') });
    }
  }
  await deps.jobs.enqueue(deps.pool, ADD_PICTURES, [{ id }]);
}

async function contentOf(deps: ListingPicturesDeps, batch: BatchRow): Promise<GetContent> {
  if (batch.kind === 'addresses') return (url) => fetchPicture(deps.httpOut, url);
  const zip = batch.fileKey === null ? null : await deps.files.get(batch.fileKey);
  if (zip === null) return async () => refuse('file_unreadable');
  const entries = readZipEntries(zip, { unpackedBytes: Number.POSITIVE_INFINITY });
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  return async (name) => {
    const entry = byName.get(name);
    if (entry === undefined) return refuse('file_unreadable');
    try {
      return await unpackLater(zip, entry);
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      return refuse('zip_broken');
    }
  };
}

async function add(
  deps: ListingPicturesDeps,
  batch: BatchRow,
  { item, content }: { readonly item: ItemRow; readonly content: Content },
): Promise<void> {
  const { pool } = deps;
  const settle = (state: 'known' | 'failed', problem = '') =>
    settleItem(pool, { batchId: batch.id, number: item.number, state, problem });
  if (!Buffer.isBuffer(content)) {
    await settle('failed', textOf(content));
    return;
  }
  if (content.subarray(0, 4).equals(ZIP_START)) {
    await settle('failed', messageOf(refuse('zip_in_zip')));
    return;
  }
  const sourceHash = createHash('sha256').update(content).digest();
  const { productId, draftId } = item;
  const of = { vendorId: batch.vendorId, owner: { productId, draftId }, sourceHash };
  const asked = await askForPhoto(pool, of);
  if (!asked.ok) await settle('failed', textOf(asked));
  else if (asked.value === 'known') await settle('known');
  else await put(deps, batch, { item, content, of });
}

/** The draft and the item are one commit: what was added is counted, and added once. */
async function put(
  deps: ListingPicturesDeps,
  { id: batchId, createdBy }: BatchRow,
  given: {
    readonly item: ItemRow;
    readonly content: Buffer;
    readonly of: Parameters<typeof askForPhoto>[1];
  },
): Promise<void> {
  const { item, content, of } = given;
  const { number } = item;
  const kept = await uploadPhoto(deps, {
    ...{ userId: createdBy, photo: { bytes: content }, crop: WHOLE, sourceHash: of.sourceHash },
  });
  // The queue of pictures is full: the job is tried again.
  if (!kept.ok && kept.code === 'unavailable') throw new Error('Pictures wait for their turn.');
  await inTransaction(deps.pool, async (client) => {
    const done: Result<'added' | 'known'> = kept.ok
      ? await addPhoto(client, { ...of, file: kept.value.file, now: deps.now() })
      : kept;
    const state = done.ok ? done.value : 'failed';
    const isFirst = await settleItem(client, {
      ...{ batchId, number, state, problem: done.ok ? '' : textOf(done) },
    });
    // Another run of the job was first: what this one has added is taken back.
    if (!isFirst) throw new Error('This picture was added by another run.');
  });
}

async function finish(
  { pool, files, now }: ListingPicturesDeps,
  { id, fileKey }: BatchRow,
): Promise<void> {
  if (fileKey !== null) await files.remove(fileKey);
  await finishBatch(pool, { id, now: now() });
}

/** The text at the field, if the refusal has one. */
function textOf(refusal: Refusal): string {
  const [texts] = Object.values(refusal.fields ?? {});
  return texts?.join(' ') ?? messageOf(refusal);
}
