import type { User } from '@wevisu/contract/accounts.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { AccountRow } from './store/accounts.ts';

export function toUser(
  row: AccountRow,
  { otpPassed, acting }: Pick<SignedIn, 'otpPassed' | 'acting'>,
): User {
  const pro = row.vsdId !== null;
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    country_code: row.countryCode,
    phone_number: row.phoneNumber,
    zip_code: row.zipCode,
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    total_projects: row.totalProjects,
    otp_passed: otpPassed,
    acting: acting ? { until: acting.until.toISOString() } : null,
    custom_addon: pro ? { subscription_status: row.customAddonStatus ?? 'inactive' } : null,
    latest_subscription: pro
      ? {
          subscription_status: row.planStatus ?? '',
          plan: row.plan ?? '',
          paid_amount: row.planPaidAmount ?? 0,
        }
      : null,
    shop_profile: pro
      ? {
          vsd_id: row.vsdId ?? '',
          company_name: row.companyName ?? '',
          theme_color: row.themeColor,
          business_logo: row.logoHash === null ? null : `logo/showroom/${row.id}-${row.logoHash}`,
        }
      : null,
  };
}
