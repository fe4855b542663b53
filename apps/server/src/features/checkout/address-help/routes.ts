import * as checkout from '@wevisu/contract/checkout.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../../platform/http/call-table.ts';
import { createZipPlaces } from './zip-places.ts';

export function addAddressHelp(calls: CallTable, mapsKey: string | null): void {
  calls.add(checkout.getAddressHelp, async () => ok({ data: { maps_key: mapsKey } }));
  const findZipPlace = createZipPlaces();
  calls.add(checkout.findZipPlace, async (_caller, { params }) =>
    ok({ data: await findZipPlace(params.zip) }),
  );
}
