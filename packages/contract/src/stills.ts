// Stills of a homeowner's project: asked for, drawn by the server one after the other, kept with the project.
import { PROJECT_STILL, stillShapes, stillSizes } from '@wevisu/domain/projects/project-still.ts';
import { lightModes } from '@wevisu/scene/light/light-modes.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

const id = z.coerce.number().int().positive();
const idParams = z.object({ id });
const stillParams = z.object({ id, still: id });
/** Metres, y up, x east, z south; no house is a kilometre wide. */
const metres = z.number().min(-1000).max(1000);
const place = z.tuple([metres, metres, metres]);

/** Where it is taken from, as the 3D view looks. */
export const stillCameraSchema = z
  .object({
    eye: place,
    target: place,
    /** From the lowest to the highest that is seen. */
    fovDeg: z.number().min(10).max(120),
  })
  .refine(
    ({ eye, target }) => Math.hypot(...eye.map((one, k) => one - (target[k] ?? 0))) > 1e-3,
    'The camera stands where it looks at. Step back from it.',
  );
export type StillCameraView = z.output<typeof stillCameraSchema>;

export const projectStillSchema = z.object({
  id: z.int(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  light: z.enum(lightModes),
  /** `waiting` for its turn, `drawing` now, `done`, or `failed`: it came to no picture, also when tried again. */
  status: z.enum(['waiting', 'drawing', 'done', 'failed']),
  /** Others that are drawn before it, of everybody. */
  ahead: z.int(),
  /** Samples that every pixel has, of `samples`. */
  samples_done: z.int(),
  samples: z.int(),
  /** Rises with each picture of it that there is to see; 0: none yet. Belongs into the file's address. */
  picture: z.int(),
  /** Of the scene that it shows. */
  revision: z.int(),
  /** lookOf that scene: a room with another one has changed since. Null where it is not known. */
  look: z.string().nullable(),
  created_at: z.string(),
  done_at: z.string().nullable(),
});
export type ProjectStill = z.output<typeof projectStillSchema>;

export const listProjectStills = defineCall({
  name: 'stills.listProjectStills',
  method: 'GET',
  path: '/api/projects/:id/stills',
  access: ['User'],
  summary: 'Stills of an own project, the newest first, with how far they are.',
  params: idParams,
  reply: dataReply(z.array(projectStillSchema)),
});

export const makeProjectStill = defineCall({
  name: 'stills.makeProjectStill',
  method: 'POST',
  path: '/api/projects/:id/stills',
  access: ['User'],
  summary:
    'Ask for a still of the saved scene as it is now; later changes of the room do not change it.',
  params: idParams,
  body: z.object({
    name: z.string().trim().min(1, 'Enter a name.').max(80, 'A name has at most 80 letters.'),
    size: z.enum(stillSizes),
    shape: z.enum(stillShapes),
    light: z.enum(lightModes),
    camera: stillCameraSchema,
  }),
  reply: dataReply(projectStillSchema),
  success: 201,
  limit: { max: PROJECT_STILL.most, seconds: 600 },
});

/** Of one that is not done: as far as it is. */
export const getProjectStillFile = defineCall({
  name: 'stills.getProjectStillFile',
  method: 'GET',
  path: '/api/projects/:id/stills/:still/file',
  access: ['User'],
  summary: 'The picture of a still: whole as PNG once it is done, or small as WebP for lists.',
  params: stillParams,
  query: z.object({
    size: z.enum(['full', 'small']).default('full'),
    /** The card's `picture`: an address for each. */
    picture: z.coerce.number().int().min(0).optional(),
  }),
  reply: emptyReply,
  sends: 'file',
});

/** May be sent twice. */
export const deleteProjectStill = defineCall({
  name: 'stills.deleteProjectStill',
  method: 'DELETE',
  path: '/api/projects/:id/stills/:still',
  access: ['User'],
  summary: 'Delete a still for good; one that is being drawn is cancelled.',
  params: stillParams,
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});
