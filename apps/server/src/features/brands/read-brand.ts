import type { BrandRow, listBrandsForStaff, StaffBrand } from '@wevisu/contract/brands.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type ListPage, readList } from '../../platform/lists/read-list.ts';
import { logoKey } from '../catalog/get-product.ts';
import { logoHash } from '../catalog/index/logo-hash.ts';
import type { BrandsDeps } from './deps.ts';
import { brandsBy, countBrands, getBrand } from './store.ts';

type Deps = Pick<BrandsDeps, 'pool' | 'index'>;

export function listBrands(
  deps: Deps,
  query: CallInput<typeof listBrandsForStaff>['query'],
): Promise<Result<ListPage<BrandRow>>> {
  const filters = {
    like: query.q.replace(/[\\%_]/g, '\\$&'),
    hasLogo: query.logo === undefined ? null : query.logo === 'with',
  };
  return readList(query, {
    rows: (page) => brandsBy[query.dir].list(deps.pool, { ...filters, ...page }),
    count: async (most) => (await countBrands(deps.pool, { ...filters, most })) ?? 0,
    show: (row) => show(deps, row),
  });
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly vendor: string;
  readonly logoSvg: string;
}

function show({ index }: Pick<Deps, 'index'>, row: Row): BrandRow {
  const { id, name, slug, vendor, logoSvg } = row;
  const current = index();
  const code = current.taxonomy.brandCodeOf.get(id);
  return {
    ...{ id, name, slug, vendor },
    logo: logoKey({ id, logoHash: logoHash(logoSvg) }),
    products: code === undefined ? 0 : current.countOfBrand(code),
  };
}

export async function readBrand(deps: Deps, id: number): Promise<Result<StaffBrand, 'not_found'>> {
  const row = await getBrand(deps.pool, { id });
  if (row === null) return refuse('not_found');
  const { tagline, description, version, formerSlugs, showroomsWithMarkup, others } = row;
  return ok({
    ...show(deps, row),
    ...{ tagline, description, version, former_slugs: [...formerSlugs] },
    ...{ showrooms_with_markup: showroomsWithMarkup, others: [...others] },
  });
}
