import { createHash } from 'node:crypto';
import type { shopProfileSchema, showroomCategorySchema } from '@wevisu/contract/showrooms.ts';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/queryable.ts';
import { isBranded } from './branding.ts';
import type { ShowroomRef } from './require-showroom.ts';
import { getShowroom, type ShowroomRow } from './store.ts';

export type ShowroomCategory = z.output<typeof showroomCategorySchema>;

export interface ShopProfileDeps {
  readonly db: Queryable;
  /** The categories that every showroom sells, with counts; from the catalog. */
  readonly listCategories: () => readonly ShowroomCategory[];
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
  return { profile: toProfile(row), category: [...deps.listCategories()] };
}

function toProfile(row: ShowroomRow): ShopProfile['profile'] {
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
    logo: row.logoSvg === '' ? null : `logo/showroom/${row.proId}-${logoHash(row.logoSvg)}`,
    showroom_subscription: row.plan,
  };
}

/** Twelve hexadecimal digits of a logo's content, for addresses that may be cached for a year. */
function logoHash(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 12);
}
