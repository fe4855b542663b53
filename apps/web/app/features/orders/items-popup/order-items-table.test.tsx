import { listOrderItems } from '@wevisu/contract/orders.ts';
import {
  ORDER_STATUSES,
  type OrderStatus,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import { isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { BusinessItem } from './business-item-calls.ts';
import { OrderItemsTable } from './order-items-table.tsx';
import { StatusSelect, type StatusSelectProps } from './status-select.tsx';

function item(id: number, status: OrderStatus, profit = 4_500): BusinessItem {
  const line = {
    ...{ id, order_number: 'WV-100001', product_hash: 'h', product_name: `Birch tile ${id}` },
    ...{ brand: 'Birch', sku: `B-${id}`, size_label: '12 x 24', finish: 'Matte', picture: '' },
    ...{ unit: 'Box', qty: 3, lots: [], status, status_label: statusLabel(status) },
    ...{ status_date: '2026-03-02T10:00:00.000Z', lead_time: '3 days', tracking: null },
    ...{ final_price: 1_500, profit, selectable: [] },
    ship_to: {
      ...{ full_name: 'Ann Day', street: '1 Oak St', city: 'Dayton', state: 'OH' },
      zip_code: '45402',
    },
  };
  const list = {
    ...{ data: [line], total: 1, last_page: 1, current_page: 1, per_page: 10 },
    ...{ path: '/', links: [] },
  };
  const reply = { success: true, message: '', data: list };
  const [read] = listOrderItems.reply.Vendor.parse(reply).data.data;
  if (read === undefined) throw new Error('no line');
  return read;
}

function render(items: readonly BusinessItem[], viewer: AccountType = 'Vendor') {
  return renderToStaticMarkup(
    <OrderItemsTable items={items} onStatus={() => {}} pendingId={null} viewer={viewer} />,
  );
}

/** The select as an element, to change what is chosen in it. */
function select(props: Partial<StatusSelectProps> & { status: OrderStatus; viewer: AccountType }) {
  const onChange = vi.fn();
  const element = StatusSelect({ label: 'Status', onChange, ...props }) as ReactElement<{
    onChange: (event: { target: { value: string } }) => void;
    children: readonly ReactElement<{ value: string; disabled: boolean }>[];
  }>;
  if (!isValidElement(element)) throw new Error('no select');
  const choose = (value: string) => element.props.onChange({ target: { value } });
  return { choose, onChange, options: element.props.children.map(({ props: of }) => of) };
}

test("ORD-01 the columns are 'Name', 'Qty', 'Profit' and 'Status'", () => {
  const heads = [...render([item(1, 'Shipped')]).matchAll(/<th[^>]*scope="col">([^<]*)<\/th>/g)];
  expect(heads.map(([, name]) => name)).toEqual(['Name', 'Qty', 'Profit', 'Status']);
});

test('ORD-02 an order without items says so in the words of the spec', () => {
  const html = render([]);
  expect(html).toContain('>NO item found in this order.<');
  expect(html).not.toContain('<table');
});

test('ORD-03 every row has a dropdown of the 14 statuses, at its own', () => {
  const html = render([item(1, 'Shipped'), item(2, 'Waiting for approval')]);
  const selects = html.match(/<select.*?<\/select>/g) ?? [];
  expect(selects).toHaveLength(2);
  for (const one of selects) expect(one.match(/<option/g)).toHaveLength(14);
  expect(selects[0]).toMatch(/<option[^>]*value="Shipped"[^>]*selected/);
  expect(selects[1]).toMatch(/selected[^>]*>Pending Approval</);
});

test('ORD-25 the profit of a returned line is shown as the server sends it, negative', () => {
  expect(render([item(1, 'Returned', -4_500)])).toContain('-$45.00');
});

test('ORD-16 ORD-17 ORD-18 a role can choose what the table of statuses lets it choose', () => {
  for (const viewer of ['Vendor', 'Contractor', 'Admin'] as const) {
    for (const status of ORDER_STATUSES) {
      const free = select({ viewer, status }).options.filter(({ disabled }) => !disabled);
      const expected: readonly string[] = selectableStatuses(viewer, status);
      expect(free.map(({ value }) => value).filter((value) => value !== status)).toEqual(expected);
    }
  }
});

test('ORD-20 choosing another status emits one change with it', () => {
  const { choose, onChange } = select({ viewer: 'Vendor', status: 'Waiting for approval' });
  choose('Vendor Approved');
  expect(onChange.mock.calls).toEqual([[{ status: 'Vendor Approved', needsConfirmation: false }]]);
});

test('ORD-20 choosing the current status, or one that does not exist, emits nothing', () => {
  const { choose, onChange } = select({ viewer: 'Admin', status: 'Shipped' });
  choose('Shipped');
  choose('Cancel');
  expect(onChange).not.toHaveBeenCalled();
});

test('U-43 delivered after a return is marked as a step to confirm', () => {
  const { choose, onChange } = select({ viewer: 'Admin', status: 'Returned' });
  choose('Delivered');
  expect(onChange.mock.calls).toEqual([[{ status: 'Delivered', needsConfirmation: true }]]);
});
