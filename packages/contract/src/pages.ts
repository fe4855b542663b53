// Content pages, and what the home page shows besides the catalog.
import { HOME_TABS } from '@wevisu/domain/catalog/home-tabs.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

/** Every content page; `faq_user` and `faq_contractor` are parts of the FAQ for one role each. */
export const PAGE_SLUGS = [
  'about_us',
  'cookies_policy',
  'faq',
  'faq_contractor',
  'faq_user',
  'privacy_policy',
  'pro_account',
  'return_policy',
  'terms_of_service',
  'your_orders',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

export const pageSchema = z.object({
  slug: z.enum(PAGE_SLUGS),
  title: z.string(),
  /** One or two sentences under the title. */
  lead: z.string(),
  /** Date of the last change as displayed, or null. */
  updated_on: z.string().nullable(),
  /** Text before the first section; HTML that the server rendered from Markdown. */
  intro: z.string(),
  sections: z.array(
    z.object({
      /** For URLs: 'return-policy'. */
      id: z.string(),
      title: z.string(),
      html: z.string(),
    }),
  ),
});
export type Page = z.output<typeof pageSchema>;

/** PAGES-02 to PAGES-04: the parts for one role answer 404 to everybody else. */
export const getPage = defineCall({
  name: 'pages.getPage',
  method: 'GET',
  path: '/api/pages/:slug',
  access: 'public',
  summary: 'A content page: terms, policies, help.',
  params: z.object({ slug: z.enum(PAGE_SLUGS) }),
  reply: dataReply(pageSchema),
});

const inspiredRoomSchema = z.object({
  id: z.string(),
  name: z.string(),
  style: z.string(),
  /** See mediaAddress in contract/media.ts. */
  picture: z.string(),
});
export type InspiredRoom = z.output<typeof inspiredRoomSchema>;

const filmSchema = z.object({
  sources: z.array(z.object({ type: z.string(), address: z.string() })),
  poster: z.string(),
});
export type Film = z.output<typeof filmSchema>;

export const homeSchema = z.object({
  /** HOME-10: seven rooms per tab, fewer if there are not enough. */
  inspired: z.array(z.object({ tab: z.enum(HOME_TABS), rooms: z.array(inspiredRoomSchema) })),
  /** HOME-22, U-51: called a sample until staff have confirmed who said it. */
  testimonials: z.array(
    z.object({ quote: z.string(), name: z.string(), about: z.string(), is_sample: z.boolean() }),
  ),
  /** U-51: counted, not claimed. */
  figures: z.object({ floor_plans: z.int(), templates: z.int(), materials: z.int() }),
  /** HOME-01; null until it is rendered. */
  film: filmSchema.nullable(),
});
export type Home = z.output<typeof homeSchema>;

export const getHome = defineCall({
  name: 'pages.getHome',
  method: 'GET',
  path: '/api/home',
  access: 'public',
  summary: 'What the home page shows besides the catalog.',
  reply: dataReply(homeSchema),
});
