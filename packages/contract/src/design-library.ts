// Starting points of the visualizer: floor plans, templates, and the style survey.
import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  centsSchema,
  dataReply,
  pagedSchema,
  pageSchema,
  pppSchema,
  showroomRefShape,
} from './reply.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const sceneReply = z.record(z.string(), z.unknown());

export const floorPlanCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** RoomUse of the plan's main room, or 'house'. */
  room: z.string(),
  /** Inner floor area in hundredths of a square foot. */
  area_sqft_e2: z.int(),
  /** Size of the largest room, such as 12' 6" x 10' 0". */
  size: z.string(),
  rooms: z.int(),
  templates: z.int(),
  /** URL of the drawn plan (SVG). */
  plan_picture: z.string(),
});
export type FloorPlanCard = z.output<typeof floorPlanCardSchema>;

export const listFloorPlans = defineCall({
  name: 'designLibrary.listFloorPlans',
  method: 'GET',
  path: '/api/visualization/floorplans',
  access: 'public',
  summary: 'Floor plans to start from, by room.',
  query: z.object({ room: z.string().max(40).optional() }),
  reply: dataReply(z.array(floorPlanCardSchema)),
});

export const getFloorPlan = defineCall({
  name: 'designLibrary.getFloorPlan',
  method: 'GET',
  path: '/api/visualization/floorplans/:id',
  access: 'public',
  summary: 'A floor plan with its scene.',
  params: z.object({ id: slug }),
  reply: dataReply(z.object({ plan: floorPlanCardSchema, scene: sceneReply })),
});

export const templateCardSchema = z.object({
  id: z.string(),
  name: z.string(),
  plan: z.string(),
  room: z.string(),
  style: z.string(),
  /** Total of everything in it at this showroom's prices; null without a showroom. */
  total: centsSchema.nullable(),
  products: z.int(),
  brands: z.int(),
  colors: z.array(z.string()),
  /** What its size does not allow, each a plain sentence. */
  limits: z.array(z.string()),
  /** Picture key of the rendered preview; see mediaAddress. */
  picture: z.string(),
});
export type TemplateCard = z.output<typeof templateCardSchema>;

/** VIS-01. The given styles come first, in survey order; then sorted by name. */
export const listTemplates = defineCall({
  name: 'designLibrary.listTemplates',
  method: 'GET',
  path: '/api/visualization/templates',
  access: 'public',
  summary: 'Designed rooms to start from, by room, style and plan.',
  query: z.object({
    ...showroomRefShape,
    room: z.string().max(40).optional(),
    style: z.string().max(40).optional(),
    plan: slug.optional(),
    prefer: z.string().max(200).optional(),
    page: pageSchema,
    ppp: pppSchema,
  }),
  reply: dataReply(pagedSchema(templateCardSchema)),
});

export const getTemplate = defineCall({
  name: 'designLibrary.getTemplate',
  method: 'GET',
  path: '/api/visualization/templates/:id',
  access: 'public',
  summary: 'A template with its scene, and its products at the prices of a showroom.',
  params: z.object({ id: slug }),
  query: z.object(showroomRefShape),
  reply: dataReply(z.object({ template: templateCardSchema, scene: sceneReply })),
});

/** VIS-03, G-41: takes the liked pictures and returns the styles, strongest first. */
export const getStyleSurvey = defineCall({
  name: 'designLibrary.getStyleSurvey',
  method: 'GET',
  path: '/api/visualization/style_survey',
  access: ['User'],
  summary: 'Your last style survey.',
  reply: dataReply(
    z.object({ liked: z.array(z.string()), styles: z.array(z.string()) }).nullable(),
  ),
});

export const saveStyleSurvey = defineCall({
  name: 'designLibrary.saveStyleSurvey',
  method: 'PUT',
  path: '/api/visualization/style_survey',
  access: ['User'],
  summary: 'Save the answers of the style survey.',
  body: z.object({ liked: z.array(slug).max(100) }),
  reply: dataReply(z.object({ liked: z.array(z.string()), styles: z.array(z.string()) })),
  limit: { max: 60, seconds: 60 },
});
