import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Suggestions } from './suggestion-groups.ts';

const MIN_LENGTH = 2;
/** Debounce: the pause between two keys while typing. */
const PAUSE_MS = 160;

/** Suggestions of a showroom for the typed text, once typing pauses; null if there are none or the call failed. */
export function useSuggestions(
  text: string,
  { vsdId, isWanted }: { readonly vsdId: string | null; readonly isWanted: boolean },
): Suggestions | null {
  const words = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);

  const isLongEnough = words.length >= MIN_LENGTH && settled.length >= MIN_LENGTH;
  const { data = null } = useQuery<Suggestions>({
    queryKey: ['suggest', settled.toLowerCase(), vsdId],
    queryFn: async () => (await import('./suggest-call.ts')).fetchSuggestions(settled, vsdId),
    enabled: isWanted && isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isLongEnough ? data : null;
}
