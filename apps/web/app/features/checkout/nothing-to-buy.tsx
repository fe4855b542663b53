import { PATHS } from '@wevisu/site/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function NothingToBuy() {
  return (
    <EmptyState
      action={<LinkButton to={PATHS.showroomShop}>Browse the showroom</LinkButton>}
      icon="cart"
      title="There is nothing to check out"
    >
      <p>Add products to your cart first.</p>
    </EmptyState>
  );
}
