import { isZip } from '@wevisu/domain/people/is-zip.ts';
import { useEffect, useRef } from 'react';
import type { FieldProps } from '../../../ui/use-fields.ts';
import { fetchZipPlace } from './address-help-calls.ts';

/**
 * A complete zip code fills in city and state. It never overwrites what somebody typed or chose: only an empty value,
 * one that the last zip code filled in, or an initial one that belongs to another zip code.
 */
export function useZipCompletion(zip: FieldProps, city: FieldProps, state: FieldProps): void {
  const latest = useRef({ zip, city, state });
  const filled = useRef({ city: city.value, state: state.value });
  useEffect(() => {
    latest.current = { zip, city, state };
  });
  const code = isZip(zip.value.trim()) ? zip.value.trim().slice(0, 5) : null;
  /** The zip code that city and state belong to. */
  const known = useRef(city.value !== '' && state.value !== '' ? code : null);

  useEffect(() => {
    const isOpen = (name: 'city' | 'state') => {
      const { value } = latest.current[name];
      return value.trim() === '' || value === filled.current[name];
    };
    if (code === null || code === known.current || !(isOpen('city') || isOpen('state'))) return;
    let isStale = false;
    void fetchZipPlace(code).then((place) => {
      if (isStale || place === null) return;
      known.current = code;
      for (const name of ['city', 'state'] as const) {
        if (!isOpen(name)) continue;
        filled.current[name] = place[name];
        if (latest.current[name].value !== place[name]) latest.current[name].onChange(place[name]);
      }
    });
    return () => {
      isStale = true;
    };
  }, [code]);
}
