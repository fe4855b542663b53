import type { PageText, PageTextRow } from '@wevisu/contract/page-texts.ts';
import { PAGE_SLUGS, type PageSlug } from '@wevisu/contract/pages.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readPlaces } from '../pages/read-places.ts';
import { STANDARD_TEXTS } from '../pages/texts/standard-texts.ts';
import type { PageTextsDeps } from './deps.ts';
import { getDraft, getLive, getRevision, listStates, listVersions } from './store.ts';

/** Every page, whether it has a text of its own or not. */
export async function listPageTexts(db: Queryable): Promise<PageTextRow[]> {
  const states = new Map((await listStates(db)).map((row) => [row.slug, row]));
  return PAGE_SLUGS.map((slug) => {
    const state = states.get(slug);
    return {
      slug,
      title: state?.title ?? STANDARD_TEXTS[slug].title,
      is_standard: (state?.title ?? null) === null,
      has_draft: state?.hasDraft ?? false,
      changed_at: state?.changedAt?.toISOString() ?? null,
      changed_by: state?.by ?? '',
    };
  });
}

/** What visitors read, as Markdown. */
export async function readLive(db: Queryable, slug: PageSlug): Promise<PageText['live']> {
  const own = await getLive(db, { slug });
  const { number } = await getRevision(db, { slug });
  const { title, lead, body } = own ?? STANDARD_TEXTS[slug];
  const updatedOn = own === null ? STANDARD_TEXTS[slug].updatedOn : own.updatedOn;
  return {
    ...{ title, lead, body: body.trim(), is_standard: own === null },
    ...{ shows_date: updatedOn !== null, number: number === 0 ? null : number },
  };
}

export async function readPageText(
  { pool: db, index }: Pick<PageTextsDeps, 'pool' | 'index'>,
  slug: PageSlug,
): Promise<PageText> {
  const { revision, number } = await getRevision(db, { slug });
  const live = await readLive(db, slug);
  const draft = await getDraft(db, { slug });
  const versions = await listVersions(db, { slug });
  const places = await readPlaces({ db, index });
  return {
    ...{ slug, revision, live },
    draft: draft && {
      ...{ title: draft.title, lead: draft.lead, body: draft.body, by: draft.by },
      ...{ shows_date: draft.showsDate, at: draft.at.toISOString() },
      is_outdated: draft.basedOn !== number,
    },
    versions: versions.map(({ restoredFrom, at, ...version }) => ({
      ...{ ...version, restored_from: restoredFrom, at: at.toISOString() },
    })),
    places: [...places].map(([name, value]) => ({ name, value })),
  };
}
