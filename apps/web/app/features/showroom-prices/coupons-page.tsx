import { useQuery } from '@tanstack/react-query';
import type { Coupon } from '@wevisu/contract/coupons.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useMemo, useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableFilter } from '../../back-office/table/table-types.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { couponActs } from './coupon-acts.ts';
import { COUPON_STATE_NAMES, couponColumns } from './coupon-columns.tsx';
import { CouponForm } from './coupon-form.tsx';
import {
  changeCoupon,
  fetchCouponLimit,
  fetchCouponNow,
  fetchCoupons,
  fetchCouponsFile,
  PRICES_KEY,
} from './price-calls.ts';

const FILTERS: readonly TableFilter[] = [
  {
    key: 'state',
    label: 'State',
    options: Object.entries(COUPON_STATE_NAMES).map(([id, label]) => ({ id, label })),
  },
];

const ACTS = couponActs({ change: changeCoupon, list: fetchCoupons });

/** PRO-06, G-56: the coupons of the showroom, with their uses and revenue. */
export default function CouponsPage() {
  const [isNew, setNew] = useState(false);
  const [edited, setEdited] = useState<Coupon | null>(null);
  const columns = useMemo(() => couponColumns(setEdited), []);
  const limit = useQuery({ queryKey: [...PRICES_KEY, 'coupon-limit'], queryFn: fetchCouponLimit });
  return (
    <AreaPage
      actions={
        <>
          <LinkButton kind="secondary" size="small" to={PRO_PATHS.prices}>
            Prices
          </LinkButton>
          <Button isDisabled={limit.data === undefined} onPress={() => setNew(true)} size="small">
            Make a coupon
          </Button>
        </>
      }
      title="Coupons"
    >
      {isNew && limit.data && (
        <div className="mb-4">
          <CouponForm coupon={null} limit={limit.data} onClose={() => setNew(false)} />
        </div>
      )}
      {edited !== null && (
        <EditCoupon coupon={edited} key={edited.id} onClose={() => setEdited(null)} />
      )}
      <DataTable
        acts={ACTS}
        columns={columns}
        empty={{
          title: 'No coupons yet',
          children: (
            <p>
              A coupon takes a part of your markup off the price, for everyone who has its code.
            </p>
          ),
        }}
        fetchExport={fetchCouponsFile}
        fetchPage={fetchCoupons}
        filters={FILTERS}
        label="Coupons"
        queryRoot={PRICES_KEY[0]}
        rowId={({ id }) => String(id)}
        rowName={({ code }) => code}
        searchLabel="Code"
        sort={{ key: 'created', dir: 'desc' }}
        table="pro.coupons"
      />
    </AreaPage>
  );
}

interface EditCouponProps {
  readonly coupon: Coupon;
  readonly onClose: () => void;
}

/** The form is told what somebody else saves meanwhile. */
function EditCoupon({ coupon, onClose }: EditCouponProps) {
  const limit = useQuery({ queryKey: [...PRICES_KEY, 'coupon-limit'], queryFn: fetchCouponLimit });
  const now = useQuery({
    queryKey: [...PRICES_KEY, 'coupon', coupon.id],
    queryFn: () => fetchCouponNow(coupon),
    initialData: coupon,
    staleTime: 60_000,
  });
  if (limit.data === undefined) return null;
  return (
    <section aria-label={`Edit ${coupon.code}`} className="mb-4">
      <h2 className="text-18">Edit {coupon.code}</h2>
      <CouponForm coupon={now.data} limit={limit.data} onClose={onClose} />
    </section>
  );
}
