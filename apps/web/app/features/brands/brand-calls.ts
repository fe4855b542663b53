import {
  type BrandRow,
  getBrandForStaff,
  listBrandsForStaff,
  mergeBrand,
  removeBrandLogo,
  updateBrand,
  uploadBrandLogo,
} from '@wevisu/contract/brands.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import type { TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { call } from '../../platform/api.ts';

const QUIET = { isQuiet: true } as const;

export const brandKey = (id: number) => ['brands', id] as const;

export async function fetchBrands(
  { dir, q, filters }: TableQuery,
  after: string | null,
): Promise<TablePage<BrandRow>> {
  const logo = (['with', 'without'] as const).find((one) => one === filters['logo']);
  const query = {
    ...{ sort: 'name' as const, dir, q },
    ...(logo ? { logo } : {}),
    ...(after === null ? {} : { after }),
  };
  return (await call(listBrandsForStaff, { query }, QUIET)).data;
}

export async function fetchBrand(id: number) {
  return (await call(getBrandForStaff, { params: { id } }, QUIET)).data;
}

export function sendBrand(id: number, body: CallArgs<typeof updateBrand>['body']) {
  return call(updateBrand, { params: { id }, body }, QUIET);
}

export function sendMerge(id: number, body: CallArgs<typeof mergeBrand>['body']) {
  return call(mergeBrand, { params: { id }, body }, QUIET);
}

export function sendLogo(id: number, file: File) {
  return call(uploadBrandLogo, { params: { id }, body: { file } }, QUIET);
}

export function dropLogo(id: number) {
  return call(removeBrandLogo, { params: { id } }, QUIET);
}
