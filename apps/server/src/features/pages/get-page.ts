import type { Role } from '@wevisu/contract/call.ts';
import type { Page, PageSlug } from '@wevisu/contract/pages.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readDeliveryClaim } from '../catalog/delivery-claim.ts';
import { fillPlaces, renderText } from './render-text.ts';
import { getPageText, readSettingValues } from './store.ts';
import type { StandardText } from './texts/standard-text.ts';
import { STANDARD_TEXTS } from './texts/standard-texts.ts';

/** PAGES-02 to PAGES-04: help for one role. */
const ONLY_FOR: Partial<Readonly<Record<PageSlug, Role>>> = {
  faq_user: 'User',
  faq_contractor: 'Contractor',
};

/** Settings that a text may name, with their defaults until staff change them (G-19, G-28). */
const PLACES: Readonly<Record<string, string>> = {
  brand_name: 'WeVisu',
  support_email: 'support@example.com',
  phone: '(512) 555-0100',
  savings_up_to_percent: '60',
  claim_floor_plans: '50+',
  claim_templates: '100+',
  claim_materials: '25,000+',
  claims_footnote: '',
};

export async function getPage(
  db: Queryable,
  { slug, role }: { readonly slug: PageSlug; readonly role: Role | null },
): Promise<Result<Page, 'not_found'>> {
  const onlyFor = ONLY_FOR[slug];
  if (onlyFor !== undefined && onlyFor !== role) return refuse('not_found');
  const [own, places] = await Promise.all([getPageText(db, { slug }), readPlaces(db)]);
  const text: StandardText = own
    ? { title: own.title, lead: own.lead, body: own.body, updatedOn: longDate(own.updatedOn) }
    : STANDARD_TEXTS[slug];
  return ok({
    slug,
    title: fillPlaces(text.title, places),
    lead: fillPlaces(text.lead, places),
    updated_on: text.updatedOn,
    ...renderText(fillPlaces(text.body, places)),
  });
}

async function readPlaces(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const [values, claim] = await Promise.all([
    readSettingValues(db, Object.keys(PLACES)),
    readDeliveryClaim(db),
  ]);
  const text = (key: string, standIn: string) => {
    const value = values.get(key);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : standIn;
  };
  const filled = Object.entries(PLACES).map(([key, standIn]): [string, string] => [
    key,
    key === 'phone' ? formatPhone(text(key, standIn)) : text(key, standIn),
  ]);
  return new Map([...filled, ['claim_delivery', claim]]);
}

/** 'May 3, 2021': legal texts spell out the date (PAGES-09). */
function longDate(day: string | null): string | null {
  if (day === null) return null;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
