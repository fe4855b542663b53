import { PATHS } from '@wevisu/site/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function EmptyCart() {
  return (
    <EmptyState
      action={<LinkButton to={PATHS.showroomShop}>Browse the showroom</LinkButton>}
      icon="cart"
      title="Nothing here yet"
    >
      <p>What you add in the showroom stays here until you come back.</p>
    </EmptyState>
  );
}
