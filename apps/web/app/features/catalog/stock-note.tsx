import type { Product } from '@wevisu/contract/catalog.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { freeDeliveryOffer } from '@wevisu/domain/orders/free-delivery.ts';
import { Icon } from '../../ui/icon.tsx';
import { countLots } from './coverage.ts';
import type { Variant } from './variants.ts';

/** Above this, the server does not reveal the stock. */
const MAX_SHOWN = 999;

export interface StockNoteProps {
  readonly variant: Variant;
  readonly quantity: number;
  readonly unit: string;
  readonly leadTime: string;
  readonly vendor: Product['vendor'];
}

/** Stock, number of lots, lead time, and from when on delivery is free. */
export function StockNote({ variant, quantity, unit, leadTime, vendor }: StockNoteProps) {
  const { stock, lots } = variant;
  if (stock === 0) {
    return (
      <Note icon="alert" look="text-warning">
        This size and finish is out of stock.
      </Note>
    );
  }
  const needed = countLots(lots, quantity);
  const isTooMuch = quantity > stock && stock < MAX_SHOWN;
  return (
    <div aria-live="polite" className="flex flex-col gap-2">
      {isTooMuch ? (
        <Note icon="alert" look="text-warning">
          Only {countUnits(stock, unit)} in stock. Lower the quantity to continue.
        </Note>
      ) : (
        <Note icon="success" look="text-success">
          {stock >= MAX_SHOWN ? 'More than 999' : countUnits(stock, unit)} in stock
          {lots.length > 1 ? `, in ${lots.length} lots` : ''}.
        </Note>
      )}
      {!isTooMuch && needed > 1 && (
        <Note icon="alert" look="text-warning">
          {countUnits(quantity, unit)} come from {needed} lots, which may vary slightly in shade.
        </Note>
      )}
      <Note icon="truck" look="text-muted">
        Ships in {leadTime}.
        {vendor.free_delivery_from !== null &&
          ` ${freeDeliveryOffer(cents(vendor.free_delivery_from), vendor.name)}.`}
      </Note>
    </div>
  );
}

interface NoteProps {
  readonly icon: 'alert' | 'success' | 'truck';
  readonly look: string;
  readonly children: React.ReactNode;
}

function Note({ icon, look, children }: NoteProps) {
  return (
    <p className="flex items-start gap-2 text-14">
      <span className={`pt-px ${look}`}>
        <Icon name={icon} size={18} />
      </span>
      <span className="figures">{children}</span>
    </p>
  );
}
