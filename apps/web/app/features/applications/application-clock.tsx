import type { ApplicationClock as Clock } from '@wevisu/contract/applications.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import { dueText } from '../../back-office/due-text.ts';
import { useMinute } from '../../back-office/use-minute.ts';

const TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Los_Angeles',
});

export interface ApplicationState extends Clock {
  readonly decision: ApplicationDecision | null;
  readonly decided_at: string | null;
  readonly reason: string;
}

/** PRO-03: when staff were to decide, and when they did. */
export function ApplicationClock({ application }: { readonly application: ApplicationState }) {
  const { applied_at, due_at, decided_at, decision, is_waiting } = application;
  const now = useMinute();
  const isLate =
    (decided_at === null ? now.getTime() : Date.parse(decided_at)) > Date.parse(due_at);
  return (
    <section
      aria-labelledby="application"
      className="rounded-card border border-line bg-surface p-4"
    >
      <h2 className="text-18" id="application">
        Your application
      </h2>
      <dl className="figures mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <dt className="text-muted">Sent</dt>
        <dd>{TIME.format(new Date(applied_at))}</dd>
        <dt className="text-muted">Answer due</dt>
        <dd>{TIME.format(new Date(due_at))}</dd>
        {decided_at === null ? (
          <>
            <dt className="text-muted">Time left</dt>
            <dd>{dueText({ dueAt: due_at, since: applied_at, isWaiting: is_waiting }, now)}</dd>
          </>
        ) : (
          <>
            <dt className="text-muted">{decision === 'approve' ? 'Approved' : 'Declined'}</dt>
            <dd>{formatDate(decided_at)}</dd>
          </>
        )}
      </dl>
      {is_waiting && decided_at === null && (
        <p className="mt-2 text-muted">
          We asked you something. The clock goes on when you have answered.
        </p>
      )}
      {isLate && !is_waiting && (
        <p className="mt-2 text-muted">
          {decided_at === null
            ? 'We are late with our answer. Your application is at the top of the queue; contact us if you cannot wait.'
            : 'Our answer came later than we promised. We are sorry.'}
        </p>
      )}
    </section>
  );
}
