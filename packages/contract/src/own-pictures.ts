// VIS-02, G-40: pictures of somebody's own, a photo of a room or a drawn floor plan. Nobody else ever sees them.
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const params = z.object({ id: z.coerce.number().int().positive() });
/** By hand, or saved again and again while something is marked. */
const writes = { max: 120, seconds: 60 } as const;
const name = z.string().trim().max(80, 'A name has at most 80 letters.');

export const ownPictureSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Pixels of the file that is kept, upright. */
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  has_marks: z.boolean(),
  created_at: z.string(),
});
export type OwnPicture = z.output<typeof ownPictureSchema>;

/** Of the screens that mark pictures; opaque to the server. */
const marksSchema = z.record(z.string(), z.unknown());

export const listOwnPictures = defineCall({
  name: 'ownPictures.listOwnPictures',
  method: 'GET',
  path: '/api/visualization/pictures',
  access: ['User', 'Contractor'],
  summary: 'The own pictures, the newest first.',
  reply: dataReply(z.array(ownPictureSchema)),
});

export const uploadOwnPicture = defineCall({
  name: 'ownPictures.uploadOwnPicture',
  method: 'POST',
  path: '/api/visualization/pictures',
  access: ['User', 'Contractor'],
  encoding: 'multipart',
  file: { field: 'picture', mostBytes: OWN_PICTURE.mostBytes },
  summary:
    'Keep a JPG, PNG, WebP, GIF, BMP or SVG as an own picture: made anew from its pixels, without where it was taken.',
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
  summary: 'An own picture with what is marked on it.',
  params,
  reply: dataReply(
    ownPictureSchema.extend({
      marks: marksSchema.nullable(),
      /** Rises with each time that marks are kept. */
      marks_revision: z.int(),
    }),
  ),
});

export const getOwnPictureFile = defineCall({
  name: 'ownPictures.getOwnPictureFile',
  method: 'GET',
  path: '/api/visualization/pictures/:id/file',
  access: ['User', 'Contractor'],
  summary: 'The file of an own picture: whole as JPEG, or small as WebP for lists.',
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
  summary: 'Give an own picture another name.',
  params,
  body: z.object({ name: name.min(1, 'Enter a name.') }),
  reply: dataReply(ownPictureSchema),
  limit: writes,
});

/** Refused with 409 `marks_changed` when they were kept elsewhere since `base_revision`. */
export const saveOwnPictureMarks = defineCall({
  name: 'ownPictures.saveOwnPictureMarks',
  method: 'PUT',
  path: '/api/visualization/pictures/:id/marks',
  access: ['User', 'Contractor'],
  summary: 'Keep what is marked on an own picture; null forgets it.',
  params,
  body: z.object({
    marks: marksSchema
      .refine(
        (marks) =>
          new TextEncoder().encode(JSON.stringify(marks)).length <= OWN_PICTURE.mostMarksBytes,
        'This is more than can be marked on one picture. Remove some of it.',
      )
      .nullable(),
    base_revision: z.int().min(0),
  }),
  // JSON may be written wider than it is measured.
  bodyLimit: 4 * OWN_PICTURE.mostMarksBytes,
  reply: dataReply(z.object({ revision: z.int() })),
  limit: writes,
});

export const deleteOwnPicture = defineCall({
  name: 'ownPictures.deleteOwnPicture',
  method: 'DELETE',
  path: '/api/visualization/pictures/:id',
  access: ['User', 'Contractor'],
  summary: 'Delete an own picture for good, its files and its marks.',
  params,
  reply: emptyReply,
  limit: writes,
});
