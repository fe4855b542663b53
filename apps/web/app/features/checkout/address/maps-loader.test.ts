import { expect, test } from 'vitest';
import { mapsScriptUrl } from './maps-loader.ts';

test('FMT-09 the maps service is loaded with its places library, by the key of the settings', () => {
  const url = new URL(mapsScriptUrl('a key&more'));
  expect(url.origin + url.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(url.searchParams.get('libraries')?.split(',')).toContain('places');
  expect(url.searchParams.get('key')).toBe('a key&more');
});
