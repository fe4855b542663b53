// Brands as staff keep them: names, addresses, logos, and duplicates merged into one.
import { z } from 'zod';
import { listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const STAFF = ['Admin'] as const;
const writes = { max: 120, seconds: 60 } as const;
const LOGO_BYTES = 1_000_000;
const id = z.coerce.number().int().positive().max(2_147_483_647);
const params = z.object({ id });
const reason = z.string().trim().min(3, 'Write the reason.').max(1_000);
const version = z.int().min(1);

const rowSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  vendor: z.string(),
  /** See logoAddress in contract/media.ts; null: its name is shown. */
  logo: z.string().nullable(),
  /** Products that are for sale. */
  products: z.int(),
});
export type BrandRow = z.output<typeof rowSchema>;

const brandSchema = rowSchema.extend({
  tagline: z.string(),
  description: z.string(),
  version: z.int(),
  /** Addresses of before that lead here. */
  former_slugs: z.array(z.string()),
  /** Showrooms with a markup for this brand. */
  showrooms_with_markup: z.int(),
  /** Other brands of the same vendor, which this one can be merged into. */
  others: z.array(z.object({ id: z.int(), name: z.string(), version: z.int() })),
});
export type StaffBrand = z.output<typeof brandSchema>;

export const listBrandsForStaff = defineCall({
  name: 'brands.listBrandsForStaff',
  method: 'GET',
  path: '/api/staff/brands',
  access: STAFF,
  summary: 'Brands by name. `q` finds a part of the name, the address or the vendor.',
  query: listQuery({
    sorts: ['name'],
    filters: { logo: z.enum(['with', 'without']).optional() },
  }),
  reply: listReply(rowSchema),
});

export const getBrandForStaff = defineCall({
  name: 'brands.getBrandForStaff',
  method: 'GET',
  path: '/api/staff/brands/:id',
  access: STAFF,
  summary: 'One brand with all that staff edit.',
  params,
  reply: dataReply(brandSchema),
});

export const updateBrand = defineCall({
  name: 'brands.updateBrand',
  method: 'PUT',
  path: '/api/staff/brands/:id',
  access: STAFF,
  summary: 'Change name, address and texts. The old address still leads to the brand.',
  params,
  body: z.object({
    name: z.string().trim().min(1, 'Enter a name.').max(80),
    slug: z
      .string()
      .trim()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and single hyphens.'),
    tagline: z.string().trim().max(160),
    description: z.string().trim().max(2_000),
    version,
    reason,
  }),
  reply: dataReply(brandSchema),
  limit: writes,
});

export const uploadBrandLogo = defineCall({
  name: 'brands.uploadBrandLogo',
  method: 'POST',
  path: '/api/staff/brands/:id/logo',
  access: STAFF,
  encoding: 'multipart',
  file: { field: 'file', maxBytes: LOGO_BYTES },
  summary: 'Upload the logo under the image rule: a drawing is rewritten, a picture re-encoded.',
  params,
  body: z.object({ file: uploadedFile('Choose a picture.') }),
  reply: dataReply(brandSchema),
  limit: { max: 40, seconds: 600 },
});

export const removeBrandLogo = defineCall({
  name: 'brands.removeBrandLogo',
  method: 'DELETE',
  path: '/api/staff/brands/:id/logo',
  access: STAFF,
  summary: 'Show the name of the brand in place of a logo.',
  params,
  reply: dataReply(brandSchema),
  limit: writes,
});

export const mergeBrand = defineCall({
  name: 'brands.mergeBrand',
  method: 'POST',
  path: '/api/staff/brands/:id/merge',
  access: STAFF,
  summary: 'Move all products of this brand to another of the same vendor, and remove it.',
  params,
  body: z.object({ into: id, version, into_version: version, reason }),
  /** The brand that stays. */
  reply: dataReply(brandSchema),
  limit: writes,
});

export const findMovedBrand = defineCall({
  name: 'brands.findMovedBrand',
  method: 'GET',
  path: '/api/brands/moved',
  access: 'public',
  summary: 'Where a former address of a brand leads; null if it was never one.',
  query: z.object({ slug: z.string().max(120) }),
  reply: dataReply(z.object({ slug: z.string().nullable() })),
});
