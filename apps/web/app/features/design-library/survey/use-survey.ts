import { useQuery } from '@tanstack/react-query';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import { useStored } from '../../../platform/use-stored.ts';
import { parseSurvey, type StoredSurvey, saveSurvey } from './survey-storage.ts';

const loadCalls = () => import('./survey-calls.ts');

/**
 * The answers of the style survey, synced between browser and account: an account's answers fill a browser
 * that has none, and a guest's answers fill an account that has none.
 */
export function useSurvey(): StoredSurvey | null {
  const { user } = useSession();
  const { revalidate } = useRevalidator();
  const stored = useStored(STORAGE_KEYS.styleSurvey);
  const kept = useMemo(() => parseSurvey(stored), [stored]);
  const isMember = user?.type === 'User';
  const { data } = useQuery({
    queryKey: ['style-survey', user?.id ?? null],
    queryFn: async () => (await loadCalls()).fetchSurvey(),
    enabled: isMember,
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    if (!isMember || data === undefined) return;
    if (data === null && kept !== null) {
      void loadCalls().then(({ sendSurvey }) => sendSurvey(kept.liked).catch(() => {}));
    }
    if (data !== null && kept === null) {
      saveSurvey(data);
      void revalidate();
    }
  }, [isMember, data, kept, revalidate]);

  return kept;
}
