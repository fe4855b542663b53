import type { Arrival, CountedLine } from '@wevisu/contract/arrivals.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import {
  type Finding,
  findingOf,
  findingText,
  sumFindings,
} from '@wevisu/domain/orders/arrival-check.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { type LockedParcel, lockWholeParcel } from '../orders/lock-parcel.ts';
import { tellOfRequests } from '../orders/open-request.ts';
import { markDelivered } from '../orders/send-parcel.ts';
import { type Claimed, claimLine } from './claim-line.ts';
import type { ArrivalDeps } from './deps.ts';
import { findToCheck } from './find-to-check.ts';
import { showArrival } from './show-arrival.ts';
import { dropCount, findCount } from './store/counts.ts';
import type { Viewer } from './store/scopes.ts';
import type { Shipment } from './store/shipments.ts';
import { insertArrival, insertArrivalLines, listSigned, type SignedRow } from './store/signed.ts';
import { tellOfArrival } from './tell-of-arrival.ts';

export interface Signing {
  readonly viewer: Viewer;
  readonly id: number;
  readonly requestId: string;
  /** The version of the count that is signed. */
  readonly seen: number;
  /** The newest signed arrival, if it is corrected. */
  readonly corrects: number | null;
  readonly receivedBy: string;
  readonly signedAt: Date;
}

/**
 * Everything in one transaction, so that a claim is opened with the arrival or not at all. The same request again finds
 * what it did.
 */
export function signArrival(deps: ArrivalDeps, signing: Signing): Promise<Result<Arrival>> {
  const { viewer, id, requestId, seen } = signing;
  return inTransactionOfResult(deps.pool, async (trx): Promise<Result<Arrival>> => {
    const found = await findToCheck(trx, viewer, id);
    if (!found.ok) return found;
    const locked = await lockWholeParcel(trx, viewer, id);
    if (locked === null) return refuse('parcel_not_found');
    const signed = await listSigned(trx, viewer, id);
    if (signed.some((one) => one.requestId === requestId)) return showArrival(trx, { viewer, id });
    const [latest = null] = signed;
    if ((latest?.id ?? null) !== signing.corrects) return refuse('arrival_signed');
    const count = await findCount(trx, { id });
    if (count?.version !== seen || locked.hasChanged) {
      const shown = await showArrival(trx, { viewer, id });
      return shown.ok ? refuse('changed_meanwhile', { now: shown.value }) : shown;
    }
    const written = await write(deps, trx, {
      ...{ signing, locked, latest, lines: count.lines, shipment: found.value.shipment },
    });
    return written.ok ? showArrival(trx, { viewer, id }) : written;
  });
}

interface Written {
  readonly signing: Signing;
  readonly shipment: Shipment;
  readonly locked: LockedParcel;
  readonly latest: SignedRow | null;
  readonly lines: readonly CountedLine[];
}

async function write(deps: ArrivalDeps, trx: Queryable, of: Written): Promise<Result<null>> {
  const { signing, shipment, locked, latest } = of;
  const { viewer, id, receivedBy } = signing;
  const counted = countedOf(of);
  if (counted === null) return refuse('arrival_unfinished');
  const isDelivered = locked.parcel.deliveredAt !== null;
  if (!isDelivered && counted.every(({ line }) => line.received === 0))
    return refuse('arrival_empty');
  const now = deps.now();
  const { userId } = viewer;
  if (!isDelivered) {
    const proof = { actorUserId: userId, receivedBy, carrierNote: '', now };
    await markDelivered(deps, trx, { ...locked, ...proof });
  }
  // Delivered by now, which decides what may be claimed.
  const items = (await lockWholeParcel(trx, viewer, id))?.items ?? [];
  const arrivedAt = locked.parcel.deliveredAt ?? now;
  const claims: Claimed[] = [];
  for (const { line, finding, expected } of counted) {
    const item = items.find((one) => one.id === line.order_item_id);
    if (item === undefined) return refuse('parcel_changed');
    const before = latest?.lines.find(({ itemId }) => itemId === item.id) ?? null;
    claims.push(
      await claimLine(deps, trx, { item, line, finding, expected, before, userId, arrivedAt, now }),
    );
  }
  const role = viewer.type === 'Contractor' ? 'pro' : 'homeowner';
  const serial = (latest?.serial ?? 0) + 1;
  const arrival = await insertArrival(trx, {
    ...{ parcelId: id, orderId: shipment.orderId, vendorId: shipment.vendorId, serial },
    ...{ requestId: signing.requestId, userId, role, receivedBy, now },
    signedAt: new Date(
      Math.min(
        now.getTime(),
        Math.max(signing.signedAt.getTime(), shipment.shippedAt?.getTime() ?? 0),
      ),
    ),
  });
  await insertArrivalLines(trx, {
    id: arrival.id,
    lines: counted.map(({ line, expected }, at) => ({
      ...{ itemId: line.order_item_id, expected, received: line.received, damaged: line.damaged },
      ...{ lots: line.lots, note: line.note, photos: line.photos },
      claimId: claims[at]?.claimId ?? null,
      noClaim: claims[at]?.noClaim ?? null,
    })),
  });
  await dropCount(trx, { id });
  const sum = sumFindings(counted.map(({ finding }) => finding));
  const opened = claims.flatMap((one) => (one.opened === null ? [] : [one.opened]));
  await noteAct(trx, {
    ...{ at: now, actorId: userId, tenant: locked.item, action: 'parcel.signed_for' },
    target: { kind: 'parcel', id },
    from: null,
    to: { serial, role, ...sum, claims: opened.length },
  });
  await tellOfRequests(deps, trx, opened);
  await tellOfArrival(trx, {
    ...{ shipment, role, isCorrection: latest !== null, text: findingText(sum) },
    hasClaims: opened.length > 0,
  });
  return ok(null);
}

interface Counted {
  readonly line: CountedLine;
  readonly expected: number;
  readonly finding: Finding;
}

/** Each line of the shipment with what was counted of it; null unless all were. */
function countedOf({ locked, lines }: Written): readonly Counted[] | null {
  const counted = locked.parcel.lines.flatMap(({ itemId, qty: expected }) => {
    const line = lines.find((one) => one.order_item_id === itemId);
    if (line === undefined) return [];
    const { received, damaged } = line;
    return [{ line, expected, finding: findingOf({ expected, received, damaged }) }];
  });
  return counted.length === locked.parcel.lines.length ? counted : null;
}
