import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { fetchStillFile, type StillFile } from './still-calls.ts';

/**
 * Object URL of a still's file; null until it is loaded. It can only be fetched with the session. The older
 * picture stays while a newer one loads.
 */
export function useStillPicture(file: StillFile) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['stills', 'file', file],
    queryFn: ({ signal }) => fetchStillFile(file, signal),
    enabled: file.picture > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return { address: useFileAddress(data), isError, refetch };
}
