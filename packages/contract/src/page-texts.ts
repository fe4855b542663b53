// G-63, U-50: the texts of content pages, written by staff in Markdown, with drafts and versions.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { PAGE_SLUGS, pageSchema } from './pages.ts';
import { dataReply } from './reply.ts';

const STAFF = ['Admin'] as const;
const writes = { max: 120, seconds: 60 } as const;
const params = z.object({ slug: z.enum(PAGE_SLUGS) });

const textShape = {
  title: z.string().trim().min(1, 'Enter a title.').max(120),
  lead: z.string().trim().max(400),
  body: z.string().trim().min(1, 'Write the text.').max(60_000),
};
const shownText = { title: z.string(), lead: z.string(), body: z.string() };
const reason = z.string().trim().min(3, 'Write the reason.').max(1_000);
/** The `revision` of the text that was read: it changes with everything that is saved. */
const revision = z.int().min(0);

const versionSchema = z.object({
  number: z.int(),
  kind: z.enum(['written', 'restored', 'standard']),
  /** The number of the version that was published again. */
  restored_from: z.int().nullable(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
});
export type PageVersion = z.output<typeof versionSchema>;

const pageTextSchema = z.object({
  slug: z.enum(PAGE_SLUGS),
  revision: z.int(),
  /** What visitors read. */
  live: z.object({
    ...shownText,
    is_standard: z.boolean(),
    shows_date: z.boolean(),
    /** Null for a standard text that nobody ever replaced. */
    number: z.int().nullable(),
  }),
  /** What was saved and not published. */
  draft: z
    .object({
      ...shownText,
      shows_date: z.boolean(),
      by: z.string(),
      at: z.string(),
      /** Another text was published after it was begun. */
      is_outdated: z.boolean(),
    })
    .nullable(),
  /** The last 100 that were published, newest first. */
  versions: z.array(versionSchema),
  /** Names in braces and what they are filled in with. */
  places: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type PageText = z.output<typeof pageTextSchema>;

const rowSchema = z.object({
  slug: z.enum(PAGE_SLUGS),
  title: z.string(),
  is_standard: z.boolean(),
  has_draft: z.boolean(),
  /** Of the last version; null for a text that nobody ever replaced. */
  changed_at: z.string().nullable(),
  changed_by: z.string(),
});
export type PageTextRow = z.output<typeof rowSchema>;

export const listPageTexts = defineCall({
  name: 'pageTexts.listPageTexts',
  method: 'GET',
  path: '/api/staff/pages',
  access: STAFF,
  summary: 'Every content page, with the state of its text.',
  reply: dataReply(z.array(rowSchema)),
});

export const getPageText = defineCall({
  name: 'pageTexts.getPageText',
  method: 'GET',
  path: '/api/staff/pages/:slug',
  access: STAFF,
  summary: 'The text of a page as Markdown, with its draft and versions.',
  params,
  reply: dataReply(pageTextSchema),
});

export const getPageVersion = defineCall({
  name: 'pageTexts.getPageVersion',
  method: 'GET',
  path: '/api/staff/pages/:slug/versions/:number',
  access: STAFF,
  summary: 'The text of one version.',
  params: params.extend({ number: z.coerce.number().int().min(1).max(1_000_000_000) }),
  reply: dataReply(z.object({ number: z.int(), ...shownText })),
});

export const previewPageText = defineCall({
  name: 'pageTexts.previewPageText',
  method: 'POST',
  path: '/api/staff/pages/:slug/preview',
  access: STAFF,
  summary: 'What visitors would read, rendered and filled in; nothing is saved.',
  params,
  body: z.object({
    title: z.string().max(120),
    lead: z.string().max(400),
    body: z.string().max(60_000),
    shows_date: z.boolean(),
  }),
  reply: dataReply(
    z.object({
      page: pageSchema,
      /** Names in braces that stand for nothing. */
      unknown_places: z.array(z.string()),
    }),
  ),
  limit: { max: 300, seconds: 60 },
});

export const savePageDraft = defineCall({
  name: 'pageTexts.savePageDraft',
  method: 'PUT',
  path: '/api/staff/pages/:slug/draft',
  access: STAFF,
  summary: 'Keep a draft of the text; visitors go on reading what is live.',
  params,
  body: z.object({ ...textShape, shows_date: z.boolean(), revision }),
  reply: dataReply(pageTextSchema),
  limit: writes,
});

export const dropPageDraft = defineCall({
  name: 'pageTexts.dropPageDraft',
  method: 'DELETE',
  path: '/api/staff/pages/:slug/draft',
  access: STAFF,
  summary: 'Discard the draft.',
  params,
  query: z.object({ revision: z.coerce.number().int().min(0) }),
  reply: dataReply(pageTextSchema),
  limit: writes,
});

export const publishPageText = defineCall({
  name: 'pageTexts.publishPageText',
  method: 'POST',
  path: '/api/staff/pages/:slug/publish',
  access: STAFF,
  summary: 'Show this text to visitors from now on, with the reason. The draft is used up.',
  params,
  body: z.object({ ...textShape, shows_date: z.boolean(), revision, reason }),
  reply: dataReply(pageTextSchema),
  limit: writes,
});

export const restorePageText = defineCall({
  name: 'pageTexts.restorePageText',
  method: 'POST',
  path: '/api/staff/pages/:slug/restore',
  access: STAFF,
  summary: 'Show an earlier version again, or the standard text.',
  params,
  body: z.object({
    /** Null for the standard text. */
    number: z.int().min(1).nullable(),
    revision,
    reason,
  }),
  reply: dataReply(pageTextSchema),
  limit: writes,
});
