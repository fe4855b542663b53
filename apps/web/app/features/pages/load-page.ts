import { getPage, type Page, type PageSlug } from '@wevisu/contract/pages.ts';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../platform/load.ts';

/** A public content page, for a loader. */
export async function loadPage(
  context: Readonly<RouterContextProvider>,
  slug: PageSlug,
): Promise<Page> {
  return (await load(context, getPage, { params: { slug } })).data;
}
