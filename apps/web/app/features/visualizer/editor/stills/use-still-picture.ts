import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, file: data ?? null, isError, refetch };
}
