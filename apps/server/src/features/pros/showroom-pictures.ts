import { createHash } from 'node:crypto';
import type { SHOWROOM_PICTURES, ShowroomEditor } from '@wevisu/contract/pros.ts';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { checkImageSize } from '@wevisu/domain/catalog/image-rule.ts';
import { type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { SHOWROOM_PICTURE } from '@wevisu/domain/people/showroom-picture.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { drawPicture } from '../../platform/uploads/draw-picture.ts';
import { noteAct } from '../audit/note-act.ts';
import { openingFile } from '../showrooms/opening-picture.ts';
import type { ProsDeps } from './deps.ts';
import { showOwn } from './own-showroom.ts';
import { getOwnRow, lockOwnRow, setLogo, setOpening } from './store/showroom.ts';

type Kind = (typeof SHOWROOM_PICTURES)[number];
type Deps = Pick<ProsDeps, 'pool' | 'now' | 'files' | 'processor'>;

/** CAT-14, CAT-15: re-encoded from its pixels; nothing is kept of a refused file. */
export async function uploadShowroomPicture(
  deps: Deps,
  of: { readonly proId: ProUserId; readonly kind: Kind; readonly file: UploadedFile },
): Promise<Result<ShowroomEditor>> {
  const { proId, kind, file } = of;
  const row = await getOwnRow(deps.pool, { proId });
  if (row === null) return refuse('showroom_missing');
  if (file.bytes.length === 0) return refuseFields({ file: 'file_unreadable' });
  const { minSize, ...sizes } = SHOWROOM_PICTURE[kind];
  const made = await deps.processor.remake(file.bytes, { userId: proId, sizes });
  if (!made.ok) {
    if (made.code === 'unavailable') return made;
    return refuseFields({ file: refuse(made.code, { params: { ...made.params, field: kind } }) });
  }
  const small = checkImageSize({ field: kind, ...made.value.sent }, minSize);
  if (small !== null) return refuseFields({ file: small });
  if (kind === 'logo') return put(deps, { proId, kind, value: drawPicture(made.value) });
  const bytes = made.value.small;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  // Written before the row that names it.
  await deps.files.put(openingFile({ id: row.id, hash }), bytes);
  return put(deps, { proId, kind, value: hash });
}

export function removeShowroomPicture(
  deps: Deps,
  { proId, kind }: { readonly proId: ProUserId; readonly kind: Kind },
): Promise<Result<ShowroomEditor>> {
  return put(deps, { proId, kind, value: null });
}

async function put(
  { pool, now, files }: Deps,
  of: { readonly proId: ProUserId; readonly kind: Kind; readonly value: string | null },
): Promise<Result<ShowroomEditor>> {
  const { proId, kind, value } = of;
  let formerHash: string | null = null;
  const kept = await inTransactionOfResult(pool, async (client) => {
    const row = await lockOwnRow(client, { proId });
    if (row === null) return refuse('showroom_missing');
    const { id } = row;
    if (kind === 'logo') await setLogo(client, { id, svg: value ?? '' });
    else await setOpening(client, { id, hash: value });
    if (kind === 'opening' && row.openingHash !== value) formerHash = row.openingHash;
    await noteAct(client, {
      at: now(),
      actorId: proId,
      tenant: { kind: 'showroom', id },
      action: 'showroom.pictured',
      target: { kind: 'showroom', id },
      from: { [kind]: (kind === 'logo' ? row.logoSvg : row.openingHash) ? 'shown' : 'none' },
      to: { [kind]: value === null ? 'none' : 'new' },
    });
    return showOwn(client, proId);
  });
  const row = kept.ok && formerHash !== null ? await getOwnRow(pool, { proId }) : null;
  if (row !== null && formerHash !== null) {
    await files.remove(openingFile({ id: row.id, hash: formerHash }));
  }
  return kept;
}
