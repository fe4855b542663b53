import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  dropPageDraft,
  getPageText,
  getPageVersion,
  listPageTexts,
  type PageText,
  previewPageText,
  publishPageText,
  restorePageText,
  savePageDraft,
} from '@wevisu/contract/page-texts.ts';
import type { PageSlug } from '@wevisu/contract/pages.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export const PAGE_TEXTS_KEY = ['page-texts'] as const;
export const pageTextKey = (slug: PageSlug) => [...PAGE_TEXTS_KEY, slug] as const;

/** What staff write. */
export interface Written {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly shows_date: boolean;
}

/** What the editor begins with: the draft, or what is live. */
export function writtenOf({ draft, live }: PageText): Written {
  const { title, lead, body, shows_date } = draft ?? live;
  return { title, lead, body, shows_date };
}

export async function fetchPageTexts() {
  return (await call(listPageTexts, {}, QUIET)).data;
}

export async function fetchPageText(slug: PageSlug) {
  return (await call(getPageText, { params: { slug } }, QUIET)).data;
}

export async function fetchVersion(slug: PageSlug, number: number) {
  return (await call(getPageVersion, { params: { slug, number } }, QUIET)).data;
}

export async function fetchPreview(slug: PageSlug, body: Written) {
  return (await call(previewPageText, { params: { slug }, body }, { ...QUIET, isUnseen: true }))
    .data;
}

export function sendDraft(slug: PageSlug, body: CallArgs<typeof savePageDraft>['body']) {
  return call(savePageDraft, { params: { slug }, body }, QUIET);
}

export function discardDraft(slug: PageSlug, revision: number) {
  return call(dropPageDraft, { params: { slug }, query: { revision } }, QUIET);
}

export function sendPublished(slug: PageSlug, body: CallArgs<typeof publishPageText>['body']) {
  return call(publishPageText, { params: { slug }, body }, QUIET);
}

export function sendRestored(slug: PageSlug, body: CallArgs<typeof restorePageText>['body']) {
  return call(restorePageText, { params: { slug }, body }, QUIET);
}
