import { expect, test } from 'vitest';
import { toPlaceAddress } from './place-address.ts';

const component = (type: string, longText: string, shortText = longText) => ({
  longText,
  shortText,
  types: [type, 'political'],
});

test('FMT-09 G-27 a place of the maps service becomes the parts of an address', () => {
  expect(
    toPlaceAddress([
      component('street_number', '200'),
      component('route', 'North Spring Street', 'N Spring St'),
      component('locality', 'Los Angeles'),
      component('administrative_area_level_1', 'California', 'CA'),
      component('postal_code', '90012'),
    ]),
  ).toEqual({
    street: '200 North Spring Street',
    city: 'Los Angeles',
    state: 'CA',
    zip_code: '90012',
  });
});

test('a borough stands for a city, and what is not known stays empty', () => {
  expect(
    toPlaceAddress([
      component('route', 'Flatbush Avenue'),
      component('sublocality_level_1', 'Brooklyn'),
      component('administrative_area_level_1', 'Puerto Rico', 'PR'),
    ]),
  ).toEqual({ street: 'Flatbush Avenue', city: 'Brooklyn', state: '', zip_code: '' });
});
