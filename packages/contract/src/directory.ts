// The directory of pros that everybody can read, and how a pro comes into it. Showroom IDs and prices are not in it.
import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { LISTING, WORK_KINDS } from '@wevisu/domain/people/pro-listing.ts';
import { US_STATES } from '@wevisu/domain/people/us-states.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { ownTemplatePictureSchema } from './own-templates.ts';
import { answerTimesSchema } from './pro-hours.ts';
import { centsSchema, dataReply, emptyReply, pageSchema } from './reply.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);
const roomParams = z.object({ slug, id: z.coerce.number().int().positive() });
const kind = z.enum(
  WORK_KINDS.map(({ id }) => id),
  'Choose from the list.',
);
const style = z.enum(
  styles.map(({ id }) => id),
  'Choose from the list.',
);
const zip = z
  .string()
  .trim()
  .regex(/^\d{5}$/, 'Enter the five digits of a ZIP code.');
const reads = { max: 240, seconds: 60 } as const;

const rangeSchema = z.object({ from: centsSchema, to: centsSchema });
const amount = z.int().min(1, 'Enter an amount above zero.').max(LISTING.maxRate);

const roomSchema = z.object({
  /** Of the own template. */
  id: z.int(),
  name: z.string(),
  room: z.string(),
  style: z.string(),
  picture: ownTemplatePictureSchema,
});
export type ListingRoom = z.output<typeof roomSchema>;

const listingSchema = z.object({
  version: z.int(),
  slug: z.string(),
  is_on: z.boolean(),
  about: z.string(),
  kinds: z.array(z.string()),
  styles: z.array(z.string()),
  hourly: rangeSchema.nullable(),
  project: rangeSchema.nullable(),
  zip: z.string(),
  radius_miles: z.int(),
  /** Own templates, in the order in which they are shown. */
  rooms: z.array(z.int()),
  /** Why staff took it down; null while they have not. */
  taken_down: z.string().nullable(),
});
export type Listing = z.output<typeof listingSchema>;

const ownListingSchema = z.object({
  /** Null before it is saved for the first time. */
  listing: listingSchema.nullable(),
  company_name: z.string(),
  /** The showroom is open and no license has expired. */
  may_be_listed: z.boolean(),
  /** Own templates that the portfolio can be made of. */
  rooms: z.array(roomSchema),
});
export type OwnListing = z.output<typeof ownListingSchema>;

export const getOwnListing = defineCall({
  name: 'directory.getOwnListing',
  method: 'GET',
  path: '/api/pro/listing',
  access: ['Contractor'],
  summary: 'Your profile in the directory of pros, and the rooms it can show.',
  reply: dataReply(ownListingSchema),
});

export const saveOwnListing = defineCall({
  name: 'directory.saveOwnListing',
  method: 'PUT',
  path: '/api/pro/listing',
  access: ['Contractor'],
  summary: 'Change your profile in the directory, and choose whether you are listed.',
  body: z.object({
    /** Zero before it is saved for the first time. */
    version: z.int().min(0),
    is_on: z.boolean(),
    about: z
      .string()
      .trim()
      .min(1, 'Say what you do.')
      .max(LISTING.maxAboutLength, `Use at most ${LISTING.maxAboutLength} characters.`),
    kinds: z.array(kind).min(1, 'Choose a kind of work.').max(WORK_KINDS.length),
    styles: z.array(style).max(styles.length),
    hourly: z.object({ from: amount, to: amount }).nullable(),
    project: z.object({ from: amount, to: amount }).nullable(),
    zip,
    radius_miles: z.int().min(1).max(100),
    rooms: z
      .array(z.int().positive())
      .max(LISTING.maxRooms, `Choose at most ${LISTING.maxRooms} rooms.`),
  }),
  reply: dataReply(ownListingSchema),
  limit: { max: 60, seconds: 60 },
});

const cardShape = {
  slug: z.string(),
  company_name: z.string(),
  name: z.string(),
  /** The beginning of it. */
  about: z.string(),
  kinds: z.array(z.string()),
  styles: z.array(z.string()),
  hourly: rangeSchema.nullable(),
  project: rangeSchema.nullable(),
  city: z.string(),
  state: z.string(),
  radius_miles: z.int(),
  /** That staff have checked and that is valid today; null if none is on file. */
  license_state: z.string().nullable(),
  /** Of published reviews; null without one. */
  rating: z.object({ average: z.number(), reviews: z.int() }).nullable(),
  /** Rooms in the portfolio. */
  rooms: z.int(),
};
const cardSchema = z.object({
  ...cardShape,
  /** From the ZIP code that was asked for; null without one. */
  miles: z.int().nullable(),
  /** The first room of the portfolio; null without one. */
  cover: roomSchema.nullable(),
});
export type ProCard = z.output<typeof cardSchema>;

export const findPros = defineCall({
  name: 'directory.findPros',
  method: 'GET',
  path: '/api/pros',
  access: 'public',
  summary: 'Find pros: near a ZIP code the nearest first, else those listed last first.',
  query: z.object({
    zip: zip.optional(),
    /** Only with a ZIP code. */
    radius: z.coerce.number().int().min(1).max(100).default(50),
    kind: kind.optional(),
    style: style.optional(),
    state: z.enum(US_STATES.map(({ code }) => code)).optional(),
    stars: z.coerce.number().int().min(1).max(MAX_STARS).optional(),
    page: pageSchema,
  }),
  reply: dataReply(
    z.object({
      pros: z.array(cardSchema),
      page: z.int(),
      has_more: z.boolean(),
      /** Of the ZIP code; null without one. */
      place: z.object({ city: z.string(), state: z.string() }).nullable(),
    }),
  ),
  limit: reads,
});

const profileSchema = z.object({
  ...cardShape,
  license: z.object({ state: z.string(), expires_on: z.string() }).nullable(),
  zip: z.string(),
  /** The median of the first answers to requests, in hours; null while they are few. */
  answer_hours: z.number().nullable(),
  /** As the pro has set them; null for nothing. */
  answers: answerTimesSchema.nullable(),
  portfolio: z.array(roomSchema),
  /** The newest ones. */
  reviews: z.array(
    z.object({ stars: z.int(), text: z.string(), by: z.string(), written_at: z.string() }),
  ),
});
export type ProProfile = z.output<typeof profileSchema>;

export const getPro = defineCall({
  name: 'directory.getPro',
  method: 'GET',
  path: '/api/pros/:slug',
  access: 'public',
  summary: 'The profile of a pro in the directory.',
  params: z.object({ slug }),
  reply: dataReply(profileSchema),
  limit: reads,
});

export const getProRoom = defineCall({
  name: 'directory.getProRoom',
  method: 'GET',
  path: '/api/pros/:slug/rooms/:id',
  access: 'public',
  summary: "A room of a pro's portfolio with its scene, without prices.",
  params: roomParams,
  reply: dataReply(
    z.object({
      company_name: z.string(),
      room: roomSchema,
      scene: z.record(z.string(), z.unknown()),
    }),
  ),
  limit: reads,
});

export const getProRoomPicture = defineCall({
  name: 'directory.getProRoomPicture',
  method: 'GET',
  path: '/api/pros/:slug/rooms/:id/picture',
  access: 'public',
  summary: "The picture of a room of a pro's portfolio.",
  params: roomParams,
  /** Each version has its own address. */
  query: z.object({ version: z.string().max(80).optional() }),
  reply: emptyReply,
  sends: 'file',
});

export const askPro = defineCall({
  name: 'directory.askPro',
  method: 'POST',
  path: '/api/pros/:slug/ask',
  access: ['User'],
  summary: 'Ask a pro of the directory for an offer, for a project of yours or a new one.',
  params: z.object({ slug }),
  body: z.object({
    /** Null begins one in the pro's showroom, whose ID the asker gets with it. */
    project: idOf<ProjectId>(z.int().positive()).nullable(),
    message: z
      .string()
      .trim()
      .min(1, 'Say what you need.')
      .max(HIRING.maxMessageLength, `Use at most ${HIRING.maxMessageLength} characters.`),
  }),
  reply: dataReply(
    z.object({
      hire: z.int(),
      /** Of the showroom that a new project is in; null for a project of the caller's own. */
      vsd_id: z.string().nullable(),
    }),
  ),
  success: 201,
  limit: { max: 20, seconds: 600 },
});

const staffListingSchema = z.object({
  version: z.int(),
  slug: z.string(),
  is_on: z.boolean(),
  /** Everybody can find it. */
  is_public: z.boolean(),
  about: z.string(),
  taken_down: z.object({ at: z.string(), reason: z.string() }).nullable(),
});
export type StaffListing = z.output<typeof staffListingSchema>;

const proParams = z.object({ id: idOf<ProUserId>(z.coerce.number().int().positive()) });

export const getListingForStaff = defineCall({
  name: 'directory.getListingForStaff',
  method: 'GET',
  path: '/api/staff/directory/:id',
  access: ['Admin'],
  summary: "A pro's profile in the directory; null if the pro has none.",
  params: proParams,
  reply: dataReply(staffListingSchema.nullable()),
});

export const decideListing = defineCall({
  name: 'directory.decideListing',
  method: 'POST',
  path: '/api/staff/directory/:id/decision',
  access: ['Admin'],
  summary: "Take a pro's profile out of the directory, or let it back; the pro reads the reason.",
  params: proParams,
  body: z.object({
    version: z.int(),
    is_down: z.boolean(),
    reason: z.string().trim().min(1, 'Say why.').max(1_000),
  }),
  reply: dataReply(staffListingSchema.nullable()),
  limit: { max: 120, seconds: 60 },
});
