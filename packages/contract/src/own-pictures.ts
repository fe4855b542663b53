// VIS-02, G-40: uploaded pictures, such as a photo of a room or a floor plan. Nobody but their owner sees them.
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const params = z.object({ id: z.coerce.number().int().positive() });
/** Uploaded by hand; marks autosave while they are drawn. */
const writes = { max: 120, seconds: 60 } as const;
const name = z.string().trim().max(80, 'Use at most 80 characters.');

export const ownPictureSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Pixels of the stored file, upright. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  has_marks: z.boolean(),
  created_at: z.string(),
});
export type OwnPicture = z.output<typeof ownPictureSchema>;

/** Owned by the screens that mark pictures; opaque to the server. */
const marksSchema = z.record(z.string(), z.unknown());

export const listOwnPictures = defineCall({
  name: 'ownPictures.listOwnPictures',
  method: 'GET',
  path: '/api/visualization/pictures',
  access: ['User', 'Contractor'],
  summary: 'Your pictures, newest first.',
  reply: dataReply(z.array(ownPictureSchema)),
});

export const uploadOwnPicture = defineCall({
  name: 'ownPictures.uploadOwnPicture',
  method: 'POST',
  path: '/api/visualization/pictures',
  access: ['User', 'Contractor'],
  encoding: 'multipart',
  file: { field: 'picture', maxBytes: OWN_PICTURE.maxBytes },
  summary:
    'Upload a JPG, PNG, WebP, GIF, BMP or SVG; it is re-encoded from its pixels, without location data.',
  body: z.object({
    picture: uploadedFile('Choose a picture.'),
    name: name.default(''),
  }),
  reply: dataReply(ownPictureSchema),
  success: 201,
  limit: { max: 40, seconds: 600 },
});

export const getOwnPicture = defineCall({
  name: 'ownPictures.getOwnPicture',
  method: 'GET',
  path: '/api/visualization/pictures/:id',
  access: ['User', 'Contractor'],
  summary: 'One of your pictures with its marks.',
  params,
  reply: dataReply(
    ownPictureSchema.extend({
      marks: marksSchema.nullable(),
      /** Goes up each time marks are saved. */
      marks_revision: z.int(),
    }),
  ),
});

export const getOwnPictureFile = defineCall({
  name: 'ownPictures.getOwnPictureFile',
  method: 'GET',
  path: '/api/visualization/pictures/:id/file',
  access: ['User', 'Contractor'],
  summary: 'The file of a picture: full size as JPEG, or small as WebP for lists.',
  params,
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
  reply: emptyReply,
  sends: 'file',
});

export const renameOwnPicture = defineCall({
  name: 'ownPictures.renameOwnPicture',
  method: 'PUT',
  path: '/api/visualization/pictures/:id',
  access: ['User', 'Contractor'],
  summary: 'Rename a picture.',
  params,
  body: z.object({ name: name.min(1, 'Enter a name.') }),
  reply: dataReply(ownPictureSchema),
  limit: writes,
});

/** Refused with 409 `marks_changed` if they were saved elsewhere since `base_revision`. */
export const saveOwnPictureMarks = defineCall({
  name: 'ownPictures.saveOwnPictureMarks',
  method: 'PUT',
  path: '/api/visualization/pictures/:id/marks',
  access: ['User', 'Contractor'],
  summary: 'Save the marks on a picture; null removes them.',
  params,
  body: z.object({
    marks: marksSchema
      .refine(
        (marks) =>
          new TextEncoder().encode(JSON.stringify(marks)).length <= OWN_PICTURE.maxMarksBytes,
        'There are too many marks on this picture. Remove some.',
      )
      .nullable(),
    base_revision: z.int().min(0),
  }),
  // The same JSON can be written longer than it is measured.
  bodyLimit: 4 * OWN_PICTURE.maxMarksBytes,
  reply: dataReply(z.object({ revision: z.int() })),
  limit: writes,
});

export const deleteOwnPicture = defineCall({
  name: 'ownPictures.deleteOwnPicture',
  method: 'DELETE',
  path: '/api/visualization/pictures/:id',
  access: ['User', 'Contractor'],
  summary: 'Delete a picture permanently, with its files and marks.',
  params,
  reply: emptyReply,
  limit: writes,
});
