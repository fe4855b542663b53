import type { Role } from '@wevisu/contract/call.ts';
import type { Page, PageSlug } from '@wevisu/contract/pages.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { PagesDeps } from './deps.ts';
import { readPlaces } from './read-places.ts';
import { longDate, showText } from './show-text.ts';
import { getPageText } from './store.ts';
import { STANDARD_TEXTS } from './texts/standard-texts.ts';

/** PAGES-02 to PAGES-04: help for one role. */
const ONLY_FOR: Partial<Readonly<Record<PageSlug, Role>>> = {
  faq_user: 'User',
  faq_contractor: 'Contractor',
};

export async function getPage(
  deps: Pick<PagesDeps, 'db' | 'index'>,
  { slug, role }: { readonly slug: PageSlug; readonly role: Role | null },
): Promise<Result<Page, 'not_found'>> {
  const onlyFor = ONLY_FOR[slug];
  if (onlyFor !== undefined && onlyFor !== role) return refuse('not_found');
  const [own, places] = await Promise.all([getPageText(deps.db, { slug }), readPlaces(deps)]);
  if (own === null) return ok(showText(slug, STANDARD_TEXTS[slug], places));
  const { title, lead, body, updatedOn } = own;
  const shown = { title, lead, body, updatedOn: updatedOn === null ? null : longDate(updatedOn) };
  return ok(showText(slug, shown, places));
}
