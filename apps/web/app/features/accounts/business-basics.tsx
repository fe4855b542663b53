import type { User } from '@wevisu/contract/accounts.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { FactorAdvice } from '../second-factor/factor-advice.tsx';

const TITLES: Readonly<Record<User['type'], string>> = {
  User: 'Your home',
  Contractor: 'Your showroom',
  Vendor: 'Your vendor account',
  Admin: 'Staff',
};

const TEXTS: Readonly<Record<User['type'], string>> = {
  User: '',
  Contractor: 'Homeowners enter this ID to shop at your prices.',
  Vendor: 'Your products are sold in the showrooms of pros. We email you each new order.',
  Admin: 'You signed in with your code.',
};

/** The account overview for everyone but homeowners. */
export function BusinessBasics({ user }: { readonly user: User }) {
  const shop = user.shop_profile;
  return (
    <section aria-labelledby="business" className="min-w-0">
      <h2 className="text-22" id="business">
        {TITLES[user.type]}
      </h2>
      <p className="mt-2 text-muted">{TEXTS[user.type]}</p>
      <FactorAdvice />
      {user.type === 'Vendor' && (
        <LinkButton className="mt-4" kind="secondary" to={VENDOR_PATHS.start}>
          Your products and company
        </LinkButton>
      )}
      {shop && (
        <div className="mt-5 rounded-card border border-line bg-surface p-5">
          <p className="text-18">{shop.company_name}</p>
          <p className="mt-1 text-muted">
            Showroom ID <strong className="figures font-[560] text-ink">{shop.vsd_id}</strong>
          </p>
          <LinkButton className="mt-4" kind="secondary" to={PATHS.showroomShop}>
            Go to the shop
          </LinkButton>
        </div>
      )}
    </section>
  );
}
