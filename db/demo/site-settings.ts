// What staff may edit about the site itself; the demo's values.
import type { Json } from './product.ts';

export const siteSettings: Readonly<Record<string, Json>> = {
  brand_name: 'WeVisu',
  phone: '(512) 555-0100',
  support_email: 'support@example.com',
  consultation_link: '/contact',
  // A name that is kept for examples: it is nobody's site (G-19).
  marketing_link: 'https://example.com/',
  android_app_link: 'https://play.google.com/store/apps',
  ios_app_link: 'https://www.apple.com/app-store/',
  platform_fee_ppm: 50_000,
  savings_up_to_percent: 60,
  savings_kitchen_percent: 55,
  savings_bathroom_percent: 30,
  savings_outdoor_percent: 40,
  claims_footnote:
    'Sample figures of a demonstration site: averages against list prices of the demonstration catalog.',
  claim_delivery: 'Free nationwide delivery',
  claim_delivery_condition: 'on {amount} or more from {vendors}',
  claim_floor_plans: '50+',
  claim_templates: '100+',
  claim_materials: '25,000+',
  footer_year: '2025',
  popup_offer: 'Save up to 30%',
  popup_enabled: true,
};
