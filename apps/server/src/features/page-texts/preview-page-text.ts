import type { Page, PageSlug } from '@wevisu/contract/pages.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { readPlaces } from '../pages/read-places.ts';
import { longDate, type Places, showText } from '../pages/show-text.ts';
import type { PageTextsDeps } from './deps.ts';

interface Text {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
}

/** What visitors would read if this were published now. */
export async function previewPageText(
  deps: Pick<PageTextsDeps, 'pool' | 'index'>,
  {
    slug,
    text,
    showsDate,
    now,
  }: {
    readonly slug: PageSlug;
    readonly text: Text;
    readonly showsDate: boolean;
    readonly now: Date;
  },
): Promise<{ readonly page: Page; readonly unknown_places: string[] }> {
  const places = await readPlaces({ db: deps.pool, index: deps.index });
  const updatedOn = showsDate ? longDate(dayOf(now)) : null;
  return {
    page: showText(slug, { ...text, updatedOn }, places),
    unknown_places: findUnknownPlaces(text, places),
  };
}

/** '{fone}': names in braces that would be shown as they stand. */
export function findUnknownPlaces({ title, lead, body }: Text, places: Places): string[] {
  const named = [...`${title}\n${lead}\n${body}`.matchAll(/\{([a-z_]+)\}/g)];
  return [...new Set(named.filter(([, name]) => !places.has(name ?? '')).map(([place]) => place))];
}
