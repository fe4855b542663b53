import { listTemplates, type TemplateCard } from '@wevisu/contract/design-library.ts';
import type { RouterContextProvider } from 'react-router';
import { load } from '../../platform/load.ts';

const PAGE_SIZE = 48;
/** 480 designs, more than anyone looks through to choose a type of room. */
const MAX_PAGES = 10;

/** Every design, without prices, to find which rooms and styles exist and to get their pictures. */
export async function loadAllTemplates(
  context: Readonly<RouterContextProvider>,
): Promise<TemplateCard[]> {
  const loadPage = async (page: number) =>
    (await load(context, listTemplates, { query: { page, ppp: PAGE_SIZE } })).data;
  const first = await loadPage(1);
  const others = Array.from(
    { length: Math.min(first.last_page, MAX_PAGES) - 1 },
    (_, at) => at + 2,
  );
  const rest = await Promise.all(others.map(loadPage));
  return [first, ...rest].flatMap(({ data }) => data);
}
