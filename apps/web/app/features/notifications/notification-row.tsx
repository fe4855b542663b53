import { Link } from 'react-router';
import { safePath } from '../../platform/safe-path.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { formatMoment } from './format-moment.ts';
import type { Notification } from './notification-calls.ts';
import { NotificationSteps } from './notification-steps.tsx';

export interface NotificationRowProps {
  readonly notification: Notification;
  readonly onRead: () => Promise<void>;
}

/** G-61: following its link also marks it as read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { title, text, link, steps, read, created_at } = notification;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-4 gap-y-2 border-line border-b py-5 sm:grid-cols-[auto_1fr_auto]">
      <span
        aria-hidden="true"
        className={cx('mt-2 size-2.5 shrink-0 rounded-full', read ? 'bg-line' : 'bg-accent')}
      />
      <div className="min-w-0">
        <h2 className={cx('font-sans text-16', read ? 'font-normal' : 'font-[560]')}>
          {!read && <span className="reader-only">Unread: </span>}
          {link ? (
            <Link
              className="rounded-[4px] underline-offset-3 hover:underline"
              onClick={() => void (read || onRead())}
              to={safePath(link)}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {steps.length > 1 ? (
          <NotificationSteps steps={steps} />
        ) : (
          <>
            <p className="mt-0.5 break-words text-muted">{text}</p>
            <p className="figures mt-1 text-14 text-muted">{formatMoment(created_at)}</p>
          </>
        )}
      </div>
      {!read && (
        <Button
          aria-label={`Mark as read: ${title}`}
          className="max-sm:-ms-3 max-sm:col-start-2 max-sm:justify-self-start"
          kind="quiet"
          onPress={() => void onRead()}
          size="small"
        >
          Mark as read
        </Button>
      )}
    </li>
  );
}
