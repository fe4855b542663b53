import type { CallReply } from '@wevisu/contract/call.ts';
import type { getListingForm as call } from '@wevisu/contract/listings.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { getPriceLimit } from './apply-listing-change.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import { listListingCategories, listOwnBrands } from './store/form.ts';

type Form = CallReply<typeof call>['data'];

export async function getListingForm(
  { pool }: Pick<ListingsDeps, 'pool'>,
  userId: UserId,
): Promise<Result<Form>> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const [categories, brands, limit] = await Promise.all([
    listListingCategories(pool),
    listOwnBrands(pool, { vendorId: vendor.value }),
    getPriceLimit(pool),
  ]);
  return ok({
    categories: categories.map(({ attributes, slug: _, ...category }) => ({
      ...category,
      attributes: attributes.map((one) => ({ ...one, options: [...one.options] })),
    })),
    brands: [...brands],
    price_limit_percent: limit,
  });
}
