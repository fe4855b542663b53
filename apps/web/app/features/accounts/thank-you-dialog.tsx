import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface ThankYouDialogProps {
  readonly isOpen: boolean;
  readonly email: string;
  readonly onContinue: () => void;
}

/** REG-10, U-28: the thank-you modal; closing it goes on to where the visitor was heading. */
export function ThankYouDialog({ isOpen, email, onContinue }: ThankYouDialogProps) {
  return (
    <Dialog
      actions={
        <>
          <Link className="text-link self-center px-3 py-2" to={PATHS.home}>
            Return home
          </Link>
          <Button onPress={onContinue}>Continue</Button>
        </>
      }
      isAlert
      isOpen={isOpen}
      onClose={onContinue}
      title="Thank you for signing up"
    >
      <p>Your account is ready. It is free.</p>
      <p className="mt-2 text-muted">
        We sent an email to <span className="text-ink break-words">{email}</span>. Open its link to
        verify your address, so we can email you updates about your orders.
      </p>
    </Dialog>
  );
}
