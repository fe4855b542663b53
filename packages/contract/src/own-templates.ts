// VIS-02: rooms saved as templates to start other rooms from. A homeowner's are private, a pro's belong to the showroom.
import { OWN_TEMPLATE } from '@wevisu/domain/projects/own-template.ts';
import { roomUses } from '@wevisu/scene/document/nodes/room.ts';
import { MAX_SCENE_BYTES } from '@wevisu/scene/document/scene-limits.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply, showroomRefShape } from './reply.ts';

const params = z.object({ id: z.coerce.number().int().positive() });
const writes = { max: 120, seconds: 60 } as const;
/** Each one is parsed, counted and drawn. */
const scenes = { max: 60, seconds: 600 } as const;
/** Same as a project's scene. */

const name = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(OWN_TEMPLATE.maxNameLength, `Use at most ${OWN_TEMPLATE.maxNameLength} characters.`);
const room = z.enum([...roomUses, 'house'], 'Choose a room.');
const style = z.enum(
  styles.map(({ id }) => id),
  'Choose a style.',
);
/** The use case checks its content. */
const scene = z.record(z.string(), z.unknown());

/** Its plan (SVG), then the room (WebP) once that is drawn. The version is part of the file's URL. */
export const ownTemplatePictureSchema = z.object({
  kind: z.enum(['plan', 'still']),
  version: z.string(),
});

export const ownTemplateSchema = z.object({
  id: z.int(),
  name: z.string(),
  room: z.string(),
  style: z.string(),
  /** Total of everything in it at a showroom's prices; null without a showroom. */
  total: centsSchema.nullable(),
  products: z.int(),
  brands: z.int(),
  /** Its main colors, largest area first. */
  colors: z.array(z.string()),
  picture: ownTemplatePictureSchema,
  updated_at: z.string(),
});
export type OwnTemplate = z.output<typeof ownTemplateSchema>;

export const listOwnTemplates = defineCall({
  name: 'ownTemplates.listOwnTemplates',
  method: 'GET',
  path: '/api/visualization/own_templates',
  access: ['User', 'Contractor'],
  summary: 'Your templates, newest first, at the prices of a showroom.',
  query: z.object(showroomRefShape),
  reply: dataReply(z.array(ownTemplateSchema)),
});

export const listShowroomTemplates = defineCall({
  name: 'ownTemplates.listShowroomTemplates',
  method: 'GET',
  path: '/api/visualization/showroom_templates',
  access: 'public',
  summary: "A showroom's templates at its prices, newest first.",
  query: z.object({
    ...showroomRefShape,
    room: z.string().max(40).optional(),
    style: z.string().max(40).optional(),
  }),
  reply: dataReply(z.array(ownTemplateSchema)),
});

export const getOwnTemplate = defineCall({
  name: 'ownTemplates.getOwnTemplate',
  method: 'GET',
  path: '/api/visualization/own_templates/:id',
  access: 'public',
  summary: 'A template with its scene: one of your own, or one of the named showroom.',
  params,
  query: z.object(showroomRefShape),
  reply: dataReply(
    z.object({
      template: ownTemplateSchema,
      /** Whether the caller may change it. */
      is_own: z.boolean(),
      scene,
    }),
  ),
});

export const getOwnTemplatePicture = defineCall({
  name: 'ownTemplates.getOwnTemplatePicture',
  method: 'GET',
  path: '/api/visualization/own_templates/:id/picture',
  access: 'public',
  summary: 'The picture of a template, for anyone who may open it.',
  params,
  query: z.object({
    ...showroomRefShape,
    /** The card's `picture`: each version has its own URL. */
    version: z.string().max(80).optional(),
  }),
  reply: emptyReply,
  sends: 'file',
});

export const keepOwnTemplate = defineCall({
  name: 'ownTemplates.keepOwnTemplate',
  method: 'POST',
  path: '/api/visualization/own_templates',
  access: ['User', 'Contractor'],
  summary: 'Save a room as a template; the server checks, counts and draws it.',
  body: z.object({ name, room, style, scene }),
  bodyLimit: MAX_SCENE_BYTES,
  reply: dataReply(ownTemplateSchema),
  success: 201,
  limit: scenes,
});

export const changeOwnTemplate = defineCall({
  name: 'ownTemplates.changeOwnTemplate',
  method: 'PUT',
  path: '/api/visualization/own_templates/:id',
  access: ['User', 'Contractor'],
  summary: 'Change the name, room or style of a template.',
  params,
  body: z.object({ name: name.optional(), room: room.optional(), style: style.optional() }),
  reply: dataReply(ownTemplateSchema),
  limit: writes,
});

export const replaceOwnTemplateScene = defineCall({
  name: 'ownTemplates.replaceOwnTemplateScene',
  method: 'PUT',
  path: '/api/visualization/own_templates/:id/scene',
  access: ['User', 'Contractor'],
  summary: 'Replace the scene of a template.',
  params,
  body: z.object({ scene }),
  bodyLimit: MAX_SCENE_BYTES,
  reply: dataReply(ownTemplateSchema),
  limit: scenes,
});

export const deleteOwnTemplate = defineCall({
  name: 'ownTemplates.deleteOwnTemplate',
  method: 'DELETE',
  path: '/api/visualization/own_templates/:id',
  access: ['User', 'Contractor'],
  summary: 'Delete a template permanently. Rooms started from it stay.',
  params,
  reply: emptyReply,
  limit: writes,
});
