import { useQuery } from '@tanstack/react-query';
import { getMenu } from '@wevisu/contract/catalog.ts';
import { call } from '../platform/api.ts';

/** The whole three-level menu, fetched when a flyout or the drawer first needs it. */
export function useMenu(vsdId: string | null, isWanted: boolean) {
  return useQuery({
    queryKey: ['menu', vsdId],
    queryFn: async () =>
      (await call(getMenu, { query: vsdId ? { vsd_id: vsdId } : {} }, { isQuiet: true })).data,
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
