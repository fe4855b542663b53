import { showActionToast, showToast } from '../../../platform/toast-queue.ts';
import { endText } from '../../stills/still-text.ts';
import { useEnded } from '../../stills/use-ended.ts';
import { useStills } from '../../stills/use-stills.ts';
import { useScreen, useWorkspace } from '../workspace/workspace-context.ts';

/** Announces a finished still while the person works on something else. */
export default function StillWatch() {
  const { storage } = useWorkspace();
  const show = useScreen((state) => state.show);
  const isTold = useScreen(({ dialog }) => dialog !== 'stills');
  const { data } = useStills(storage.project());
  useEnded(data, (still) => {
    if (!isTold) return;
    const id = `still:${still.id}`;
    if (still.status === 'failed') {
      showToast('error', `${endText(still)} Make it again.`, id);
      return;
    }
    const action = { label: 'Look at it', onPress: () => show('stills') };
    showActionToast({ id, kind: 'success', text: endText(still), action });
  });
  return null;
}
