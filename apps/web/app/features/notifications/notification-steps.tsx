import { formatMoment } from './format-moment.ts';
import type { Notification } from './notification-calls.ts';

/** Of a large order; the page of the order has them all. */
const SHOWN = 6;

/** What happened to one thing since its last reading, newest first, each with its time. */
export function NotificationSteps({ steps }: { readonly steps: Notification['steps'] }) {
  const newest = steps.toReversed().slice(0, SHOWN);
  const more = steps.length - newest.length;
  return (
    <ol className="mt-1.5 flex flex-col gap-3 border-line border-s ps-4">
      {newest.map((step) => (
        <li className="break-words text-muted" key={`${step.at} ${step.text}`}>
          <span className="figures block text-12">{formatMoment(step.at)}</span>
          {step.text}
        </li>
      ))}
      {more > 0 && (
        <li className="text-14 text-muted">
          {more} earlier {more === 1 ? 'step' : 'steps'}
        </li>
      )}
    </ol>
  );
}
