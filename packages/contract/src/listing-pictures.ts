// G-62: pictures of many products at once, as a ZIP or as a list of addresses. Every call is bound to the vendor of the
// session.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

export const PICTURE_ZIP = {
  maxMegabytes: 50,
  maxBytes: 50 * 1024 * 1024,
  maxPictures: 1_000,
} as const;

export const PICTURE_ADDRESSES = {
  maxMegabytes: 2,
  maxBytes: 2 * 1024 * 1024,
  maxPictures: 5_000,
} as const;

const batchSchema = z.object({
  id: z.int(),
  kind: z.enum(['zip', 'addresses']),
  file_name: z.string(),
  total: z.int(),
  /** Went into a draft. */
  added: z.int(),
  /** Were among the product's pictures already. */
  known: z.int(),
  failed: z.int(),
  created_at: z.string(),
  /** Null while it is at work. */
  finished_at: z.string().nullable(),
});
export type PictureBatch = z.output<typeof batchSchema>;

const params = z.object({ id: z.coerce.number().int().positive() });
const limit = { max: 30, seconds: 3_600 } as const;
const fileName = z.string().trim().min(1).max(200);

export const sendPictureZip = defineCall({
  name: 'listingPictures.sendZip',
  method: 'POST',
  path: '/api/vendor/picture-batches/zip',
  access: ['Vendor'],
  encoding: 'multipart',
  file: { field: 'file', maxBytes: PICTURE_ZIP.maxBytes },
  summary:
    'Send a ZIP of pictures named SKU.jpg, SKU_2.png or SKU/name.jpg; each goes into the draft of its product.',
  body: z.object({ file: uploadedFile('Choose a ZIP file.'), file_name: fileName }),
  reply: dataReply(batchSchema),
  success: 201,
  limit,
});

export const sendPictureAddresses = defineCall({
  name: 'listingPictures.sendAddresses',
  method: 'POST',
  path: '/api/vendor/picture-batches/addresses',
  access: ['Vendor'],
  encoding: 'multipart',
  file: { field: 'file', maxBytes: PICTURE_ADDRESSES.maxBytes },
  summary:
    'Send a CSV with a SKU and addresses of pictures in each row; they are fetched into the drafts of their products.',
  body: z.object({ file: uploadedFile('Choose a CSV file.'), file_name: fileName }),
  reply: dataReply(batchSchema),
  success: 201,
  limit,
});

export const listPictureBatches = defineCall({
  name: 'listingPictures.list',
  method: 'GET',
  path: '/api/vendor/picture-batches',
  access: ['Vendor'],
  summary: 'What you sent, newest first, and how far it is.',
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: dataReply(z.object({ rows: z.array(batchSchema), next: z.int().nullable() })),
});

/** Mended, the file can be sent again: what is there already is not added again. */
export const getFailedPictures = defineCall({
  name: 'listingPictures.failed',
  method: 'GET',
  path: '/api/vendor/picture-batches/:id/failed',
  access: ['Vendor'],
  summary: 'The pictures that failed, each with the reason, as CSV.',
  params,
  reply: emptyReply,
  sends: 'file',
});
