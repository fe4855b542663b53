import type { FoundTask } from '@wevisu/contract/pro-tasks.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { Link } from 'react-router';

/** Something that the facts say waits. */
export function FoundTaskRow({ task }: { readonly task: FoundTask }) {
  const { title, text, since, link } = task;
  return (
    <li className="border-line border-b py-2.5">
      <Link className="font-[560] hover:underline" to={link}>
        {title}
      </Link>
      <p className="text-muted">
        {text} <span className="figures text-12">{formatDate(sinceDay(since))}</span>
      </p>
    </li>
  );
}

/** A day without a time is the same day everywhere: noon in the product's time zone. */
function sinceDay(since: string): string {
  return since.length === 10 ? `${since}T20:00:00Z` : since;
}
