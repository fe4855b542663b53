import type { Checkout } from '@wevisu/contract/checkout.ts';
import { Notice } from '../../ui/notice.tsx';
import { outsideAreaText } from '../showrooms/outside-area-text.ts';

/** Before paying; where the showroom refuses such addresses, no checkout starts. */
export function OutsideAreaNotice({ checkout }: { readonly checkout: Checkout }) {
  const { outside_area, company_name: company, address } = checkout;
  if (!outside_area) return null;
  return (
    <Notice kind="warning" title="Outside the service area">
      {outsideAreaText({ company, zip: address.zip_code, isRefused: false })}
    </Notice>
  );
}
