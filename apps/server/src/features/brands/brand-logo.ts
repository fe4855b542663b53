import type { StaffBrand } from '@wevisu/contract/brands.ts';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { checkImageSize } from '@wevisu/domain/catalog/image-rule.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { SHOWROOM_PICTURE } from '@wevisu/domain/people/showroom-picture.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { drawPicture } from '../../platform/uploads/draw-picture.ts';
import { noteAct } from '../audit/note-act.ts';
import type { BrandsDeps } from './deps.ts';
import { getBrand, setBrandLogo } from './store.ts';
import { showAfter } from './update-brand.ts';

interface Of {
  readonly id: number;
  readonly staffId: UserId;
}

/** CAT-14, CAT-15: by the rule of a showroom's logo; nothing is kept of a refused file. */
export async function uploadBrandLogo(
  deps: BrandsDeps,
  { file, ...of }: Of & { readonly file: UploadedFile },
): Promise<Result<StaffBrand>> {
  if (file.bytes.length === 0) return refuseFields({ file: 'file_unreadable' });
  const { minSize, ...rest } = SHOWROOM_PICTURE.logo;
  const made = await deps.processor.remake(file.bytes, { userId: of.staffId, sizes: rest });
  if (!made.ok) {
    if (made.code === 'unavailable') return made;
    return refuseFields({ file: refuse(made.code, { params: { ...made.params, field: 'logo' } }) });
  }
  const small = checkImageSize({ field: 'logo', ...made.value.sent }, minSize);
  if (small !== null) return refuseFields({ file: small });
  return putBrandLogo(deps, { ...of, svg: drawPicture(made.value) });
}

/** '' shows the name of the brand. */
export async function putBrandLogo(
  deps: BrandsDeps,
  { id, staffId, svg }: Of & { readonly svg: string },
): Promise<Result<StaffBrand>> {
  const done = await inTransactionOfResult(deps.pool, async (trx) => {
    const row = await getBrand(trx, { id });
    if (row === null) return refuse('not_found');
    await setBrandLogo(trx, { id, svg });
    await noteAct(trx, {
      ...{ at: deps.now(), actorId: staffId, action: 'brand.pictured' },
      tenant: { kind: 'vendor', id: row.vendorId },
      target: { kind: 'brand', id },
      from: { logo: row.logoSvg === '' ? 'none' : 'shown' },
      to: { logo: svg === '' ? 'none' : 'new' },
    });
    return ok(undefined);
  });
  return showAfter(deps, id, done);
}
