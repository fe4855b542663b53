import type { User } from '@wevisu/contract/accounts.ts';
import type { AccountRow } from './store/accounts.ts';

export function toUser(row: AccountRow, { otpPassed }: { readonly otpPassed: boolean }): User {
  const pro = row.vsd_id !== null;
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    country_code: row.country_code,
    phone_number: row.phone_number,
    zip_code: row.zip_code,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    total_projects: row.total_projects,
    otp_passed: otpPassed,
    custom_addon: pro ? { subscription_status: row.custom_addon_status ?? 'inactive' } : null,
    latest_subscription: pro
      ? {
          subscription_status: row.plan_status ?? '',
          plan: row.plan ?? '',
          paid_amount: row.plan_paid_amount ?? 0,
        }
      : null,
    shop_profile: pro
      ? {
          vsd_id: row.vsd_id ?? '',
          company_name: row.company_name ?? '',
          theme_color: row.theme_color,
          business_logo: row.logo_hash === null ? null : `logo/showroom/${row.id}-${row.logo_hash}`,
        }
      : null,
  };
}
