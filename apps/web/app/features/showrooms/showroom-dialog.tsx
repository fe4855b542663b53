import { PATHS } from '@wevisu/site/paths.ts';
import { useNavigate } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { ShowroomIdForm } from './showroom-id-form.tsx';
import { useShowroom } from './use-showroom.ts';

export interface ShowroomDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Where to go after entering a showroom; null stays on the page, which then shows its prices. */
  readonly goTo: string | null;
}

/** HOME-15 to HOME-18: asks for a Showroom ID, and says where to get it. */
export default function ShowroomDialog({ isOpen, onClose, goTo }: ShowroomDialogProps) {
  const { selection, isSample } = useShowroom();
  const navigate = useNavigate();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Enter your Showroom ID">
      <p className="mb-5 text-muted">
        You shop in your pro's showroom, at your pro's prices. Ask your pro for the Showroom ID: its
        8 letters and digits are on their card and in their messages.
      </p>
      <ShowroomIdForm
        autoFocus
        onLeave={onClose}
        onEntered={() => {
          onClose();
          if (goTo) void navigate(goTo);
        }}
      />
      <p className="mt-3 text-14 text-muted">
        Questions?{' '}
        <PlainLink className="text-link" onClick={onClose} to={PATHS.contact}>
          Write to us
        </PlainLink>
      </p>
      {(selection || isSample) && (
        <LinkButton className="mt-4" kind="secondary" onClick={onClose} to={PATHS.showroomShop}>
          Back to shopping
        </LinkButton>
      )}
    </Dialog>
  );
}
