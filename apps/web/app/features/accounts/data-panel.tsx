import type { User } from '@wevisu/contract/accounts.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { fetchExport } from './account-calls.ts';
import { AccountPanel } from './account-panel.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** G-70: download your data, or delete the account. */
export function DataPanel({ user }: { readonly user: User }) {
  const [isPending, setPending] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function download() {
    if (isPending) return;
    setPending(true);
    try {
      saveFile('my-data.json', JSON.stringify(await fetchExport(), null, 2));
      showToast('success', 'Your data was saved as my-data.json.');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <>
      <AccountPanel
        intro="One file with your profile, addresses, orders, projects, carts, messages and devices, to read or to move elsewhere. Cards are listed by brand and last four digits only."
        title="Download your data"
      >
        <Button isPending={isPending} kind="secondary" onPress={() => void download()}>
          Download my data
        </Button>
      </AccountPanel>
      {user.type === 'User' && (
        <AccountPanel
          intro="Your name, addresses, cards, projects and carts are deleted immediately and permanently. For your orders we keep the products, the amounts, and the state and zip code that tax law requires, without your name."
          title="Delete your account"
        >
          <Button kind="secondary" onPress={() => setLeaving(true)}>
            Delete my account
          </Button>
          <DeleteAccountDialog isOpen={isLeaving} onClose={() => setLeaving(false)} />
        </AccountPanel>
      )}
    </>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
