import * as contract from '@wevisu/contract/brands.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { putBrandLogo, uploadBrandLogo } from './brand-logo.ts';
import type { BrandsDeps } from './deps.ts';
import { mergeBrand } from './merge-brand.ts';
import { listBrands, readBrand } from './read-brand.ts';
import { findMoved } from './store.ts';
import { updateBrand } from './update-brand.ts';

export function addBrandCalls(calls: CallTable, deps: BrandsDeps): void {
  calls.add(contract.listBrandsForStaff, async (_, { query }) => {
    const list = await listBrands(deps, query);
    return list.ok ? ok({ data: list.value }) : list;
  });

  calls.add(contract.getBrandForStaff, async (_, { params: { id } }) => {
    const brand = await readBrand(deps, id);
    return brand.ok ? ok({ data: brand.value }) : brand;
  });

  calls.add(contract.updateBrand, async ({ user }, { params: { id }, body }) => {
    const brand = await updateBrand(deps, { ...body, id, staffId: user.userId });
    return brand.ok ? ok({ data: brand.value, message: 'The brand is saved.' }) : brand;
  });

  calls.add(contract.uploadBrandLogo, async ({ user }, { params: { id }, body }) => {
    const brand = await uploadBrandLogo(deps, { id, file: body.file, staffId: user.userId });
    return brand.ok ? ok({ data: brand.value, message: 'The logo is saved.' }) : brand;
  });

  calls.add(contract.removeBrandLogo, async ({ user }, { params: { id } }) => {
    const brand = await putBrandLogo(deps, { id, svg: '', staffId: user.userId });
    return brand.ok ? ok({ data: brand.value, message: 'The logo is removed.' }) : brand;
  });

  calls.add(contract.mergeBrand, async ({ user }, { params: { id }, body }) => {
    const { into, version, into_version: intoVersion, reason } = body;
    const given = { id, into, version, intoVersion, reason, staffId: user.userId };
    const brand = await mergeBrand(deps, given);
    return brand.ok ? ok({ data: brand.value, message: 'The brands are merged.' }) : brand;
  });

  calls.add(contract.findMovedBrand, async (_, { query }) => {
    const moved = await findMoved(deps.pool, query);
    return ok({ data: { slug: moved?.slug ?? null } });
  });
}
