import { findZipPlace, getAddressHelp } from '@wevisu/contract/checkout.ts';
import { call } from '../../../platform/api.ts';

let mapsKey: Promise<string | null> | undefined;

/** Asked for once; without an answer it is as if there were none. */
export function fetchMapsKey(): Promise<string | null> {
  mapsKey ??= call(getAddressHelp, {}, { isQuiet: true }).then(
    ({ data }) => data.maps_key,
    () => null,
  );
  return mapsKey;
}

/** City and state of five digits; null where there is none, or no answer. */
export function fetchZipPlace(zip: string) {
  return call(findZipPlace, { params: { zip } }, { isQuiet: true }).then(
    ({ data }) => data,
    () => null,
  );
}
