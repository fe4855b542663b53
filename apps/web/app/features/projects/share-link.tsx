import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { CONTROL } from '../../ui/field-style.ts';

export interface ShareLinkProps {
  readonly url: string;
  /** Names the field that shows it. */
  readonly label: string;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

/** A link to copy or to turn off. */
export function ShareLink({ url, label, isEnding, onEnd }: ShareLinkProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', 'The link is copied.');
    } catch {
      showToast(
        'warning',
        'This browser does not allow copying. Select the link and copy it yourself.',
      );
    }
  }

  return (
    <>
      <input
        aria-label={label}
        className={`${CONTROL} mt-3 truncate text-14`}
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
