import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { fetchTemplatePicture, fetchTemplates, type OwnTemplate } from './template-calls.ts';

const ALL = ['own-templates'] as const;
/** A room is rendered within minutes; if it takes longer, its picture appears on the next visit. */
const DRAWN_WITHIN_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 15_000;

/** At the prices of the selected showroom. Refetched while pictures of new templates are being rendered. */
export function useOwnTemplates() {
  const vsdId = useShowroom().selection?.vsd_id ?? null;
  return useQuery({
    queryKey: [...ALL, 'list', vsdId],
    queryFn: () => fetchTemplates(vsdId),
    refetchInterval: ({ state }) => (state.data?.some(isBeingDrawn) ? LOOK_AGAIN_MS : false),
  });
}

function isBeingDrawn({ picture, updated_at }: OwnTemplate): boolean {
  return picture.kind === 'plan' && Date.now() - Date.parse(updated_at) < DRAWN_WITHIN_MS;
}

/**
 * Call after a template was added, changed or deleted: refetches the lists, including those of the pro's own
 * showroom.
 */
export function useTemplatesChanged(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: [...ALL, 'list'] }), revalidate()]);
  };
}

/** Object URL of its picture; null until it is loaded. It can only be fetched with the session. */
export function useTemplatePicture({ id, picture }: Pick<OwnTemplate, 'id' | 'picture'>) {
  const { version } = picture;
  const { data, isError, refetch } = useQuery({
    queryKey: [...ALL, 'picture', id, version],
    queryFn: ({ signal }) => fetchTemplatePicture({ id, version }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { address: useFileAddress(data), isError, refetch };
}
