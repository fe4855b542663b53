import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type ClientKey, findForClient } from './client-key.ts';
import type { OffersDeps } from './deps.ts';
import { readSnapshot } from './snapshots.ts';
import { findOffer } from './store/offers.ts';
import { writeOffer } from './write-offer.ts';

interface OfferFile {
  readonly bytes: Buffer;
  readonly type: 'application/pdf';
  readonly name: string;
}

type Deps = Pick<OffersDeps, 'pool' | 'now'>;

/** For the showroom's pro; a draft has no paper. */
export async function printOffer(
  { pool }: Pick<Deps, 'pool'>,
  of: { readonly proId: ProUserId; readonly id: number },
): Promise<Result<OfferFile>> {
  const row = await findOffer.read.get(pool, of);
  return row === null ? refuse('offer_not_found') : print({ pool }, row.id);
}

export async function printForClient(
  { pool, now }: Deps,
  key: ClientKey,
): Promise<Result<OfferFile>> {
  const found = await findForClient(pool, { key, now: now() }, 'read');
  return found.ok ? print({ pool }, found.value.id) : found;
}

async function print({ pool }: Pick<Deps, 'pool'>, offerId: number): Promise<Result<OfferFile>> {
  const sent = await readSnapshot(pool, { offerId, kind: 'sent' });
  if (sent === null) return refuse('offer_not_found');
  const signed = await readSnapshot(pool, { offerId, kind: 'signed' });
  const bytes = await writeOffer({ sent, signed });
  return ok({ bytes, type: 'application/pdf', name: `${sent.content.number}.pdf` });
}
