// The menu as staff edit it: one draft of departments, categories and their children, published as a whole.
import { MENU_SLUG } from '@wevisu/domain/catalog/menu-draft.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const STAFF = ['Admin'] as const;
const writes = { max: 240, seconds: 60 } as const;

const entry = {
  key: z.string().min(1).max(40),
  id: z.int().positive().nullable(),
  name: z.string().trim().min(1, 'Enter a name.').max(60, 'Use 60 letters or fewer.'),
  slug: z
    .string()
    .max(80)
    .regex(MENU_SLUG, 'Use small letters, digits and hyphens, such as wall-tile.'),
  hidden: z.boolean(),
};
const pictured = { ...entry, picture_from: z.string().min(1).max(40).nullable() };

export const menuDraftSchema = z
  .array(
    z.object({
      ...entry,
      categories: z
        .array(
          z.object({
            ...pictured,
            children: z
              .array(z.object({ ...pictured, merge_into: z.int().positive().nullable() }))
              .max(200),
          }),
        )
        .max(100),
    }),
  )
  .max(30);

/** What is known of a live category beside what the draft says. */
const factSchema = z.object({
  id: z.int(),
  /** Products that lists show. */
  total: z.int(),
  picture: z.string().nullable(),
  /** The home page shows it by this name. */
  is_fixed: z.boolean(),
});

const menuWorkSchema = z.object({
  version: z.int(),
  /** Whether this is a draft; else it is what is live. */
  is_draft: z.boolean(),
  edited_by: z.string().nullable(),
  edited_at: z.string().nullable(),
  content: menuDraftSchema,
  facts: z.array(factSchema),
});
export type MenuWork = z.output<typeof menuWorkSchema>;

export const getMenuWork = defineCall({
  name: 'menu.getMenuWork',
  method: 'GET',
  path: '/api/staff/menu',
  access: STAFF,
  summary: 'The draft of the menu, or what is live where there is none.',
  reply: dataReply(menuWorkSchema),
});

export const saveMenuDraft = defineCall({
  name: 'menu.saveMenuDraft',
  method: 'PUT',
  path: '/api/staff/menu',
  access: STAFF,
  summary: 'Save the draft of the whole menu. Nothing that shoppers see changes.',
  body: z.object({ version: z.int().min(0), content: menuDraftSchema }),
  reply: dataReply(menuWorkSchema),
  limit: writes,
});

const seen = z.object({ version: z.int().min(0) });

export const publishMenu = defineCall({
  name: 'menu.publishMenu',
  method: 'POST',
  path: '/api/staff/menu/publish',
  access: STAFF,
  summary:
    'Publish the draft. Old addresses lead to the new ones, and merged categories hand their products on.',
  body: seen,
  reply: dataReply(menuWorkSchema),
  limit: writes,
});

export const dropMenuDraft = defineCall({
  name: 'menu.dropMenuDraft',
  method: 'POST',
  path: '/api/staff/menu/drop',
  access: STAFF,
  summary: 'Throw the draft away and begin again from what is live.',
  body: seen,
  reply: dataReply(menuWorkSchema),
  limit: writes,
});

export const listMenuMerges = defineCall({
  name: 'menu.listMenuMerges',
  method: 'GET',
  path: '/api/staff/menu/merges',
  access: STAFF,
  summary:
    'The categories that the draft merges away, and how many showrooms have markups on each.',
  reply: dataReply(
    z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** The name of the category that its products go to. */
        into: z.string(),
        showrooms: z.int(),
      }),
    ),
  ),
});
export type MenuMerge = z.output<typeof listMenuMerges.reply>['data'][number];

export const listMenuPictures = defineCall({
  name: 'menu.listMenuPictures',
  method: 'GET',
  path: '/api/staff/menu/pictures/:category',
  access: STAFF,
  summary: 'Products of a category that it can take its picture from, the most popular first.',
  params: z.object({ category: z.coerce.number().int().positive() }),
  reply: dataReply(z.array(z.object({ hash: z.string(), name: z.string(), picture: z.string() }))),
});
