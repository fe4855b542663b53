// What the lines of an order, its books and the gateway's say, for the model of money.
import type { TestApp } from '../../test-app.ts';
import type { TestMoney } from '../../test-money.ts';

export interface LineRow {
  readonly status: string;
  readonly qty: number;
  readonly amount: number;
  readonly vendor: number;
  readonly pro: number;
  readonly fee: number;
  readonly tax: number;
  readonly shipping: number;
  readonly capture: 'started' | 'done' | 'failed' | null;
  readonly refund: 'started' | 'done' | 'failed' | null;
  readonly refundCents: number;
  readonly restocking: number;
  readonly isVendorAvailable: boolean;
  readonly isProAvailable: boolean;
  /** What disputes hold or have lost of it; `lost` is whether its charge is. */
  readonly taken: {
    readonly vendor: number;
    readonly pro: number;
    readonly fee: number;
    readonly tax: number;
    readonly shipping: number;
  };
  readonly isLost: boolean;
}

export async function linesOf(
  app: TestApp,
  money: TestMoney,
  number: string,
): Promise<readonly LineRow[]> {
  const { rows } = await app.pool.query(
    `select i.status, i.qty, (i.line_cents + i.shipping_cents + i.tax_cents)::int as amount,
       (i.final_price * i.qty)::int as vendor, (i.contractor_markup_amt * i.qty)::int as pro,
       (i.fee_cents * i.qty)::int as fee, i.tax_cents::int as tax, i.shipping_cents::int as shipping,
       c.state as capture, r.state as refund, coalesce(r.amount_cents, 0)::int as "refundCents",
       coalesce(r.restocking_cents, 0)::int as restocking,
       i.is_vendor_available as "isVendorAvailable", i.is_pro_available as "isProAvailable",
       (select json_build_object(
           'vendor', coalesce(sum(s.vendor_cents) filter (where d.state <> 'won'), 0),
           'pro', coalesce(sum(s.pro_cents) filter (where d.state <> 'won'), 0),
           'fee', coalesce(sum(s.fee_cents) filter (where d.state in ('lost', 'accepted')), 0),
           'tax', coalesce(sum(s.tax_cents) filter (where d.state in ('lost', 'accepted')), 0),
           'shipping', coalesce(sum(s.shipping_cents) filter (where d.state in ('lost', 'accepted')), 0))
         from dispute_items s join disputes d on d.id = s.dispute_id where s.order_item_id = i.id) as taken,
       exists (select from disputes d where d.capture_id = i.capture_id and d.state in ('lost', 'accepted')) as "isLost"
     from order_items i left join captures c on c.id = i.capture_id left join refunds r on r.order_item_id = i.id
     where i.order_id = $1 order by i.id`,
    [await money.idOf(number)],
  );
  return rows;
}

export async function readBooks(app: TestApp, money: TestMoney, number: string) {
  const lines = await linesOf(app, money, number);
  const { rows } = await app.pool.query(
    `select o.total_cents::int as ordered, a.amount_cents::int as authorized,
       exists (select from order_items i where i.order_id = o.id and i.is_raised) as "isRaised",
       (select coalesce(sum(d.amount_cents) filter (where d.state <> 'won'), 0)::int from disputes d
        where d.order_id = o.id) as taken,
       (select coalesce(sum(d.amount_cents) filter (where d.closed_at is null), 0)::int from disputes d
        where d.order_id = o.id) as disputed,
       (select coalesce(sum(s.vendor_cents + s.pro_cents), 0)::int from dispute_items s
        join disputes d on d.id = s.dispute_id where d.order_id = o.id and d.closed_at is null) as held,
       (select coalesce(sum(r.amount_cents), 0)::int from refunds r join sandbox_gateway.refunds s on s.ref = r.gateway_ref
        where r.order_id = o.id and r.state = 'done' and s.state = 'failed') as "cameBack"
     from orders o join authorizations a on a.order_id = o.id where o.number = $1`,
    [number],
  );
  const books = await money.accounts(number);
  const gateway = await money.atGateway(number);
  return { lines, of: rows[0], books, gateway };
}
