import { PATHS } from '@wevisu/site/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ApplicationState } from './application-clock.tsx';

/** What an applicant may do, and what became of the application. */
export function ApplicantNotice({
  application,
}: {
  readonly application: ApplicationState | null;
}) {
  if (application?.decision === 'refuse') {
    return (
      <Notice
        action={
          <LinkButton size="small" to={PATHS.contact}>
            Contact us
          </LinkButton>
        }
        kind="warning"
        title="Your application was not approved"
      >
        {application.reason}
      </Notice>
    );
  }
  return (
    <Notice title="Your application is under review">
      Everything else opens once our staff approve it. We will email you.
    </Notice>
  );
}
