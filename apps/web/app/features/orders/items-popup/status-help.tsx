import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { statusHelp } from '@wevisu/domain/orders/status-effects.ts';

/** What each status means and does, by the same table that the server acts by. */
export function StatusHelp() {
  return (
    <details className="pt-3 text-14">
      <summary className="cursor-pointer text-muted">What the statuses mean</summary>
      <dl className="grid gap-x-4 gap-y-1 pt-2 sm:grid-cols-[auto_1fr]">
        {statusHelp().map(({ status, text }) => (
          <div className="contents" key={status}>
            <dt className="font-[520]">{statusLabel(status)}</dt>
            <dd className="pb-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
