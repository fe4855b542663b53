import type { Page, PageSlug } from '@wevisu/contract/pages.ts';
import { fillPlaces, renderText } from './render-text.ts';
import type { StandardText } from './texts/standard-text.ts';

export type Places = ReadonlyMap<string, string>;

/** A page as visitors read it, from its text; drafts are previewed by the same. */
export function showText(slug: PageSlug, text: StandardText, places: Places): Page {
  return {
    slug,
    title: fillPlaces(text.title, places),
    lead: fillPlaces(text.lead, places),
    updated_on: text.updatedOn,
    ...renderText(fillPlaces(text.body, places)),
  };
}

/** 'May 3, 2021': legal texts spell out the date (PAGES-09). */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
