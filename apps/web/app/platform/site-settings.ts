import { useRouteLoaderData } from 'react-router';

/** Settings that staff edit, as pages read them; a missing one has a harmless stand-in (G-19). */
export interface SiteSettings {
  readonly brandName: string;
  readonly phone: string;
  readonly supportEmail: string;
  readonly footerYear: string;
}

type Values = Readonly<Record<string, string | number | boolean>>;

export function toSiteSettings(values: Values): SiteSettings {
  const text = (key: string, standIn: string) => String(values[key] ?? '') || standIn;
  return {
    brandName: text('brand_name', 'WeVisu'),
    phone: text('phone', ''),
    supportEmail: text('support_email', 'support@example.com'),
    footerYear: text('footer_year', '2025'),
  };
}

/** The settings that the site's layout loaded; only below that layout. */
export function useSiteSettings(): SiteSettings {
  const data = useRouteLoaderData<{ readonly settings: SiteSettings }>('layout/site-layout');
  return data?.settings ?? toSiteSettings({});
}
