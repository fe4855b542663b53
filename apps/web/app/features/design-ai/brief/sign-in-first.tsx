import { WELCOME_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

export interface SignInFirstProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who presses without an account: what they wrote waits for them. */
export function SignInFirst({ isOpen, onClose }: SignInFirstProps) {
  const query = `?redirect=${encodeURIComponent(PATHS.designAi)}`;
  return (
    <Dialog
      actions={
        <>
          <LinkButton kind="secondary" to={PATHS.designAiLogin + query}>
            Sign in
          </LinkButton>
          <LinkButton to={PATHS.designAiSignUp + query}>Sign up</LinkButton>
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
      title="Sign in to have it designed"
    >
      <p>
        A new account comes with {WELCOME_CREDITS} credits once its email address is verified. What
        you wrote stays in this browser, and you come back to it.
      </p>
    </Dialog>
  );
}
