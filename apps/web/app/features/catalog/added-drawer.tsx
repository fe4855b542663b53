import type { Cart } from '@wevisu/contract/cart.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';

export interface AddedDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly cart: Cart;
  readonly name: string;
  readonly variantId: VariantId;
  readonly quantity: number;
}

/** What was just added, and the cart's total. */
export default function AddedDrawer(props: AddedDrawerProps) {
  const { isOpen, onClose, cart, name, variantId, quantity } = props;
  const line = cart.Project_tans.find(({ variant_id }) => variant_id === variantId);
  return (
    <Drawer
      footer={
        <div className="flex flex-col gap-2">
          <p className="figures flex items-baseline justify-between pb-1">
            <span className="text-muted">
              Cart, {cart.total_qty === 1 ? '1 item' : `${cart.total_qty} items`}
            </span>
            <Money amount={cart.total} className="text-18 font-[560]" />
          </p>
          <LinkButton onClick={onClose} to={PATHS.cart}>
            View cart
          </LinkButton>
          <Button kind="secondary" onPress={onClose}>
            Keep shopping
          </Button>
        </div>
      }
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      title={line ? `${countUnits(quantity, line.unit)} added` : 'Added to your cart'}
    >
      {line && (
        <div className="grid grid-cols-[96px_1fr] gap-4">
          <MediaPicture alt="" picture={line.picture} sizes="96px" />
          <div className="min-w-0 text-14">
            <p className="text-12 text-muted">{line.brand}</p>
            <p className="text-16 font-[520] leading-snug">{name}</p>
            <p className="mt-1 text-muted">
              {[line.size_label, line.finish].filter((part) => part !== '').join(', ')}
            </p>
            <p className="figures mt-2">
              {countUnits(line.qty, line.unit)} in the cart · <Money amount={line.total} />
            </p>
            {line.problem && <p className="mt-2 text-warning">{line.problem}</p>}
          </div>
        </div>
      )}
    </Drawer>
  );
}
