import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toast-queue.ts';
import type { SurveyPicture } from './build-rounds.ts';
import { countStyles, rankStyles } from './style-summary.ts';
import { saveSurvey } from './survey-storage.ts';

/** VIS-03: saves the answers in this browser, and for members in the account, too. */
export function useSaveSurvey(pictures: readonly SurveyPicture[]) {
  const queryClient = useQueryClient();
  const { user } = useSession();

  async function send(liked: readonly string[]) {
    const { sendSurvey } = await import('./survey-calls.ts');
    const saved = await sendSurvey(liked);
    queryClient.setQueryData(['style-survey', user?.id ?? null], saved);
  }

  return (liked: readonly string[]) => {
    const styleOf = new Map(pictures.map(({ id, style }) => [id, style]));
    const counts = countStyles(liked.flatMap((id) => styleOf.get(id) ?? []));
    saveSurvey({ liked, styles: rankStyles(counts) });
    if (user?.type !== 'User') return;
    send(liked).catch(() =>
      showToast(
        'warning',
        'Your style is saved in this browser, but could not be saved to your account.',
      ),
    );
  };
}
