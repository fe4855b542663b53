import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { listenToStorage, readStored } from '../../platform/storage.ts';
import { parseSelection, readProfile, type Selection, type ShopProfile } from './selection.ts';

export interface ShowroomState {
  /** The selection in my_item; null if no showroom is selected. */
  readonly selection: Selection | null;
  /** The profile of the selected showroom; also null while it loads. */
  readonly profile: ShopProfile | null;
}

const HYDRATING = '\0hydrating';

/**
 * The selected showroom, kept in sync with this and other tabs. The server's page and the first render
 * in the browser both use the cookie from the layout's loader, so that they agree.
 */
export function useShowroom(): ShowroomState {
  const loaded = useRouteLoaderData<{ readonly showroom: ShopProfile | null }>(
    'layout/site-layout',
  )?.showroom;
  const stored = useSyncExternalStore(
    listenToStorage,
    () => readStored(STORAGE_KEYS.myItem),
    () => storedWhileHydrating(loaded ?? null),
  );
  return useMemo(() => {
    if (stored === HYDRATING) return fromProfile(loaded ?? null);
    const selection = parseSelection(stored);
    if (selection === null) return { selection: null, profile: null };
    const fresh = loaded?.vsd_id === selection.vsd_id ? loaded : null;
    return { selection, profile: fresh ?? readProfile(selection.vsd_id) };
  }, [stored, loaded]);
}

/**
 * The stored text if it selects what the page was rendered for. Otherwise the first render uses the cookie, and everything
 * that depends on the selection renders again right after hydration, in one task.
 */
function storedWhileHydrating(loaded: ShopProfile | null): string | null {
  if (typeof document === 'undefined') return HYDRATING;
  const stored = readStored(STORAGE_KEYS.myItem);
  const selection = parseSelection(stored);
  const isSame = selection?.vsd_id === loaded?.vsd_id && selection?.showroom === loaded?.user_id;
  return isSame ? stored : HYDRATING;
}

function fromProfile(profile: ShopProfile | null): ShowroomState {
  if (profile === null) return { selection: null, profile: null };
  return { selection: { showroom: profile.user_id, vsd_id: profile.vsd_id }, profile };
}
