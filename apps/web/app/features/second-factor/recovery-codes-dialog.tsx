import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** Shown once; only its button closes it. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    await navigator.clipboard.writeText(text);
    showToast('success', 'The codes were copied.');
  }

  return (
    <Dialog
      actions={
        <>
          {/* Missing without HTTPS. */}
          {'clipboard' in navigator && (
            <Button kind="secondary" onPress={() => void copy()}>
              Copy
            </Button>
          )}
          <Button kind="secondary" onPress={() => saveFile('recovery-codes.txt', text)}>
            Download
          </Button>
          <Button onPress={onClose}>I have saved them</Button>
        </>
      }
      isAlert
      isOpen
      title="Save your recovery codes"
    >
      <p>
        Each of them signs you in once if you do not have your phone or passkey. We can't show them
        again.
      </p>
      <ul className="figures mt-5 grid gap-x-6 gap-y-2 rounded-card bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li className="font-mono text-16" key={code}>
            {code}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
