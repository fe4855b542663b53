// Stills of a homeowner's project: requested, drawn by the server one at a time, kept with the project.

import type { ProjectId } from '@wevisu/domain/ids.ts';
import { PROJECT_STILL, stillShapes, stillSizes } from '@wevisu/domain/projects/project-still.ts';
import { lightModes } from '@wevisu/scene/light/light-modes.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply } from './reply.ts';

const id = idOf<ProjectId>(z.coerce.number().int().positive());
const idParams = z.object({ id });
const stillParams = z.object({ id, still: z.coerce.number().int().positive() });
/** Meters, y up, x east, z south; no house is a kilometer wide. */
const meters = z.number().min(-1000).max(1000);
const place = z.tuple([meters, meters, meters]);

/** The camera of the 3D view. */
export const stillCameraSchema = z
  .object({
    eye: place,
    target: place,
    /** Vertical field of view, in degrees. */
    fovDeg: z.number().min(10).max(120),
  })
  .refine(
    ({ eye, target }) => Math.hypot(...eye.map((one, k) => one - (target[k] ?? 0))) > 1e-3,
    'The camera is too close to what it looks at. Step back.',
  );
export type StillCameraView = z.output<typeof stillCameraSchema>;

export const projectStillSchema = z.object({
  id: z.int(),
  name: z.string(),
  width: z.int(),
  height: z.int(),
  light: z.enum(lightModes),
  /** `waiting` in the queue, `drawing` now, `done`, or `failed` after a retry. */
  status: z.enum(['waiting', 'drawing', 'done', 'failed']),
  /** Stills ahead of it in the queue, from everybody. */
  ahead: z.int(),
  /** Samples per pixel so far, of `samples`. */
  samples_done: z.int(),
  samples: z.int(),
  /** Goes up with each new picture; 0 means none yet. Part of the file's URL. */
  picture: z.int(),
  /** Revision of the scene that it shows. */
  revision: z.int(),
  /** lookOf that scene: if the room's differs, the room has changed since. Null if unknown. */
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
  summary: 'Stills of a project, newest first, with their progress.',
  params: idParams,
  reply: dataReply(z.array(projectStillSchema)),
});

export const makeProjectStill = defineCall({
  name: 'stills.makeProjectStill',
  method: 'POST',
  path: '/api/projects/:id/stills',
  access: ['User'],
  summary:
    'Request a still of the saved scene as it is now; later changes to the room do not affect it.',
  params: idParams,
  body: z.object({
    name: z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.'),
    size: z.enum(stillSizes),
    shape: z.enum(stillShapes),
    light: z.enum(lightModes),
    camera: stillCameraSchema,
  }),
  reply: dataReply(projectStillSchema),
  success: 201,
  limit: { max: PROJECT_STILL.maxStills, seconds: 600 },
});

/** An unfinished still is served as far as it is drawn. */
export const getProjectStillFile = defineCall({
  name: 'stills.getProjectStillFile',
  method: 'GET',
  path: '/api/projects/:id/stills/:still/file',
  access: ['User'],
  summary: 'The picture of a still: full size as PNG once it is done, or small as WebP for lists.',
  params: stillParams,
  query: z.object({
    size: z.enum(['full', 'small']).default('full'),
    /** The card's `picture`: each version has its own URL. */
    picture: z.coerce.number().int().min(0).optional(),
  }),
  reply: emptyReply,
  sends: 'file',
});

/** Idempotent. */
export const deleteProjectStill = defineCall({
  name: 'stills.deleteProjectStill',
  method: 'DELETE',
  path: '/api/projects/:id/stills/:still',
  access: ['User'],
  summary: 'Delete a still permanently; if it is being drawn, that stops.',
  params: stillParams,
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});
