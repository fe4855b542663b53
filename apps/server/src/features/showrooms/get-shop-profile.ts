import type { shopProfileSchema, showroomCategorySchema } from '@wevisu/contract/showrooms.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { isBranded } from '@wevisu/domain/people/branding.ts';
import { isLicenseExpired } from '@wevisu/domain/people/pro-start.ts';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/queryable.ts';
import { assortmentOf, type ShowroomAssortment } from './assortment-of.ts';
import { logoKeyOf } from './logo-key.ts';
import { openingAddress } from './opening-picture.ts';
import type { ShowroomRef } from './require-showroom.ts';
import { getShowroom, type ShowroomRow } from './store.ts';

export type ShowroomCategory = z.output<typeof showroomCategorySchema>;

export interface ShopProfileDeps {
  readonly db: Queryable;
  readonly now: () => Date;
  /** The categories of what a showroom offers, with counts; from the catalog. */
  readonly listCategories: (of: ShowroomAssortment) => readonly ShowroomCategory[];
}

export interface ShopProfile {
  readonly profile: z.output<typeof shopProfileSchema>;
  readonly category: ShowroomCategory[];
}

/** API-45: null if there is no such showroom, or it is closed. The sample showroom has a profile, too. */
export async function getShopProfile(
  deps: ShopProfileDeps,
  ref: ShowroomRef,
): Promise<ShopProfile | null> {
  const row = await getShowroom(deps.db, {
    proId: ref.showroom ?? null,
    vsdId: ref.vsd_id ?? null,
  });
  if (row === null || row.status === 'closed') return null;
  const category = deps.listCategories(await assortmentOf(deps.db, row));
  return { profile: toProfile(row, deps.now()), category: [...category] };
}

function toProfile(row: ShowroomRow, now: Date): ShopProfile['profile'] {
  return {
    user_id: row.proId,
    vsd_id: row.vsdId,
    company_name: row.companyName,
    sample: row.status === 'sample',
    tagline: row.tagline,
    basic_addon: { subscription_status: row.basicAddonStatus },
    custom_addon: { subscription_status: row.customAddonStatus },
    theme_color: row.themeColor,
    branded: isBranded({
      basicAddon: { subscription_status: row.basicAddonStatus },
      customAddon: { subscription_status: row.customAddonStatus },
      plan: row.plan,
      planStatus: row.planStatus,
      planPaidAmount: row.planPaidAmount,
    }),
    logo: logoKeyOf({ proId: row.proId, svg: row.logoSvg }),
    story: row.story,
    opening_picture: openingAddress({ id: row.id, hash: row.openingHash }),
    service_zips: [...row.serviceZips],
    refuses_outside: row.refusesOutside,
    stopped: isLicenseExpired(row.licenseExpiresOn, dayOf(now)),
    showroom_subscription: row.plan,
  };
}
