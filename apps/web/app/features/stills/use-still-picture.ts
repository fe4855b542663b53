import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { fetchStillFile, type StillFile } from './still-calls.ts';

/**
 * The address of a still's file in this window; null until it has come. It is nobody else's to ask for. While a newer
 * one comes, the older one stays.
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
