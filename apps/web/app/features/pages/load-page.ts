import { getPage, type Page, type PageSlug } from '@wevisu/contract/pages.ts';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../platform/load.ts';

/** A page of text for everybody, for a loader. */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  slug: PageSlug,
): Promise<Page> {
  return (await load(context, getPage, { params: { slug } })).data;
}
