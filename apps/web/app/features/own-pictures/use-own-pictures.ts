import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { withToast } from '../../platform/with-toast.ts';
import {
  deletePicture,
  fetchPictureFile,
  fetchPictures,
  type OwnPicture,
  renamePicture,
} from './picture-calls.ts';

const LIST = ['own-pictures', 'list'] as const;

export const useOwnPictures = () => useQuery({ queryKey: LIST, queryFn: fetchPictures });

/** Each returns false if the server refused, after showing why. */
export function usePictureChanges() {
  const client = useQueryClient();
  const change = (how: (pictures: OwnPicture[]) => OwnPicture[]) =>
    client.setQueryData<OwnPicture[]>(LIST, (pictures) => pictures && how(pictures));

  return {
    /** Adds one that was just saved. */
    add(picture: OwnPicture) {
      change((pictures) => [picture, ...pictures.filter(({ id }) => id !== picture.id)]);
    },
    async rename(id: number, name: string): Promise<boolean> {
      const reply = await withToast(renamePicture(id, name));
      if (reply) change((all) => all.map((one) => (one.id === id ? reply.data : one)));
      return reply !== null;
    },
    async remove(id: number): Promise<boolean> {
      const reply = await withToast(deletePicture(id));
      if (reply) change((all) => all.filter((one) => one.id !== id));
      // Already deleted in another window: the list is out of date.
      else await client.invalidateQueries({ queryKey: LIST });
      return reply !== null;
    },
  };
}

/** Object URL of the small file; null until it is loaded. It can only be fetched with the session. */
export function useSmallPicture(id: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['own-pictures', 'small', id],
    queryFn: ({ signal }) => fetchPictureFile(id, 'small', signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { address: useFileAddress(data), isError, refetch };
}
