import { sharedDesignPath } from '@wevisu/site/design-ai-paths.ts';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { NO_ANSWER, withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CONTROL } from '../../../ui/field-style.ts';
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
        <Link
          isEnding={isPending}
          onEnd={() => void end()}
          url={location.origin + sharedDesignPath(code)}
        />
      )}
    </Dialog>
  );
}

interface LinkProps {
  readonly url: string;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

function Link({ url, isEnding, onEnd }: LinkProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', 'The link is copied.');
    } catch {
      showToast('warning', 'This browser does not allow copying. Select the link and copy it.');
    }
  }

  return (
    <>
      <input
        aria-label="Link to this design"
        className={`${CONTROL} mt-5 truncate text-14`}
        onFocus={(event) => event.target.select()}
        readOnly
        value={url}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button icon="link" onPress={() => void copy()}>
          Copy link
        </Button>
        <Button isPending={isEnding} kind="quiet" onPress={onEnd}>
          Turn off this link
        </Button>
      </div>
    </>
  );
}
