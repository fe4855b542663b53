import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { LeadForm } from './lead-form.tsx';

export interface LeadDialogProps {
  /** 'Save up to 30%'. */
  readonly offer: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** LEAD-01, NAV-15: the pop-up of the footer. */
export default function LeadDialog({ offer, isOpen, onClose }: LeadDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={offer}>
      <p className="mb-6 text-muted">
        Tell us how to reach you. We will go over your project with you and send offers that fit it.
      </p>
      <LeadForm onSent={onClose} />
      <p className="mt-5 text-14 text-muted">
        We use this only to answer you:{' '}
        <Link className="text-link" onClick={onClose} to={PATHS.privacyPolicy}>
          privacy policy
        </Link>
        .
      </p>
    </Dialog>
  );
}
