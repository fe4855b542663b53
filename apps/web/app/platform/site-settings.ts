import { PATHS } from '@wevisu/site/paths.ts';
import { useRouteLoaderData } from 'react-router';
import { SCREEN_TEXTS } from './screen-texts.ts';

/** Settings that staff edit, as pages read them; a missing one gets a harmless default (G-19). */
export interface SiteSettings {
  readonly brandName: string;
  /** Digits for a tel: link; empty if there is none. */
  readonly phone: string;
  readonly supportEmail: string;
  readonly footerYear: string;
  /** NAV-01: the external site. */
  readonly marketingLink: string;
  readonly consultationLink: string;
  readonly androidAppLink: string;
  readonly iosAppLink: string;
  /** HOME-23, in percent. */
  readonly savings: {
    readonly kitchen: number;
    readonly bathroom: number;
    readonly outdoor: number;
  };
  readonly savingsUpTo: number;
  /** HOME-24: with its condition in the same sentence. */
  readonly deliveryClaim: string;
  /** U-50: the fine print of the claims. */
  readonly claimsFootnote: string;
  /** The ID of the showroom for visitors without one; null if there is none. */
  readonly sampleShowroom: string | null;
  readonly popup: { readonly isShown: boolean; readonly offer: string };
}

type Values = Readonly<Record<string, string | number | boolean>>;

export function toSiteSettings(values: Values): SiteSettings {
  const text = (key: string, standIn: string) => String(values[key] ?? '') || standIn;
  const percent = (key: string, standIn: number) => Number(values[key] ?? standIn) || standIn;
  return {
    brandName: text('brand_name', 'WeVisu'),
    phone: text('phone', '5125550100').replace(/\D/g, ''),
    supportEmail: text('support_email', 'support@example.com'),
    footerYear: text('footer_year', '2025'),
    marketingLink: text('marketing_link', 'https://example.com/'),
    consultationLink: text('consultation_link', PATHS.contact),
    androidAppLink: text('android_app_link', 'https://play.google.com/store/apps'),
    iosAppLink: text('ios_app_link', 'https://www.apple.com/app-store/'),
    savings: {
      kitchen: percent('savings_kitchen_percent', 55),
      bathroom: percent('savings_bathroom_percent', 30),
      outdoor: percent('savings_outdoor_percent', 40),
    },
    savingsUpTo: percent('savings_up_to_percent', 60),
    deliveryClaim: text('claim_delivery', 'Nationwide delivery'),
    claimsFootnote: text('claims_footnote', ''),
    sampleShowroom: text('sample_showroom', '') || null,
    popup: {
      isShown: values.popup_enabled !== false,
      offer: text('popup_offer', SCREEN_TEXTS.leadToggle),
    },
  };
}

/** The settings loaded by the site layout; only inside that layout. */
export function useSiteSettings(): SiteSettings {
  const data = useRouteLoaderData<{ readonly settings: SiteSettings }>('layout/site-layout');
  return data?.settings ?? toSiteSettings({});
}
