import { sharedDesignPath } from '@wevisu/site/design-ai-paths.ts';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { NO_ANSWER, withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ShareLink } from '../../projects/share-link.tsx';
import { type AiDesign, shareDesign, unshareDesign } from '../runs/run-calls.ts';

export interface ShareDialogProps {
  readonly run: string;
  readonly design: AiDesign;
  readonly onCode: (code: string | null) => void;
  readonly onClose: () => void;
}

/** Shares a design by link with whoever has it. */
export default function ShareDialog({ run, design, onCode, onClose }: ShareDialogProps) {
  const { at, share_code: code } = design;
  const [isPending, setPending] = useState(false);

  async function create() {
    setPending(true);
    try {
      onCode(await shareDesign(run, at));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || NO_ANSWER);
    } finally {
      setPending(false);
    }
  }

  async function end() {
    setPending(true);
    const reply = await withToast(unshareDesign(run, at));
    if (reply !== null) onCode(null);
    setPending(false);
  }

  return (
    <Dialog isOpen onClose={onClose} title="Share this design">
      <p className="text-muted">
        Whoever has the link sees the room in 3D, its total and its products. Not what you wrote,
        and not who you are.
      </p>
      {code === null ? (
        <Button className="mt-5" icon="link" isPending={isPending} onPress={() => void create()}>
          Create a link
        </Button>
      ) : (
        <ShareLink
          isEnding={isPending}
          label="Link to this design"
          onEnd={() => void end()}
          url={location.origin + sharedDesignPath(code)}
        />
      )}
    </Dialog>
  );
}
