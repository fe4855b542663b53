import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { canCheckArrival } from '@wevisu/domain/orders/arrival-check.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Viewer } from './store/scopes.ts';
import {
  findShipment,
  listShipmentLines,
  type Shipment,
  type ShipmentLine,
} from './store/shipments.ts';

export interface ToCheck {
  readonly shipment: Shipment;
  readonly lines: readonly ShipmentLine[];
}

/** A shipment that the viewer may count and sign for now, with its lines. */
export async function findToCheck(
  db: Queryable,
  viewer: Viewer,
  id: number,
): Promise<Result<ToCheck>> {
  const shipment = await findShipment(db, viewer, id);
  if (shipment === null) return refuse('parcel_not_found');
  if (!shipment.mayCheck) return refuse('arrival_not_allowed');
  const lines = await listShipmentLines(db, viewer, id);
  const allowed = canCheckArrival(factsOf({ shipment, lines }));
  return allowed.ok ? ok({ shipment, lines }) : allowed;
}

export function factsOf({ shipment, lines }: ToCheck): Parameters<typeof canCheckArrival>[0] {
  return { isSent: shipment.shippedAt !== null, statuses: lines.map(({ status }) => status) };
}
