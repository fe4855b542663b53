import {
  type Assortment,
  createOfferView,
  type JudgedProfiles,
  judgeProfiles,
  type OfferView,
} from './offer-view.ts';
import { createResultCache } from './result-cache.ts';
import type { CatalogState } from './state.ts';

/** One byte per profile each: 12 MB for a million products, whose profiles are some 30,000. */
const MAX_JUDGED = 400;
/** What holds until the next change of a product. */
const MAX_VIEWS = 100;

/** The view of an assortment over an index, compiled once per version of its rules; null for everything. */
export function createOfferViews(
  state: CatalogState,
): (assortment: Assortment | null) => OfferView | null {
  const judged = createResultCache<JudgedProfiles>(MAX_JUDGED);
  const views = createResultCache<OfferView>(MAX_VIEWS);
  return (assortment) => {
    if (assortment === null) return null;
    const key = assortment.version;
    const known = views.get(state.version, key);
    if (known !== undefined) return known;
    const profiles = judged.get(0, key) ?? { offered: new Uint8Array(0) };
    judgeProfiles(state, assortment, profiles);
    judged.set(0, key, profiles);
    const view = createOfferView(state, assortment, profiles);
    views.set(state.version, key, view);
    return view;
  };
}
