import { useEffect, useRef, useState } from 'react';
import type { AddressTexts } from './address-form.ts';
import { fetchMapsKey } from './address-help-calls.ts';
import { loadPlaces, type PlacesLibrary } from './maps-loader.ts';
import { toPlaceAddress } from './place-address.ts';

export interface PlaceChoice {
  readonly id: string;
  readonly text: string;
  /** Fetches the parts of the address. */
  readonly read: () => Promise<Partial<AddressTexts>>;
}

/** Debounce: a request per letter would cost more and help less. */
const PAUSE_MS = 250;
const MIN_LENGTH = 4;
const MOST = 5;

/** Addresses that match what is typed; none without a key or a connection, or after a choice. */
export function usePlaceSuggestions(typed: string, isWanted: boolean) {
  const [choices, setChoices] = useState<readonly PlaceChoice[]>([]);
  // The service bills all requests up to a choice as one session.
  const session = useRef<object | null>(null);
  const text = typed.trim();
  const isAsked = isWanted && text.length >= MIN_LENGTH;

  useEffect(() => {
    if (!isAsked) return setChoices([]);
    let isStale = false;
    const timer = setTimeout(async () => {
      const places = await findPlaces();
      if (isStale || places === null) return;
      session.current ??= new places.AutocompleteSessionToken();
      const found = await suggest(places, text, session.current);
      if (!isStale) setChoices(found);
    }, PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [isAsked, text]);

  return {
    choices,
    close: () => setChoices([]),
    async choose(choice: PlaceChoice) {
      setChoices([]);
      session.current = null;
      return choice.read();
    },
  };
}

async function findPlaces(): Promise<PlacesLibrary | null> {
  const key = await fetchMapsKey();
  return key === null ? null : loadPlaces(key);
}

async function suggest(
  places: PlacesLibrary,
  input: string,
  sessionToken: object,
): Promise<readonly PlaceChoice[]> {
  try {
    const { suggestions } = await places.AutocompleteSuggestion.fetchAutocompleteSuggestions({
      input,
      sessionToken,
      // POL-17.
      includedRegionCodes: ['us'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    });
    return suggestions.slice(0, MOST).flatMap(({ placePrediction }) =>
      placePrediction === null
        ? []
        : {
            id: placePrediction.placeId,
            text: placePrediction.text.toString(),
            async read() {
              const place = placePrediction.toPlace();
              await place.fetchFields({ fields: ['addressComponents'] });
              return toPlaceAddress(place.addressComponents ?? []);
            },
          },
    );
  } catch {
    // The quota is used up or the connection is gone: the address is typed by hand.
    return [];
  }
}
