import { OwnOffers } from '../offers/own-offers.tsx';
import { AccountPanel } from './account-panel.tsx';

export function OffersPanel() {
  return (
    <AccountPanel title="Offers">
      <OwnOffers />
    </AccountPanel>
  );
}
