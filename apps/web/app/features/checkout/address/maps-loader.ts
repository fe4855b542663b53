// FMT-09: the maps service, loaded only if a key is set and an address is being typed.

/** The part of the places library that we use. */
export interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      readonly input: string;
      readonly includedRegionCodes: readonly string[];
      readonly includedPrimaryTypes: readonly string[];
      readonly sessionToken: object;
    }): Promise<{ readonly suggestions: readonly PlaceSuggestion[] }>;
  };
}

export interface PlaceSuggestion {
  readonly placePrediction: {
    readonly placeId: string;
    readonly text: { toString(): string };
    toPlace(): {
      readonly addressComponents?: readonly AddressComponent[];
      fetchFields(request: { readonly fields: readonly string[] }): Promise<unknown>;
    };
  } | null;
}

export interface AddressComponent {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: readonly string[];
}

interface MapsWindow {
  google?: {
    readonly maps?: { importLibrary(name: 'places'): Promise<PlacesLibrary> };
  };
  wevisuMapsReady?: () => void;
}

const PATIENCE_MS = 15_000;

export function mapsScriptUrl(key: string): string {
  const url = new URL('https://maps.googleapis.com/maps/api/js');
  url.search = new URLSearchParams({
    key,
    libraries: 'places',
    loading: 'async',
    v: 'weekly',
    callback: 'wevisuMapsReady',
  }).toString();
  return url.href;
}

let library: Promise<PlacesLibrary | null> | undefined;

/** Loaded once per page; null if the service does not load, and typing works without it. */
export function loadPlaces(key: string): Promise<PlacesLibrary | null> {
  library ??= addScript(key);
  return library;
}

function addScript(key: string): Promise<PlacesLibrary | null> {
  const host = window as unknown as MapsWindow;
  return new Promise((resolve) => {
    const giveUp = () => resolve(null);
    const timer = setTimeout(giveUp, PATIENCE_MS);
    host.wevisuMapsReady = () => {
      clearTimeout(timer);
      const maps = host.google?.maps;
      if (maps) maps.importLibrary('places').then(resolve, giveUp);
      else giveUp();
    };
    const script = document.createElement('script');
    script.async = true;
    script.src = mapsScriptUrl(key);
    script.addEventListener('error', giveUp);
    document.head.append(script);
  });
}
