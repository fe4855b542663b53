import type { Product } from '@wevisu/contract/catalog.ts';
import { documentAddress, modelAddress, photoKeyOf, pictureKeyOf } from '@wevisu/contract/media.ts';
import { isOffered } from '@wevisu/domain/catalog/assortment.ts';
import { leadTimeText } from '@wevisu/domain/catalog/lead-time.ts';
import { sqftFromUnits, sqftText } from '@wevisu/domain/catalog/sqft.ts';
import { millimetersText, thicknessText } from '@wevisu/domain/catalog/thickness.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { DOCUMENT_LABELS } from '@wevisu/domain/listings/listing.ts';
import { modelSizeText } from '@wevisu/domain/listings/model-size-text.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { SAMPLE_MARKUP, unitPrice } from '@wevisu/domain/money/pricing.ts';
import { SAMPLE } from '@wevisu/domain/policy/policy.ts';
import type { ShowroomRef } from '../showrooms/require-showroom.ts';
import type { ShowroomTerms } from '../showrooms/showroom-terms.ts';
import type { CatalogDeps } from './deps.ts';
import { type Category, parentOf, type Taxonomy } from './index/taxonomy.ts';
import { formatInches, formatPounds } from './measures.ts';
import { viewsBeside } from './media/view-spec.ts';
import { optionalTerms } from './optional-terms.ts';
import type { ProductRow, VariantRow } from './store/products.ts';
import { createPricer, type Pricer } from './to-card.ts';

/** Max units shown: how many more a vendor has is the vendor's business. */
const MAX_SHOWN = 999;

/** A product as its page shows it; a withdrawn one stays visible and says so. */
export async function getProduct(
  deps: CatalogDeps,
  { hash, ref }: { readonly hash: string; readonly ref: ShowroomRef },
): Promise<Result<Product>> {
  const [found, rows] = await Promise.all([optionalTerms(deps.terms, ref), deps.products([hash])]);
  const row = rows.get(hash);
  if (!found.ok) return found;
  if (row === undefined) return refuse('product_not_found');
  const { taxonomy } = deps.index();
  const category = taxonomy.categories[taxonomy.ordinalOf.get(row.categoryId) ?? -1];
  const brand = taxonomy.brands[taxonomy.brandCodeOf.get(row.brandId) ?? -1];
  if (category === undefined || brand === undefined) return refuse('product_not_found');
  const offered = isOfferedIn(found.value, { row, brand, category, taxonomy });
  const terms = offered ? found.value : null;
  const priceOf = createPricer(
    { taxonomy, terms },
    { productId: row.id, brandId: row.brandId, category },
  );
  return ok({
    hash: row.hash,
    name: row.name,
    description: row.description,
    brand: { name: brand.name, slug: brand.slug, logo: logoKey(brand) },
    breadcrumb: breadcrumbOf(taxonomy, category),
    category: {
      id: category.id,
      name: category.name,
      slug_url: category.slugUrl,
      unit: category.unit,
    },
    unit: row.unit,
    minimum_unit: row.minimumUnit,
    color: row.colorFamily,
    material: row.material,
    specification: row.specification.map(([label, value]): [string, string] => [label, value]),
    lead_time: leadTimeText(row.leadTimeMinDays, row.leadTimeMaxDays),
    vendor: { name: brand.vendor, free_delivery_from: brand.freeShippingFromCents },
    picture: pictureOf(row, null),
    views: viewsOf(row, taxonomy, category),
    photos: row.photos.map(({ file, alt }) => ({ picture: photoKeyOf(file), alt })),
    documents: row.documents.map(({ file, name, kind, bytes }) => ({
      ...{ address: documentAddress(file), name, bytes },
      kind: DOCUMENT_LABELS[kind],
    })),
    model: row.model && {
      address: modelAddress(row.model.file),
      size: modelSizeText(row.model),
      bytes: row.model.bytes,
    },
    variants: (row.variants ?? []).map((variant) => toVariant(row, variant, priceOf)),
    sample: row.ownView && terms !== null ? sampleOf(terms, row) : null,
    available: row.status === 'active' && row.variants !== null,
    offered,
  });
}

function isOfferedIn(
  terms: ShowroomTerms | null,
  of: {
    readonly row: ProductRow;
    readonly brand: Taxonomy['brands'][number];
    readonly category: Category;
    readonly taxonomy: Taxonomy;
  },
): boolean {
  if (terms === null || terms.assortment === null) return true;
  const { row, brand, category, taxonomy } = of;
  const parent = parentOf(taxonomy, category);
  return isOffered(terms.assortment.rules, {
    productId: row.id,
    brandId: brand.id,
    vendorId: brand.vendorId,
    categoryIds: parent === null ? [category.id] : [category.id, parent.id],
    departmentId: category.departmentId,
  });
}

/** Null for a brand without a logo, as one that a vendor's first product brings. */
export function logoKey({ id, logoHash }: { readonly id: number; readonly logoHash: string }) {
  return logoHash === '' ? null : `logo/brand/${id}-${logoHash}`;
}

function toVariant(product: ProductRow, row: VariantRow, priceOf: Pricer) {
  const lots = row.lots ?? [];
  const stock = lots.reduce((sum, { available }) => sum + available, 0);
  return {
    id: row.id,
    sku: row.sku,
    size_label: row.sizeLabel,
    finish: row.finish,
    pattern: row.pattern,
    width_size: formatInches(row.widthTmm),
    height_size: formatInches(row.heightTmm),
    length_size: formatInches(row.lengthTmm),
    thickness: row.thicknessTmm === null ? null : thicknessText(millimetersText(row.thicknessTmm)),
    box_sqft: row.boxSqftE4 === null ? null : sqftText(sqftFromUnits(row.boxSqftE4)),
    pieces_per_unit: row.piecesPerUnit,
    weight_lb: formatPounds(row.weightG),
    price: priceOf(row.wholesaleCents, row.boxSqftE4),
    stock: Math.min(stock, MAX_SHOWN),
    lots: lots.map(({ lotCode, available }) => ({
      lot_code: lotCode,
      available: Math.min(available, MAX_SHOWN),
    })),
    picture: pictureOf(product, row),
  };
}

function pictureOf(product: ProductRow, variant: VariantRow | null): string {
  return pictureKeyOf({
    productHash: product.hash,
    productKey: product.pictureKey,
    variantId: variant?.id ?? 0,
    variantKey: variant?.pictureKey ?? null,
  });
}

/** Only for surfaces, which have views of their own. */
function sampleOf({ platformRate }: ShowroomTerms, { sampleCents: set }: ProductRow) {
  const wholesale = typeof set === 'number' && set > 0 ? set : SAMPLE.wholesale;
  const { price } = unitPrice({
    wholesale: cents(wholesale),
    platformRate,
    markupRate: SAMPLE_MARKUP,
  });
  return { price };
}

function viewsOf({ ownView: own }: ProductRow, taxonomy: Taxonomy, category: Category) {
  if (own === null) return ['size' as const];
  if (own === '') return [];
  const categories = [category.code, parentOf(taxonomy, category)?.code ?? ''];
  // Goods cut from the roll have no dimensions of their own.
  const isCut = category.unit === 'SqFt';
  return [...viewsBeside(own, categories), ...(isCut ? [] : ['size' as const])];
}

/** From the department down. */
function breadcrumbOf(taxonomy: Taxonomy, category: Category) {
  const department = taxonomy.departments.find(({ id }) => id === category.departmentId);
  const parent = parentOf(taxonomy, category);
  return [
    ...(department === undefined || department.hidden
      ? []
      : [{ name: department.name, path: `/department/${department.menuSlug}` }]),
    ...[parent, category].flatMap((level) =>
      level === null || !level.isListed
        ? []
        : [{ name: level.name, path: `/category/${level.slugUrl}/product` }],
    ),
  ];
}
