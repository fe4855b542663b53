import type { ProUserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, showroomRefShape } from './reply.ts';

/** DATA-08: public fields only. */
export const showroomResultSchema = z.object({
  /** The pro's. */
  id: idOf<ProUserId>(z.int()),
  company_name: z.string(),
  vsd_id: z.string(),
});

/** A category in a showroom's list, with its product count. */
export const showroomCategorySchema = z.object({
  id: z.int(),
  name: z.string(),
  slug_url: z.string(),
  parent: z.string(),
  unit: z.string(),
  total: z.int(),
  picture: z.string().nullable(),
});

/** DATA-09. `logo` is a URL of the media route. */
export const shopProfileSchema = z.object({
  user_id: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  company_name: z.string(),
  /** The sample showroom, for visitors without an ID: it shows no prices and sells nothing. */
  sample: z.boolean(),
  tagline: z.string(),
  basic_addon: z.object({ subscription_status: z.string() }),
  custom_addon: z.object({ subscription_status: z.string() }),
  theme_color: z.string().nullable(),
  /** Whether theme and logo apply (SHOW-15, SHOW-16, U-46). */
  branded: z.boolean(),
  logo: z.string().nullable(),
  showroom_subscription: z.string(),
  story: z.string(),
  /** An address, not a media key. */
  opening_picture: z.string().nullable(),
  /** Zip codes, beginnings and ranges; empty: everywhere. */
  service_zips: z.array(z.string()),
  /** Whether addresses outside those are refused. */
  refuses_outside: z.boolean(),
  /** Whether it cannot sell, because the pro's license has expired (G-66). */
  stopped: z.boolean(),
});

/** `data.data` is null if nothing is found (API-45). */
export const getShopProfile = defineCall({
  name: 'showrooms.getShopProfile',
  method: 'GET',
  path: '/api/visualization/shop_profile',
  access: 'public',
  summary: "A showroom's profile and its category list.",
  query: z.object(showroomRefShape),
  reply: dataReply(
    z.object({
      data: z
        .object({ profile: shopProfileSchema, category: z.array(showroomCategorySchema) })
        .nullable(),
    }),
  ),
  limit: { max: 240, seconds: 60 },
});

/** Exactly 8 characters search by ID; other text over 2 characters searches by name (G-31, U-16). */
export const searchShowrooms = defineCall({
  name: 'showrooms.searchShowrooms',
  method: 'GET',
  path: '/api/visualization/showrooms',
  access: 'public',
  summary: 'Find a showroom by its ID, or by name.',
  query: z.object({ s: z.string().trim().max(80).default('') }),
  reply: dataReply(z.object({ data: z.array(showroomResultSchema) })),
  limit: { max: 60, seconds: 60 },
});
