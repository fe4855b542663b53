import { staffSupportPath } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { dayText, timeText } from '../time-text.ts';
import type { SupportChat } from './support-calls.ts';

/** Who has waited longest stands first. */
export function SupportList(of: {
  readonly chats: readonly SupportChat[];
  readonly current: string | undefined;
}) {
  return (
    <nav aria-label="Chats with support">
      <ul className="flex flex-col gap-1">
        {of.chats.map((chat) => {
          const { key, title, is_project, waiting_since, claimed_by, last } = chat;
          const isCurrent = key === of.current;
          return (
            <li className="min-w-0" key={key}>
              <Link
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'block rounded-control px-3 py-2.5 text-14 transition-colors',
                  isCurrent ? 'bg-accent-tint' : 'hover:bg-sunken',
                )}
                to={staffSupportPath(key)}
              >
                <span className="flex items-center gap-2">
                  <span className="min-w-0 flex-1 truncate font-[550]">{title}</span>
                  {is_project && <Badge>Project</Badge>}
                  {waiting_since !== null && <Badge kind="warning">Waits</Badge>}
                </span>
                <span className="block truncate text-muted">
                  {last ? `${last.author}: ${last.text}` : 'Nothing was written yet.'}
                </span>
                <span className="figures block text-12 text-muted">
                  {waiting_since !== null &&
                    `Since ${dayText(waiting_since, new Date())}, ${timeText(waiting_since)}`}
                  {waiting_since !== null && claimed_by && ' · '}
                  {claimed_by && `with ${claimed_by.name}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
