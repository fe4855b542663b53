import type { ProArrival } from '@wevisu/contract/pro-calendar.ts';
import { type Day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { proOrderPath } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import { cx } from '../../../ui/cx.ts';
import { type Month, monthOf } from './month.ts';

export interface MonthGridProps {
  readonly month: Month;
  readonly weeks: readonly (readonly Day[])[];
  readonly today: Day;
  readonly arrivals: readonly ProArrival[];
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MOST_A_DAY = 3;

const LOOKS: Readonly<Record<ProArrival['state'], string>> = {
  expected: 'bg-accent-tint text-accent-text',
  on_the_way: 'bg-accent-tint text-accent-text',
  late: 'bg-danger-tint text-danger',
  delivered: 'bg-success-tint text-success',
};

/** A delivery stands on its last promised day. The agenda below says more, and is all that a phone shows. */
export function MonthGrid({ month, weeks, today, arrivals }: MonthGridProps) {
  return (
    <table className="mb-8 w-full table-fixed border-collapse max-md:hidden">
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th className="border border-line py-1 font-[520] text-12 text-muted" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                className={cx(
                  'h-24 border border-line p-1.5 align-top',
                  monthOf(one) !== month && 'bg-sunken',
                )}
                key={one}
              >
                <time
                  className={cx('figures text-12', one === today ? 'font-[650]' : 'text-muted')}
                  dateTime={one}
                >
                  {Number(one.slice(8))}
                  {one === today && <span className="reader-only"> today</span>}
                </time>
                <DayList arrivals={arrivals.filter(({ to }) => to === one)} of={one} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayList({ arrivals, of }: { readonly arrivals: readonly ProArrival[]; readonly of: Day }) {
  const more = arrivals.length - MOST_A_DAY;
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {arrivals.slice(0, MOST_A_DAY).map(({ key, state, client, order_number }) => (
        <li key={key}>
          <Link
            className={cx('block truncate rounded px-1.5 py-0.5 text-12', LOOKS[state])}
            title={`${client}, order ${order_number}`}
            to={proOrderPath(order_number)}
          >
            {client}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <a className="text-12 underline" href={`#day-${of}`}>
            {more} more<span className="reader-only"> on {formatDay(of)}</span>
          </a>
        </li>
      )}
    </ul>
  );
}
