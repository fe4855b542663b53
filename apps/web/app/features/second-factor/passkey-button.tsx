import type { User } from '@wevisu/contract/accounts.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { useFirstInteraction } from '../../ui/use-first-interaction.ts';
import { hasPasskeys, listsPasskeys, NO_PASSKEYS } from './passkey-support.ts';
import type { Door } from './sign-in-by-passkey.ts';

export interface PasskeyButtonProps {
  readonly door: Door;
  readonly onSignedIn: (answer: { readonly user: User; readonly token: string }) => Promise<void>;
}

const load = () => import('./sign-in-by-passkey.ts');
const loadPrompts = () => import('./passkey-prompts.ts');

/** Signs in without a password. Where the browser can, it lists passkeys at the email field as well. */
export function PasskeyButton({ door, onSignedIn }: PasskeyButtonProps) {
  const [isPending, setPending] = useState(false);
  const [note, setNote] = useState('');
  const isOffered = useRef(false);
  const hasLeft = useRef(false);

  async function enter(atField: boolean) {
    const answer = await (await load()).enterByPasskey(door, atField);
    if (answer !== null) await onSignedIn(answer);
    else if (!atField) setNote('No passkey was used. You can try again, or use your password.');
  }

  async function press() {
    if (!hasPasskeys()) return setNote(NO_PASSKEYS);
    setPending(true);
    setNote('');
    try {
      await enter(false);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
    }
  }

  useFirstInteraction(() => {
    void listsPasskeys()
      .then((can) => {
        if (!can || hasLeft.current) return;
        isOffered.current = true;
        return enter(true);
      })
      // An offer that nobody asked for: the button and the form are there.
      .catch(() => {});
  });

  // A list that is still open must not sign in to a page that has been left.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      if (isOffered.current) void loadPrompts().then(({ endPrompt }) => endPrompt());
    };
  }, []);

  return (
    <div className="mt-4 flex flex-col gap-2">
      <Button isPending={isPending} kind="secondary" onPress={() => void press()} size="large">
        Use a passkey instead
      </Button>
      <p aria-live="polite" className="text-14 text-muted">
        {note}
      </p>
    </div>
  );
}
