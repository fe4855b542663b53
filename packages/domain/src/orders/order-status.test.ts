import { expect, test } from 'vitest';
import { cents } from '../money/money.ts';
import { ACCOUNT_TYPES, type AccountType } from '../people/accounts.ts';
import {
  canSetStatus,
  FIRST_STATUS,
  isLateStatus,
  isOrderStatus,
  leavesVendor,
  ORDER_STATUSES,
  type OrderStatus,
  STAFF_MOVES,
  selectableStatuses,
  statusLabel,
  VENDOR_MOVES,
} from './order-status.ts';
import { type ProfitItem, profitOf } from './profit.ts';

const EARLY = ORDER_STATUSES.slice(0, 5);
const LATE = ORDER_STATUSES.slice(5);

function codeOf(role: AccountType, from: OrderStatus, to: unknown, confirmed = false) {
  const result = canSetStatus({ role, from, to, confirmed });
  return result.ok ? 'ok' : result.code;
}

test('ORD-15 the 14 statuses stand in the order of the spec, letter for letter', () => {
  expect(ORDER_STATUSES.join(' | ')).toBe(
    'Waiting for approval | Vendor Approved | Decline | In Progress | Ready to Pick Up | ' +
      'Accept to Pick Up | Picked Up | Shipping | Shipped | Out For Delivery | Cancle | ' +
      'Return Request | Returned | Delivered',
  );
  expect(FIRST_STATUS).toBe(ORDER_STATUSES[0]);
});

test.each<[string, OrderStatus, string]>([
  ['ORD-04', 'Waiting for approval', 'Pending Approval'],
  ['ORD-05', 'Vendor Approved', 'Approved'],
  ['ORD-06', 'Decline', 'Not Approved'],
  ['ORD-07', 'In Progress', 'In Progress'],
  ['ORD-08', 'Ready to Pick Up', 'Ready to Pick Up'],
  ['ORD-09', 'Accept to Pick Up', 'Accept to Pick Up'],
  ['ORD-10', 'Picked Up', 'Picked Up'],
  ['ORD-11', 'Shipping', 'Shipping'],
  ['ORD-11', 'Shipped', 'Shipped'],
  ['ORD-12', 'Out For Delivery', 'Out For Delivery'],
  ['ORD-13', 'Cancle', 'Cancle'],
  ['ORD-14', 'Return Request', 'Return Request'],
  ['ORD-14', 'Returned', 'Returned'],
  ['ORD-15', 'Delivered', 'Delivered'],
])('%s status %s is shown as %s', (_id, status, label) => {
  expect(isOrderStatus(status)).toBe(true);
  expect(statusLabel(status)).toBe(label);
});

test('ORD-13 a status of any other spelling is unknown', () => {
  for (const other of ['Cancel', 'delivered', '', null, 3]) {
    expect(isOrderStatus(other)).toBe(false);
    expect(codeOf('Admin', 'Shipped', other)).toBe('status_unknown');
  }
});

test('ORD-16 from Accept to Pick Up on the first five cannot be chosen, by staff neither', () => {
  for (const from of LATE) {
    for (const to of EARLY) expect(codeOf('Admin', from, to, true)).toBe('status_locked');
  }
});

test('ORD-17 from Picked Up on Accept to Pick Up cannot be chosen either', () => {
  for (const from of LATE.slice(1)) {
    expect(codeOf('Admin', from, 'Accept to Pick Up', true)).toBe('status_locked');
  }
});

test('ORD-18 only staff choose Accept to Pick Up and everything after it', () => {
  for (const to of LATE) {
    const byStaff = ORDER_STATUSES.filter(
      (from) => from !== to && codeOf('Admin', from, to) === 'ok',
    );
    expect(byStaff.length, to).toBeGreaterThan(0);
    for (const from of ORDER_STATUSES) {
      for (const role of ['Vendor', 'Contractor', 'User'] as const) {
        expect(codeOf(role, from, to, true)).toBe('status_forbidden');
      }
    }
  }
});

test('ORD-19 a vendor sets each of the first five, in their order', () => {
  expect(codeOf('Vendor', 'Waiting for approval', 'Waiting for approval')).toBe('ok');
  expect(codeOf('Vendor', 'Waiting for approval', 'Vendor Approved')).toBe('ok');
  expect(codeOf('Vendor', 'Waiting for approval', 'Decline')).toBe('ok');
  expect(codeOf('Vendor', 'Vendor Approved', 'In Progress')).toBe('ok');
  expect(codeOf('Vendor', 'In Progress', 'Ready to Pick Up')).toBe('ok');
});

test.each<[OrderStatus, OrderStatus]>([
  ['Waiting for approval', 'In Progress'],
  ['Waiting for approval', 'Ready to Pick Up'],
  ['Vendor Approved', 'Waiting for approval'],
  ['Vendor Approved', 'Decline'],
  ['Decline', 'Vendor Approved'],
  ['Ready to Pick Up', 'In Progress'],
])('G-53 a vendor may not go from %s to %s', (from, to) => {
  expect(codeOf('Vendor', from, to)).toBe('status_out_of_order');
});

test('G-53 pros and homeowners see statuses and set none', () => {
  for (const from of ORDER_STATUSES) {
    expect(selectableStatuses('Contractor', from)).toEqual([]);
    expect(selectableStatuses('User', from)).toEqual([]);
  }
});

test('nothing that the vendor has not approved is sent out', () => {
  for (const from of ['Waiting for approval', 'Decline'] as const) {
    for (const to of LATE.filter((status) => status !== 'Cancle')) {
      expect(codeOf('Admin', from, to, true)).toBe('status_not_approved');
    }
    expect(codeOf('Admin', from, 'Cancle')).toBe('ok');
  }
});

test('U-43 Delivered after a cancel or a return needs a confirmation', () => {
  for (const from of ['Cancle', 'Return Request', 'Returned'] as const) {
    expect(codeOf('Admin', from, 'Delivered')).toBe('status_needs_confirmation');
    expect(codeOf('Admin', from, 'Delivered', true)).toBe('ok');
  }
});

/**
 * The rule in writing, a row for each status that is left and a column for each that is set, both in the spec's order.
 * v: vendor and staff; s: staff alone; c: staff who confirm it; =: it stays, by whoever may set it; -: staff, and the
 * vendor too if it could set it, may not; L: locked (ORD-16, ORD-17); u: unpaid, since it is not approved.
 */
const RULE = `
  Waiting for approval  = v v - - u u u u u s u u u
  Vendor Approved       - = - v s s s s s s s - - s
  Decline               - - = - - u u u u u s u u u
  In Progress           - - - = v s s s s s s - - s
  Ready to Pick Up      - - - - = s s s s s s - - s
  Accept to Pick Up     L L L L L = s s s s s - - s
  Picked Up             L L L L L L = s s s s s - s
  Shipping              L L L L L L c = s s s s - s
  Shipped               L L L L L L c c = s s s - s
  Out For Delivery      L L L L L L c c c = s s - s
  Cancle                L L L L L L - - - - = - - c
  Return Request        L L L L L L - - - - - = s c
  Returned              L L L L L L - - - - - - = c
  Delivered             L L L L L L - - - - - s s =`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/ (?=[=vscuL-](?: |$))/));

/** What the rule says to a role. */
function ruleFor(role: AccountType, mark: string, to: OrderStatus): string {
  if (role === 'User' || role === 'Contractor') return 'status_forbidden';
  if (role === 'Vendor' && LATE.includes(to)) return 'status_forbidden';
  const byStaff: Readonly<Record<string, string>> = {
    ...{ '=': 'ok', v: 'ok', s: 'ok', c: 'status_needs_confirmation', '-': 'status_out_of_order' },
    ...{ L: 'status_locked', u: 'status_not_approved' },
  };
  const isVendors = role === 'Admin' || !'sc'.includes(mark);
  return isVendors ? (byStaff[mark] ?? '') : 'status_out_of_order';
}

test('ORD-16 ORD-17 ORD-18 G-53 every status, target and role is as the rule in writing says', () => {
  expect(RULE.map(([status]) => status?.trim())).toEqual(ORDER_STATUSES);
  let tried = 0;
  for (const [place, from] of ORDER_STATUSES.entries()) {
    const marks = RULE[place]?.slice(1) ?? [];
    expect(marks).toHaveLength(ORDER_STATUSES.length);
    for (const [column, to] of ORDER_STATUSES.entries()) {
      for (const role of ACCOUNT_TYPES) {
        const said = ruleFor(role, marks[column] ?? '', to);
        expect([from, to, role, codeOf(role, from, to)]).toEqual([from, to, role, said]);
        const confirmed = said === 'status_needs_confirmation' ? 'ok' : said;
        expect(codeOf(role, from, to, true)).toBe(confirmed);
        const isOffered = selectableStatuses(role, from).includes(to);
        expect([from, to, role, isOffered]).toEqual([
          from,
          to,
          role,
          confirmed === 'ok' && from !== to,
        ]);
        tried += 1;
      }
    }
  }
  expect(tried).toBe(14 * 14 * 4);
});

test('U-43 only what is paid leaves the vendor: those statuses are the ones from the pickup to the door', () => {
  expect(ORDER_STATUSES.filter(leavesVendor)).toEqual([
    ...['Accept to Pick Up', 'Picked Up', 'Shipping', 'Shipped', 'Out For Delivery', 'Delivered'],
  ]);
});

test('every status is reached from the first one, and the vendor reaches all early ones', () => {
  const reached = (table: typeof VENDOR_MOVES) => {
    const seen = new Set<OrderStatus>([FIRST_STATUS]);
    for (const from of seen) for (const to of table[from]?.usual ?? []) seen.add(to);
    return ORDER_STATUSES.filter((status) => seen.has(status));
  };
  expect(reached(STAFF_MOVES)).toEqual(ORDER_STATUSES);
  expect(reached(VENDOR_MOVES)).toEqual(EARLY);
});

test('no move of the tables runs into a lock, leads nowhere or stands there twice', () => {
  for (const from of ORDER_STATUSES) {
    const { usual, unusual = [] } = STAFF_MOVES[from];
    const targets = [...usual, ...unusual];
    expect(new Set(targets).size).toBe(targets.length);
    expect(selectableStatuses('Admin', from)).toHaveLength(targets.length);
    const vendorTargets = VENDOR_MOVES[from]?.usual ?? [];
    expect(vendorTargets.some(isLateStatus)).toBe(false);
    expect(selectableStatuses('Vendor', from)).toHaveLength(vendorTargets.length);
    for (const to of vendorTargets) expect(usual).toContain(to);
  }
});

const sold: ProfitItem = {
  qty: 3,
  status: 'Delivered',
  finalPrice: cents(1_000),
  contractorMarkupAmt: cents(250),
  adminProfitInclusiveTax: cents(475),
};

test.each<[string, AccountType, number | null]>([
  ['ORD-22', 'Vendor', 3_000],
  ['ORD-23', 'Contractor', 750],
  ['ORD-24', 'Admin', 475],
  ['U-12', 'User', null],
])('%s the profit that a %s sees is %s', (_id, role, profit) => {
  expect(profitOf(role, sold)).toBe(profit);
});

test('ORD-25 a returned item shows its profit negative for each role', () => {
  for (const status of ['Return Request', 'Returned'] as const) {
    expect(profitOf('Vendor', { ...sold, status })).toBe(-3_000);
    expect(profitOf('Contractor', { ...sold, status })).toBe(-750);
    expect(profitOf('Admin', { ...sold, status })).toBe(-475);
  }
});

test('U-45 a canceled item keeps its profit as it was', () => {
  expect(profitOf('Vendor', { ...sold, status: 'Cancle' })).toBe(3_000);
});

test('a role whose amount is not on the item sees no profit', () => {
  for (const role of ACCOUNT_TYPES)
    expect(profitOf(role, { qty: 1, status: 'Shipped' })).toBeNull();
});
