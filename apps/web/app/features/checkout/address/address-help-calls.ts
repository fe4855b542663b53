import { findZipPlace, getAddressHelp } from '@wevisu/contract/checkout.ts';
import { call } from '../../../platform/api.ts';

let mapsKey: Promise<string | null> | undefined;

/** Fetched once; no answer counts as no settings. */
export function fetchMapsKey(): Promise<string | null> {
  mapsKey ??= call(getAddressHelp, {}, { isQuiet: true }).then(
    ({ data }) => data.maps_key,
    () => null,
  );
  return mapsKey;
}

/** City and state of a five-digit code; null if there is none, or no answer. */
export function fetchZipPlace(zip: string) {
  return call(findZipPlace, { params: { zip } }, { isQuiet: true }).then(
    ({ data }) => data,
    () => null,
  );
}
