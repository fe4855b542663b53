import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRevalidator } from 'react-router';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { fetchTemplatePicture, fetchTemplates, type OwnTemplate } from './template-calls.ts';

const ALL = ['own-templates'] as const;
/** A room is drawn within minutes; where it takes longer, its picture is there the next time. */
const DRAWN_WITHIN_MS = 10 * 60_000;
const LOOK_AGAIN_MS = 15_000;

/** At the prices of the showroom that is selected. Asked for again while pictures of new ones are drawn. */
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

/** To be called when one was kept, changed or deleted: lists are asked for again, a pro's own showroom among them. */
export function useTemplatesChanged(): () => Promise<void> {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  return async () => {
    await Promise.all([client.invalidateQueries({ queryKey: [...ALL, 'list'] }), revalidate()]);
  };
}

/** The address of its picture in this window; null until it has come. It is nobody else's to ask for. */
export function useTemplatePicture({ id, picture }: Pick<OwnTemplate, 'id' | 'picture'>) {
  const { version } = picture;
  const { data, isError, refetch } = useQuery({
    queryKey: [...ALL, 'picture', id, version],
    queryFn: ({ signal }) => fetchTemplatePicture({ id, version }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { address: useFileAddress(data), isError, refetch };
}
