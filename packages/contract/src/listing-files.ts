// G-62: pictures and documents of a vendor's product. A file is private to its vendor and staff until the product that
// shows it is approved.
import { DOCUMENT_KINDS } from '@wevisu/domain/listings/listing.ts';
import {
  LISTING_DOCUMENT,
  LISTING_MODEL,
  LISTING_PHOTO,
} from '@wevisu/domain/listings/listing-file.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const keySchema = z.string().regex(/^[0-9a-f]{32}$/);
const uploads = { max: 120, seconds: 600 } as const;

export const listingPhotoSchema = z.object({ file: keySchema, alt: z.string().max(200) });

export const listingDocumentSchema = z.object({
  file: keySchema,
  kind: z.enum(DOCUMENT_KINDS),
  name: z.string().max(80),
  bytes: z.int(),
});

export const listingModelSchema = z.object({
  file: keySchema,
  bytes: z.int(),
  width_tmm: z.int(),
  height_tmm: z.int(),
  depth_tmm: z.int(),
  triangles: z.int(),
});

const fraction = z.coerce.number().min(0).max(1);

export const uploadListingPhoto = defineCall({
  name: 'listings.uploadListingPhoto',
  method: 'POST',
  path: '/api/vendor/listing-photos',
  access: ['Vendor'],
  encoding: 'multipart',
  file: { field: 'photo', maxBytes: LISTING_PHOTO.maxBytes },
  summary: 'Upload a picture; a square of it is re-encoded from its pixels. A draft then names it.',
  body: z.object({
    photo: uploadedFile('Choose a picture.'),
    /** The part to keep, in fractions of the upright picture. */
    x: fraction,
    y: fraction,
    width: fraction,
    height: fraction,
  }),
  reply: dataReply(z.object({ file: z.string() })),
  success: 201,
  limit: uploads,
});

export const uploadListingDocument = defineCall({
  name: 'listings.uploadListingDocument',
  method: 'POST',
  path: '/api/vendor/listing-documents',
  access: ['Vendor'],
  encoding: 'multipart',
  file: { field: 'document', maxBytes: LISTING_DOCUMENT.maxBytes },
  summary: 'Upload a PDF. A draft then names it.',
  body: z.object({ document: uploadedFile('Choose a PDF.') }),
  reply: dataReply(z.object({ file: z.string(), bytes: z.int() })),
  success: 201,
  limit: uploads,
});

export const uploadListingModel = defineCall({
  name: 'listings.uploadListingModel',
  method: 'POST',
  path: '/api/vendor/listing-models',
  access: ['Vendor'],
  encoding: 'multipart',
  file: { field: 'model', maxBytes: LISTING_MODEL.maxBytes },
  summary: 'Upload a 3D model as GLB; it is validated and measured. A draft then names it.',
  body: z.object({ model: uploadedFile('Choose a GLB file.') }),
  reply: dataReply(listingModelSchema),
  success: 201,
  limit: uploads,
});

const params = z.object({ file: keySchema });

export const getListingFile = defineCall({
  name: 'listings.getListingFile',
  method: 'GET',
  path: '/api/vendor/listing-files/:file',
  access: ['Vendor'],
  summary: 'One of your files, live or not.',
  params,
  reply: emptyReply,
  sends: 'file',
});

export const getSubmittedFile = defineCall({
  name: 'listings.getSubmittedFile',
  method: 'GET',
  path: '/api/staff/listing-files/:file',
  access: ['Admin'],
  summary: 'A file of any vendor, live or not.',
  params,
  reply: emptyReply,
  sends: 'file',
});
