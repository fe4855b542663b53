import type { CartLine } from '@wevisu/contract/cart.ts';
import { countUnits, unitLabel, unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityBox } from '../../ui/quantity-box.tsx';
import type { LineChange } from './cart-inputs.ts';
import { describeArea } from './group-lines.ts';
import { LineHelp } from './line-help.tsx';
import { describeProblem } from './line-problem.ts';

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly vsdId: string;
  readonly onQuantityShown: (change: LineChange) => void;
  readonly onQuantity: (change: LineChange) => Promise<boolean>;
  readonly onRemove: () => Promise<void>;
}

/** Presses of plus and minus within this time are sent as one change. */
const SETTLE_MS = 350;

export function CartLineRow(props: CartLineRowProps) {
  const { line, vsdId, onRemove } = props;
  const { setQuantity, dropChange } = useSettledQuantity(props);
  const [isRemoving, setRemoving] = useState(false);
  const area = describeArea(line);
  const trouble = describeProblem(line);
  const hasQuantity = trouble === null || trouble.canTake !== null;
  const variant = [line.size_label, line.finish].filter(Boolean).join(', ');

  function remove() {
    dropChange();
    setRemoving(true);
    void onRemove().finally(() => setRemoving(false));
  }

  return (
    <li
      className="grid grid-cols-[96px_1fr] gap-x-4 border-line border-b py-6 transition-opacity aria-busy:opacity-50 sm:grid-cols-[128px_1fr] sm:gap-x-6"
      aria-busy={isRemoving}
    >
      <Link
        aria-hidden="true"
        className="block"
        tabIndex={-1}
        to={productPath(line.product_hash, vsdId)}
      >
        <MediaPicture alt="" picture={line.picture} sizes="128px" />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-12 text-muted">{line.brand}</p>
            <h3 className="font-sans text-16 font-[520] leading-snug">
              <Link
                className="rounded-[4px] underline-offset-3 hover:underline"
                to={productPath(line.product_hash, vsdId)}
              >
                {line.product_name}
              </Link>
            </h3>
            <p className="mt-0.5 text-14 text-muted">{variant}</p>
          </div>
          {trouble === null && (
            <IconButton
              className="-me-3 -mt-2"
              icon="trash"
              isDisabled={isRemoving}
              label={`Remove ${line.is_sample ? 'the sample of ' : ''}${line.product_name}`}
              onPress={remove}
            />
          )}
        </div>
        <Price perSqft={line.price_sqft} price={line.price} unit={unitLabel(line.unit)} />
        {trouble === null ? (
          <p className="text-14 text-muted">
            Ships in {line.lead_time}
            {line.lots_needed > 1 && `, from ${line.lots_needed} lots: shades may vary slightly`}
          </p>
        ) : (
          <LineHelp
            line={line}
            onQuantity={setQuantity}
            onRemove={remove}
            trouble={trouble}
            vsdId={vsdId}
          />
        )}
        <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:basis-full">
            {line.is_sample ? (
              <span className="text-14 text-muted">1 sample</span>
            ) : !hasQuantity ? (
              <span className="text-14 text-muted">{countUnits(line.qty, line.unit)}</span>
            ) : (
              <>
                <QuantityBox
                  label={`Quantity of ${line.product_name} in ${unitName(line.unit, 2)}`}
                  minimum={line.minimum_unit}
                  onChange={setQuantity}
                  value={line.qty}
                />
                <span className="text-14 text-muted">{unitName(line.unit, line.qty)}</span>
              </>
            )}
          </div>
          {area && hasQuantity && (
            <p
              className={cx(
                'max-sm:min-w-0 max-sm:flex-1 sm:order-last sm:basis-full text-14',
                area.isShort ? 'text-warning' : 'text-muted',
              )}
            >
              {area.text}
            </p>
          )}
          <p className="ms-auto text-end">
            {trouble === null ? (
              <Money amount={line.total + line.coupon} className="text-18 font-[560]" />
            ) : (
              <>
                <s className="text-muted">
                  <Money amount={line.total + line.coupon} />
                </s>
                <span className="block text-14">Not in the total</span>
              </>
            )}
          </p>
        </div>
      </div>
    </li>
  );
}

/** Shows each quantity immediately and sends the last one. */
function useSettledQuantity({ line, onQuantityShown, onQuantity }: CartLineRowProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      // Unmounted before it was sent: send it now, so that the cart matches what was shown.
      waiting.current?.();
    },
    [],
  );
  return {
    setQuantity(qty: number) {
      const change = { id: line.id, qty, areaSqftE2: line.area_sqft_e2 };
      onQuantityShown(change);
      clearTimeout(timer.current);
      const send = () => {
        waiting.current = null;
        void onQuantity(change);
      };
      waiting.current = send;
      timer.current = setTimeout(send, SETTLE_MS);
    },
    /** For a line about to be removed, which can no longer be changed. */
    dropChange() {
      clearTimeout(timer.current);
      waiting.current = null;
    },
  };
}
