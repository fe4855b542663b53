import type { ProPlan, ShowroomEditor } from '@wevisu/contract/pros.ts';
import { isBranded } from '@wevisu/domain/people/branding.ts';
import { SHOWROOM_ID_CHANGES } from '@wevisu/domain/policy/policy.ts';
import { logoKeyOf } from '../showrooms/logo-key.ts';
import { openingAddress } from '../showrooms/opening-picture.ts';
import type { OwnRow } from './store/showroom.ts';

/** A showroom as its pro edits it. */
export function showShowroom(row: OwnRow): ShowroomEditor {
  return {
    version: row.version,
    vsd_id: row.vsdId,
    former_ids: [...row.formerIds],
    id_changes_left: Math.max(0, SHOWROOM_ID_CHANGES.most - row.idChanges),
    company_name: row.companyName,
    tagline: row.tagline,
    story: row.story,
    theme_color: row.themeColor,
    branded: isBrandedRow(row),
    logo: logoKeyOf({ proId: row.userId, svg: row.logoSvg }),
    opening_picture: openingAddress({ id: row.id, hash: row.openingHash }),
    address: row.address,
    service_zips: [...row.serviceZips],
    refuses_outside: row.refusesOutside,
  };
}

export function showPlan(row: OwnRow): ProPlan {
  return {
    version: row.version,
    plan: row.plan === 'Premium' ? 'Premium' : 'Basic',
    paid_amount: row.planPaidAmount,
    basic_addon: row.basicAddonStatus === 'active',
    custom_addon: row.customAddonStatus === 'active',
    ends_on: row.planEndsOn,
    branded: isBrandedRow(row),
    set_at: row.planSetAt?.toISOString() ?? null,
  };
}

function isBrandedRow(row: OwnRow): boolean {
  return isBranded({
    basicAddon: { subscription_status: row.basicAddonStatus },
    customAddon: { subscription_status: row.customAddonStatus },
    plan: row.plan,
    planStatus: row.planStatus,
    planPaidAmount: row.planPaidAmount,
  });
}
