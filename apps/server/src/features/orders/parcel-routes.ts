import * as parcels from '@wevisu/contract/parcels.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { OrdersDeps } from './deps.ts';
import { listParcels, showParcel } from './list-parcels.ts';
import { makeParcel } from './make-parcel.ts';
import { deliverParcel, setParcelTracking, shipParcel, unpackParcel } from './send-parcel.ts';
import type { ParcelRow } from './store/parcels.ts';

export function addParcelCalls(calls: CallTable, deps: OrdersDeps): void {
  calls.add(parcels.listParcels, async ({ user: viewer }, { params: { number } }) => {
    const found = await listParcels(deps, { viewer, number });
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(parcels.makeParcel, async ({ user: viewer }, { body: { lines, tracking } }) =>
    shown(await makeParcel(deps, { viewer, lines, tracking }), 'The parcel is packed.'),
  );
  calls.add(
    parcels.setParcelTracking,
    async ({ user: viewer }, { params: { id }, body: { seen, ...tracking } }) =>
      shown(
        await setParcelTracking(deps, { viewer, id, seen, tracking }),
        'The tracking number was saved.',
      ),
  );
  calls.add(parcels.shipParcel, async ({ user: viewer }, { params: { id }, body: { seen } }) =>
    shown(await shipParcel(deps, { viewer, id, seen }), 'Shipped. The homeowner was told.'),
  );
  calls.add(parcels.deliverParcel, async ({ user: viewer }, { params: { id }, body }) => {
    const { seen, received_by: receivedBy, carrier_note: carrierNote } = body;
    const act = { viewer, id, seen, receivedBy, carrierNote };
    return shown(await deliverParcel(deps, act), 'Delivered. The homeowner was told.');
  });
  calls.add(parcels.unpackParcel, async ({ user: viewer }, { params: { id }, query: { seen } }) => {
    const done = await unpackParcel(deps, { viewer, id, seen });
    return done.ok ? ok({ data: null, message: 'The parcel was taken apart.' }) : done;
  });
}

function shown(result: Result<ParcelRow>, message: string) {
  return result.ok ? ok({ data: showParcel(result.value), message }) : result;
}
