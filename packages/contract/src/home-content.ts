// HOME-10, HOME-22, U-51: what staff choose for the home page, its testimonials and the rooms of its tabs.
import { HOME_TABS } from '@wevisu/domain/catalog/home-tabs.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const STAFF = ['Admin'] as const;
const writes = { max: 120, seconds: 60 } as const;
const id = z.coerce.number().int().positive().max(2_147_483_647);
const version = z.int().min(1);

export const MAX_TESTIMONIALS = 50;
export const MAX_HOME_ROOMS = 20;

const texts = {
  quote: z.string().trim().min(1, 'Write what was said.').max(600),
  name: z.string().trim().min(1, 'Enter who said it.').max(80),
  about: z.string().trim().max(120),
};

const testimonialSchema = z.object({
  ...{ id: z.int(), quote: z.string(), name: z.string(), about: z.string() },
  is_hidden: z.boolean(),
  /** False: the home page calls it a sample. */
  is_real: z.boolean(),
  version: z.int(),
});
export type Testimonial = z.output<typeof testimonialSchema>;

const roomSchema = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  /** See mediaAddress in contract/media.ts. */
  picture: z.string(),
});

const tabSchema = z.object({
  tab: z.enum(HOME_TABS),
  version: z.int(),
  /** Chosen by staff, the first one first; the page fills up to seven with others. */
  rooms: z.array(roomSchema),
  /** Never shown under this tab. */
  hidden: z.array(roomSchema),
  /** Up to 200 others of the tab's kinds of room, by name. */
  others: z.array(roomSchema),
});
export type HomeTab = z.output<typeof tabSchema>;

export const getHomeContent = defineCall({
  name: 'homeContent.getHomeContent',
  method: 'GET',
  path: '/api/staff/home',
  access: STAFF,
  summary: 'The testimonials and the rooms of the home page, hidden ones included.',
  reply: dataReply(
    z.object({ testimonials: z.array(testimonialSchema), tabs: z.array(tabSchema) }),
  ),
});

export const addTestimonial = defineCall({
  name: 'homeContent.addTestimonial',
  method: 'POST',
  path: '/api/staff/home/testimonials',
  access: STAFF,
  summary: 'Add a testimonial at the end, as a sample.',
  body: z.object(texts),
  reply: dataReply(testimonialSchema),
  limit: writes,
});

export const updateTestimonial = defineCall({
  name: 'homeContent.updateTestimonial',
  method: 'PUT',
  path: '/api/staff/home/testimonials/:id',
  access: STAFF,
  summary: 'Change or hide a testimonial. With another quote or name it is a sample again.',
  params: z.object({ id }),
  body: z.object({ ...texts, is_hidden: z.boolean(), version }),
  reply: dataReply(testimonialSchema),
  limit: writes,
});

export const confirmTestimonial = defineCall({
  name: 'homeContent.confirmTestimonial',
  method: 'PUT',
  path: '/api/staff/home/testimonials/:id/real',
  access: STAFF,
  summary: 'Mark a testimonial as real, or as a sample again, with the reason.',
  params: z.object({ id }),
  body: z.object({
    is_real: z.boolean(),
    version,
    reason: z.string().trim().min(3, 'Write the reason.').max(1_000),
  }),
  reply: dataReply(testimonialSchema),
  limit: writes,
});

const order = z.array(z.int().positive()).max(MAX_TESTIMONIALS);

export const orderTestimonials = defineCall({
  name: 'homeContent.orderTestimonials',
  method: 'PUT',
  path: '/api/staff/home/testimonials',
  access: STAFF,
  summary: 'Put the testimonials in another order. `seen` is the order that it was made from.',
  body: z.object({ ids: order, seen: order }),
  reply: dataReply(z.array(testimonialSchema)),
  limit: writes,
});

const roomIds = z.array(z.string().min(1).max(80));

export const setHomeTab = defineCall({
  name: 'homeContent.setHomeTab',
  method: 'PUT',
  path: '/api/staff/home/tabs',
  access: STAFF,
  summary: 'Choose, order and hide the rooms of a tab of the home page.',
  body: z.object({
    tab: z.enum(HOME_TABS),
    rooms: roomIds.max(MAX_HOME_ROOMS),
    hidden: roomIds.max(200),
    version: z.int().min(0),
  }),
  reply: dataReply(tabSchema),
  limit: writes,
});
