// What a showroom offers, over the index: judged once per profile, since brand and category are part of it, with the
// few products beside it that have a rule of their own. Nothing is kept per product of the catalog.
import { type AssortmentRules, offersOthersLike } from '@wevisu/domain/catalog/assortment.ts';
import { currentDoc } from './apply-facts.ts';
import { FACET_PLACES, ORDINAL, PROFILE } from './data.ts';
import { type CatalogState, isInStock, ordinalOf, profileOfDoc } from './state.ts';
import { parentOf, type Taxonomy } from './taxonomy.ts';

/** What the index must know of a showroom's choice. */
export interface Assortment {
  readonly rules: AssortmentRules;
  /** Names these rules among all showrooms: other rules have another. */
  readonly version: string;
}

export interface OfferView {
  /** Whether a doc is offered. */
  offers(doc: number): boolean;
  /** Living docs of a profile that are offered. */
  countOf(profile: number): number;
  inStockOf(profile: number): number;
  /** Categories where docs of one profile are offered and hidden: their prices are read doc by doc. */
  readonly mixed: ReadonlySet<number>;
  /** By category ordinal and by brand code. */
  readonly ofCategory: Uint32Array;
  readonly ofBrand: Uint32Array;
}

/** By profile 1 where it is offered. It holds until the index is built anew; late products bring new profiles. */
export interface JudgedProfiles {
  offered: Uint8Array;
}

/** Profiles that came since are judged as well. */
export function judgeProfiles(
  state: CatalogState,
  { rules }: Assortment,
  judged: JudgedProfiles,
): void {
  const known = judged.offered.length;
  const count = state.coders.profile.count();
  if (count <= known) return;
  const { taxonomy } = state;
  const table = state.coders.profile.table();
  const offered = new Uint8Array(count);
  offered.set(judged.offered);
  for (let profile = known; profile < count; profile += 1) {
    const at = profile * PROFILE;
    const brand = table[at + FACET_PLACES.brand] as number;
    offered[profile] = offersPlace(taxonomy, rules, brand, table[at + ORDINAL] as number) ? 1 : 0;
  }
  judged.offered = offered;
}

function offersPlace(
  taxonomy: Taxonomy,
  rules: AssortmentRules,
  brandCode: number,
  ordinal: number,
): boolean {
  const category = taxonomy.categories[ordinal];
  const brand = taxonomy.brands[brandCode];
  if (category === undefined || brand === undefined) return false;
  const parent = parentOf(taxonomy, category);
  return offersOthersLike(rules, {
    brandId: brand.id,
    vendorId: brand.vendorId,
    categoryIds: parent === null ? [category.id] : [category.id, parent.id],
    departmentId: category.departmentId,
  });
}

/** What holds for one version of the index: exceptions and counts move with every change of a product. */
export function createOfferView(
  state: CatalogState,
  { rules }: Assortment,
  { offered }: JudgedProfiles,
): OfferView {
  const { data, totals } = state;
  const exceptions = new Map<number, boolean>();
  const docs = new Map<number, number>();
  const inStock = new Map<number, number>();
  const mixed = new Set<number>();
  for (const [productId, shown] of rules.product) {
    const doc = currentDoc(state, productId);
    if (doc === -1) continue;
    const profile = profileOfDoc(data, doc);
    if ((offered[profile] === 1) === shown) continue;
    exceptions.set(doc, shown);
    mixed.add(ordinalOf(state, doc));
    const by = shown ? 1 : -1;
    docs.set(profile, (docs.get(profile) ?? 0) + by);
    if (isInStock(data, doc)) inStock.set(profile, (inStock.get(profile) ?? 0) + by);
  }
  const countOf = (profile: number) =>
    (offered[profile] === 1 ? (totals.docs[profile] as number) : 0) + (docs.get(profile) ?? 0);
  return {
    offers: (doc) => {
      const own = exceptions.size === 0 ? undefined : exceptions.get(doc);
      return own ?? offered[profileOfDoc(data, doc)] === 1;
    },
    countOf,
    inStockOf: (profile) =>
      (offered[profile] === 1 ? (totals.inStock[profile] as number) : 0) +
      (inStock.get(profile) ?? 0),
    mixed,
    ...countPlaces(state, countOf),
  };
}

function countPlaces(state: CatalogState, countOf: (profile: number) => number) {
  const { taxonomy } = state;
  const table = state.coders.profile.table();
  const ofCategory = new Uint32Array(taxonomy.categories.length);
  const ofBrand = new Uint32Array(taxonomy.brands.length);
  const profiles = state.coders.profile.count();
  for (let profile = 0; profile < profiles; profile += 1) {
    const count = countOf(profile);
    if (count === 0) continue;
    const at = profile * PROFILE;
    const ordinal = table[at + ORDINAL] as number;
    const brand = table[at + FACET_PLACES.brand] as number;
    ofCategory[ordinal] = (ofCategory[ordinal] as number) + count;
    ofBrand[brand] = (ofBrand[brand] as number) + count;
  }
  return { ofCategory, ofBrand };
}
