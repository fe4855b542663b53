import { OrderList } from '../orders/order-list.tsx';
import { AccountPanel } from './account-panel.tsx';

export function OrdersPanel() {
  return (
    <AccountPanel title="Orders">
      <OrderList />
    </AccountPanel>
  );
}
