import { AccordionItem } from '../../ui/accordion.tsx';
import { cx } from '../../ui/cx.ts';
import { usePaymentConfig } from './payment-config.ts';

const TEST_CARDS = [
  ['4242 4242 4242 4242', 'is approved'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'has insufficient funds'],
  ['4000 0000 0000 0069', 'has expired'],
  ['4000 0000 0000 0127', 'fails the security code check'],
  ['4000 0025 0000 3155', 'requires confirmation by the bank'],
  ['4000 0084 0000 1629', 'is confirmed and then declined'],
  ['4000 0000 0000 0119', 'cannot be processed'],
] as const;

/** Where no money moves: the available numbers, since every real card is refused. */
export function TestCardsHint({ className }: { readonly className?: string }) {
  const { data: config } = usePaymentConfig();
  if (!config?.is_test) return null;
  return (
    <div className={cx('rounded-card bg-sunken px-4', className)}>
      <AccordionItem level={3} title="This shop runs on test payments: which card to use">
        <p className="text-14 text-muted">
          No money moves and real cards are not accepted. Use any future date and any security code.
        </p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-14">
          {TEST_CARDS.map(([number, outcome]) => (
            <div className="col-span-2 grid grid-cols-subgrid" key={number}>
              <dt className="figures whitespace-nowrap">{number}</dt>
              <dd className="text-muted">{outcome}</dd>
            </div>
          ))}
        </dl>
      </AccordionItem>
    </div>
  );
}
