import { isStateCode } from '@wevisu/domain/people/us-states.ts';
import type { AddressTexts } from './address-form.ts';
import type { AddressComponent } from './maps-loader.ts';

type PlaceAddress = Pick<AddressTexts, 'street' | 'city' | 'state' | 'zip_code'>;

/** Components that stand in for a city: boroughs, and places outside any city. */
const CITY_TYPES = [
  'locality',
  'sublocality_level_1',
  'postal_town',
  'administrative_area_level_3',
];

/** The form fields of a place; a part that the service does not know stays empty. */
export function toPlaceAddress(components: readonly AddressComponent[]): PlaceAddress {
  const part = (type: string) => components.find(({ types }) => types.includes(type));
  const text = (type: string) => part(type)?.longText ?? '';
  const state = part('administrative_area_level_1')?.shortText ?? '';
  return {
    street: [text('street_number'), text('route')].filter((word) => word !== '').join(' '),
    city: CITY_TYPES.map(text).find((name) => name !== '') ?? '',
    state: isStateCode(state) ? state : '',
    zip_code: text('postal_code').slice(0, 5),
  };
}
