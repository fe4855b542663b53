import { isOrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { STAGES, stageOf } from '@wevisu/domain/orders/order-steps.ts';
import { cx } from '../../ui/cx.ts';

/** How far a line has come; nothing for one that is not coming. The status badge says it in words. */
export function ItemStages({
  status,
  product,
}: {
  readonly status: string;
  readonly product: string;
}) {
  const current = isOrderStatus(status) ? stageOf(status) : null;
  if (current === null) return null;
  return (
    <ol
      aria-label={`Progress of ${product}`}
      className="mt-3 grid max-w-[512px] grid-cols-5 gap-1 text-12"
    >
      {STAGES.map((stage, index) => (
        <li
          aria-current={index === current ? 'step' : undefined}
          className={index === current ? 'font-[560]' : 'text-muted'}
          key={stage}
        >
          <span
            aria-hidden="true"
            className={cx(
              'mb-1 block h-1 rounded-full',
              index <= current ? 'bg-accent' : 'bg-line',
            )}
          />
          {/* Five labels do not fit a phone: there the badge above says where it is. */}
          <span className="max-sm:sr-only">{stage}</span>
          {index < current && <span className="reader-only"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
