import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { listenToStorage, readStored } from '../../platform/storage.ts';
import {
  isSampleItem,
  parseSelection,
  readProfile,
  readSampleProfile,
  type Selection,
  type ShopProfile,
} from './selection.ts';

export interface ShowroomState {
  /** The selection in my_item; null if no showroom is selected, and in the sample showroom. */
  readonly selection: Selection | null;
  /** The profile of the selected or the sample showroom; also null while it loads. */
  readonly profile: ShopProfile | null;
  /** In the sample showroom: like no showroom, but its rooms can be opened. */
  readonly isSample: boolean;
}

const NONE: ShowroomState = { selection: null, profile: null, isSample: false };

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
    if (selection === null) return isSampleItem(stored) ? inSample(loaded ?? null) : NONE;
    const fresh = loaded?.vsd_id === selection.vsd_id ? loaded : null;
    return { selection, profile: fresh ?? readProfile(selection.vsd_id), isSample: false };
  }, [stored, loaded]);
}

/**
 * The stored text if it selects what the page was rendered for. Otherwise the first render uses the cookie, and everything
 * that depends on the selection renders again right after hydration, in one task.
 */
function storedWhileHydrating(loaded: ShopProfile | null): string | null {
  if (typeof document === 'undefined') return HYDRATING;
  const stored = readStored(STORAGE_KEYS.myItem);
  if (loaded?.sample) return isSampleItem(stored) ? stored : HYDRATING;
  const selection = parseSelection(stored);
  const isSame = selection?.vsd_id === loaded?.vsd_id && selection?.showroom === loaded?.user_id;
  return isSame && !isSampleItem(stored) ? stored : HYDRATING;
}

function fromProfile(profile: ShopProfile | null): ShowroomState {
  if (profile === null) return NONE;
  if (profile.sample) return inSample(profile);
  const { user_id, vsd_id } = profile;
  return { selection: { showroom: user_id, vsd_id }, profile, isSample: false };
}

function inSample(loaded: ShopProfile | null): ShowroomState {
  return {
    selection: null,
    profile: loaded?.sample ? loaded : readSampleProfile(),
    isSample: true,
  };
}
