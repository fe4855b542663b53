import { toAssortmentRules } from '@wevisu/domain/catalog/assortment.ts';
import { FACET_NAMES, type FacetName, facetOf } from '@wevisu/domain/catalog/facets.ts';
import { percent, ppm } from '@wevisu/domain/money/money.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDataBuilder } from './build-data.ts';
import { type CatalogIndex, createCatalogIndex } from './catalog-index.ts';
import { SPARE_DOCS } from './data.ts';
import type { Facets } from './facet-values.ts';
import type { ProductFacts } from './facts.ts';
import { type FilterInput, NO_FILTERS } from './filters.ts';
import type { Assortment } from './offer-view.ts';
import type { Terms } from './price-view.ts';
import { SORT_ORDERS } from './sort-keys.ts';
import { buildTaxonomy, findCategory, type TaxonomyRows } from './taxonomy.ts';
import { answerByReference, type ReferenceRequest } from './test-reference-answer.ts';

const category = (id: number, name: string, parent: number | null) => ({
  id,
  departmentId: id < 20 ? 1 : 2,
  parentId: parent,
  name,
  slugUrl: name.toLowerCase().replaceAll(' ', '-'),
  code: name.toLowerCase().replaceAll(' ', '-'),
  hidden: false,
  unit: 'Box',
  picture: null,
});
const brand = (id: number, name: string, vendorId: number) => ({
  id,
  vendorId,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  tagline: '',
  logoHash: '',
  vendor: 'Vendor',
  freeShippingFromCents: null,
});
const taxonomyRows: TaxonomyRows = {
  departments: [
    { id: 1, name: 'Tiles', menuSlug: 'tiles', hidden: false },
    { id: 2, name: 'Woods', menuSlug: 'woods', hidden: false },
  ],
  oldAddresses: [],
  categories: [
    category(10, 'Tile Flooring', null),
    category(11, 'Marble Tile', 10),
    category(12, 'Porcelain Tile', 10),
    category(20, 'Wood', null),
    category(21, 'Solid Oak', 20),
  ],
  brands: [brand(1, 'Oak Hill', 1), brand(2, 'Casa Blanca', 1), brand(3, 'Marble', 2)],
};
const taxonomy = buildTaxonomy(taxonomyRows);

const WORDS = ['White', 'Oak', 'Oakley', 'Marble', 'Hexagon', 'Hex', 'Plain', 'tile', 'Tiles'];
const pick = <T>(...values: T[]) => fc.constantFrom(...values);
const some = (maxLength: number, ...values: string[]) =>
  fc.uniqueArray(pick(...values), { maxLength }).map((chosen) => chosen.toSorted());

const facts = (id: number): fc.Arbitrary<ProductFacts> =>
  fc.record({
    id: fc.constant(id),
    categoryId: pick(10, 11, 12, 20, 21),
    brandId: pick(1, 2, 3),
    style: pick('', 'Modern'),
    popularity: fc.integer({ min: 0, max: 4 }),
    createdAt: fc.integer({ min: 1_700_000_000, max: 1_700_000_005 }),
    name: fc.array(pick(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    wholesale: fc.integer({ min: 1, max: 40 }).map((n) => n * 50),
    inStock: fc.boolean(),
    facets: fc.record({
      color: some(1, 'White', 'Brown', 'Warm White'),
      material: some(1, 'Marble', 'Oak'),
      size: some(3, '12x24', '24x24', '3x6'),
      thickness: some(2, '8', '9.5', '12'),
      finish: some(2, 'Honed', 'Polished'),
    }),
  });

/** Mostly none. */
const chosen = (...values: string[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, some(3, ...values));

const filters: fc.Arbitrary<FilterInput> = fc.record({
  brand: chosen('oak-hill', 'marble', 'gone'),
  color: chosen('White', 'Warm White'),
  material: chosen('Oak', 'Marble'),
  size: chosen('12x24', '3x6'),
  thickness: chosen('9.5', '8'),
  finish: chosen('Honed'),
  inStock: fc.boolean(),
  price: fc.option(
    fc.record({
      min: fc.option(fc.integer({ min: 0, max: 2_000 })),
      max: fc.option(fc.integer({ min: 0, max: 3_000 })),
    }),
  ),
});

/** Texts of the facets of products, in the database's words. */
const STORED = [
  ...['White', 'Brown', 'Warm White', 'Marble', 'Oak', '12x24', '24x24', '3x6'],
  ...['8', '9.5', '12', 'Honed', 'Polished'],
];

/** Terms that differ have another version, as the reader of terms sees to. */
let termsMade = 0;
const nextTerms = () => ++termsMade;

/** Everywhere, within categories, or both. */
const ratesOfBrand = fc.record({
  everywhere: fc.option(pick(percent(15), percent(90)), { nil: undefined }),
  categoryRates: fc
    .uniqueArray(pick(10, 11, 20, 21), { maxLength: 2 })
    .map((ids) => new Map(ids.map((id) => [id, percent(60)]))),
});

const terms: fc.Arbitrary<Terms> = fc
  .record({
    platformRate: pick(percent(5), percent('7.25')),
    rates: fc.record({
      showroomRate: pick(percent(10), percent(25)),
      categoryRates: fc
        .uniqueArray(pick(10, 11, 21), { maxLength: 2 })
        .map((ids) => new Map(ids.map((id) => [id, percent(40)]))),
      brandRates: fc
        .uniqueArray(pick(1, 2, 3), { maxLength: 2 })
        .chain((ids) => fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), ratesOfBrand))))
        .map((made) => new Map(made)),
      productRates: fc
        .uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 })
        .map((ids) => new Map(ids.map((id) => [id, ppm(999_999)]))),
    }),
  })
  .map((made) => ({ ...made, version: nextTerms() }));

const ruleOf = fc.oneof(
  fc.record({ kind: pick('product' as const), id: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ kind: pick('brand' as const), id: pick(1, 2, 3) }),
  fc.record({ kind: pick('vendor' as const), id: pick(1, 2) }),
  fc.record({ kind: pick('category' as const), id: pick(10, 11, 12, 20, 21) }),
  fc.record({ kind: pick('department' as const), id: pick(1, 2) }),
);

let assortmentsMade = 0;

const assortment: fc.Arbitrary<Assortment> = fc
  .array(fc.tuple(ruleOf, fc.boolean()), { maxLength: 12 })
  .map((rules) => ({
    rules: toAssortmentRules(rules.map(([rule, shown]) => ({ ...rule, shown }))),
    version: `made ${++assortmentsMade}`,
  }));

/** A word typed in full, or the beginning of the last one. */
const tokens = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  fc.uniqueArray(
    pick('white', 'oak', 'marble', 'hexagon', 'tile', 'modern', '12x24', '9.5mm', 'casa'),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  pick(['oa'], ['hex'], ['white', 'ma'], ['oak', 'hill'], ['porcelain', 'tile'], ['solid', 'oak']),
);

const request: fc.Arbitrary<ReferenceRequest> = fc
  .record({
    categoryId: pick(null, null, 10, 11, 20, 21),
    firstId: pick(null, null, 10, 12, 21),
    tokens,
    filters: fc.oneof(fc.constant(NO_FILTERS), filters),
    sort: pick(...SORT_ORDERS),
    terms: fc.option(terms),
    assortment: fc.option(assortment, { freq: 2 }),
  })
  .map((made) =>
    made.terms === null ? { ...made, filters: { ...made.filters, price: null } } : made,
  )
  .filter(({ sort, terms: of }) => of !== null || !sort.startsWith('price'));

function build(products: readonly ProductFacts[]): CatalogIndex {
  const builder = createDataBuilder(taxonomyRows, products.length);
  const place = (id: number) => taxonomy.ordinalOf.get(id) ?? 0;
  const ordered = products.toSorted(
    (a, b) =>
      place(a.categoryId) - place(b.categoryId) || b.popularity - a.popularity || a.id - b.id,
  );
  for (const product of ordered) builder.add(product);
  const sealed = builder.seal();
  for (const { id } of byName(products)) sealed.addName(id);
  return createCatalogIndex(sealed.finish({ horizon: '0', seen: [] }));
}

function byName(products: readonly ProductFacts[]): ProductFacts[] {
  const key = ({ name }: ProductFacts) => Buffer.from(name.toLowerCase());
  return products.toSorted((a, b) => Buffer.compare(key(a), key(b)) || a.id - b.id);
}

/** What the database would say of the names of late products. */
function predecessorsOf(index: CatalogIndex, products: readonly ProductFacts[]) {
  const late = new Set(index.late().map(({ id }) => id));
  let before: number | null = null;
  const found = new Map<number, number | null>();
  for (const { id } of byName(products)) {
    if (late.has(id)) found.set(id, before);
    else before = id;
  }
  return found;
}

/** By what the reference counts by: the slug of a brand, else the text that is stored. */
function countsOf(facet: FacetName, values: Facets[FacetName]): Record<string, number> {
  const toLabel = facetOf(facet).toLabel ?? ((text: string) => text);
  const texts = facet === 'brand' ? [] : STORED.map((text) => [toLabel(text), text] as const);
  const textOf = new Map(texts);
  return Object.fromEntries(
    values
      .filter(({ count }) => count > 0)
      .map(({ label, value, count }) => [textOf.get(label) ?? value, count]),
  );
}

function check(
  index: CatalogIndex,
  products: readonly ProductFacts[],
  asked: ReferenceRequest,
): void {
  const expected = answerByReference(taxonomyRows, products, asked);
  // What nobody has is looked for with typing mistakes forgiven: another answer by design.
  if (asked.tokens.length > 0 && expected.ids.length === 0) return;
  const ids: number[] = [];
  let page = 1;
  for (;;) {
    const answer = index.list({
      ...asked,
      category: asked.categoryId === null ? null : findCategory(taxonomy, String(asked.categoryId)),
      first: asked.firstId === null ? null : findCategory(taxonomy, String(asked.firstId)),
      skuProducts: new Map(),
      page,
      perPage: 7,
    });
    ids.push(...answer.productIds);
    expect(answer.total).toBe(expected.ids.length);
    expect(answer.corrected).toBeNull();
    for (const facet of FACET_NAMES) {
      expect(countsOf(facet, answer.facets[facet])).toEqual(expected.facets[facet]);
    }
    expect(answer.facets.in_stock).toBe(expected.inStock);
    expect(answer.facets.price).toEqual(expected.price);
    if (page === answer.lastPage) break;
    page += 1;
  }
  expect(ids).toEqual(expected.ids);
}

const world = fc
  .integer({ min: 0, max: 40 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => facts(i + 1))));

describe('the index answers as the long way does', () => {
  test('CAT-12 VIS-11 for every category, search, filter, order, showroom and kind that comes first, page by page', () => {
    fc.assert(
      fc.property(
        world,
        fc.array(request, { minLength: 1, maxLength: 6 }),
        (products, requests) => {
          const index = build(products);
          for (const asked of requests) check(index, products, asked);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('after products came, changed and went', () => {
    const change = fc
      .integer({ min: 1, max: 45 })
      .chain((id) => fc.tuple(fc.constant(id), fc.option(facts(id))));
    fc.assert(
      fc.property(
        world,
        fc.array(
          fc.tuple(fc.array(change, { maxLength: 12 }), fc.array(request, { maxLength: 3 })),
          { maxLength: 4 },
        ),
        (products, rounds) => {
          const index = build(products);
          const now = new Map(products.map((product) => [product.id, product]));
          for (const [changes, requests] of rounds) {
            for (const [id, facts] of changes) {
              if (facts === null) now.delete(id);
              else now.set(id, facts);
            }
            expect(index.apply(new Map(changes))).toBe(true);
            index.rankLate(predecessorsOf(index, [...now.values()]));
            for (const asked of requests) check(index, [...now.values()], asked);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

test('the index asks to be built anew where it has no more room', () => {
  const [one] = fc.sample(facts(1), 1);
  if (one === undefined) throw new Error('no product');
  const index = build([]);
  const many = Array.from(
    { length: SPARE_DOCS },
    (_, i) => [i + 1, { ...one, id: i + 1 }] as const,
  );
  expect(index.apply(new Map(many))).toBe(true);
  expect(index.apply(new Map([[SPARE_DOCS + 1, { ...one, id: SPARE_DOCS + 1 }]]))).toBe(false);
});

test('a category that the index does not know asks for a new build', () => {
  const [one] = fc.sample(facts(1), 1);
  if (one === undefined) throw new Error('no product');
  expect(build([]).apply(new Map([[1, { ...one, categoryId: 999 }]]))).toBe(false);
});
