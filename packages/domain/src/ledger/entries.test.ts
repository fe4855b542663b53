import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, sum } from '../money/money.ts';
import { withIds } from '../test-ids.ts';
import {
  amountOf,
  captureEntries,
  claimEntries,
  disputeEntries,
  disputeLostEntries,
  disputeWonEntries,
  type Entry,
  gatewayFeeEntries,
  type LedgerItem,
  maturityEntries,
  paidEntries,
  refundEntries,
  reserveEntries,
  restEntries,
  reversed,
  sharesOf,
  transferEntries,
} from './entries.ts';
import { shareDispute } from './share-dispute.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents);
const item = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    vendor: fc.integer({ min: 1, max: 3 }),
    qty: fc.integer({ min: 1, max: 400 }),
    finalPrice: amount,
    contractorMarkupAmt: amount,
    fee: amount,
    shipping: amount,
    tax: amount,
    isVendorAvailable: fc.boolean(),
    isProAvailable: fc.boolean(),
  })
  .map(({ vendor, ...rest }) => withIds<LedgerItem>({ ...rest, vendorId: vendor, showroomId: 1 }));

function total(entries: readonly Entry[]): Cents {
  return sum(entries.map((entry) => entry.amount));
}

function balances(...booked: readonly (readonly Entry[])[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { account, payee, amount: cents } of booked.flat()) {
    const name = payee === null ? account : `${account} ${payee.id}`;
    sums[name] = (sums[name] ?? 0) + cents;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
}

/** The worked example of money.md: 3 units of wholesale 100.00, fee 5 %, markup 10 %, a coupon of 4 %. */
const EXAMPLE = withIds<LedgerItem>({
  id: 1,
  vendorId: 7,
  showroomId: 8,
  qty: 3,
  finalPrice: cents(100_00),
  contractorMarkupAmt: cents(5_88),
  fee: cents(5_00),
  shipping: cents(12_00),
  tax: cents(27_44),
  isVendorAvailable: false,
  isProAvailable: false,
});

describe('what is booked', () => {
  test('of a charge is each share, and what the gateway holds', () => {
    expect(amountOf(EXAMPLE)).toBe(372_08);
    expect(balances(captureEntries([EXAMPLE]))).toEqual({
      gateway: 372_08,
      'vendor_pending 7': -300_00,
      'pro_pending 8': -17_64,
      revenue: -15_00,
      tax: -27_44,
      shipping: -12_00,
    });
  });

  test('POL-10 of a return keeps the restocking fee with what pays the carriers', () => {
    const entries = refundEntries(EXAMPLE, cents(4_00));
    expect(balances(captureEntries([EXAMPLE]), entries)).toEqual({
      gateway: 4_00,
      shipping: -4_00,
    });
    expect(() => refundEntries(EXAMPLE, cents(400_00))).toThrow(RangeError);
    expect(() => refundEntries(EXAMPLE, cents(-1))).toThrow(RangeError);
  });

  test('of a return after the earnings are available takes them back from there: they may fall below 0', () => {
    const paidOut = { ...EXAMPLE, isProAvailable: true };
    const pro = { kind: 'pro', id: EXAMPLE.showroomId } as const;
    const booked = [
      captureEntries([EXAMPLE]),
      maturityEntries(EXAMPLE, 'pro'),
      claimEntries(pro, cents(17_64)),
      transferEntries(pro, cents(17_64)),
      paidEntries(pro, cents(17_64)),
    ];
    expect(balances(...booked)['pro_available 8']).toBeUndefined();
    expect(balances(...booked, refundEntries(paidOut, cents(0)))).toEqual({
      gateway: -17_64,
      'pro_available 8': 17_64,
    });
  });
});

describe('what is booked of a dispute', () => {
  const PAID_OUT = { ...EXAMPLE, isProAvailable: true };
  const DISPUTED = shareDispute(cents(372_08), [{ item: PAID_OUT, leftOfRefund: null }]);
  const opened = [
    captureEntries([EXAMPLE]),
    maturityEntries(EXAMPLE, 'pro'),
    disputeEntries(cents(372_08)),
    gatewayFeeEntries(cents(15_00)),
    reserveEntries(DISPUTED),
  ];
  const KEPT = { revenue: -15_00, tax: -27_44, shipping: -12_00, fees: 15_00 };

  test('that is open takes its amount from the gateway and payees’ parts into the reserve', () => {
    expect(balances(...opened)).toEqual({
      ...KEPT,
      ...{ gateway: -15_00, disputed: 372_08, reserve: -317_64 },
    });
  });

  test('that is won brings both back, and the gateway keeps its fee', () => {
    expect(balances(...opened, disputeWonEntries(cents(372_08), DISPUTED))).toEqual({
      ...KEPT,
      ...{ gateway: 357_08, 'vendor_pending 7': -300_00, 'pro_available 8': -17_64 },
    });
  });

  test('that is lost is borne by everybody who had a part', () => {
    const booked = [...opened, disputeLostEntries(cents(372_08), DISPUTED)];
    expect(balances(...booked)).toEqual({ gateway: -15_00, fees: 15_00 });
    expect(restEntries(PAID_OUT, DISPUTED[0]?.shares ?? null)).toEqual([]);
  });

  test('about a part takes parts to the cent, and what is left of the earnings is available', () => {
    const amount = cents(100_00);
    const disputed = shareDispute(amount, [{ item: EXAMPLE, leftOfRefund: null }]);
    const lost = [
      captureEntries([EXAMPLE]),
      disputeEntries(amount),
      reserveEntries(disputed),
      disputeLostEntries(amount, disputed),
      restEntries(EXAMPLE, disputed[0]?.shares ?? null),
    ];
    expect(balances(...lost)).toEqual({
      ...{ gateway: 272_08, 'vendor_available 7': -219_37, 'pro_available 8': -12_90 },
      ...{ revenue: -10_97, tax: -20_07, shipping: -8_77 },
    });
  });

  test('about more than what is left is borne by the platform beyond it', () => {
    const amount = cents(400_00);
    const returned = { ...EXAMPLE, ...withIds<Pick<LedgerItem, 'id'>>({ id: 2 }) };
    const disputed = shareDispute(amount, [
      { item: EXAMPLE, leftOfRefund: null },
      { item: returned, leftOfRefund: cents(4_00) },
    ]);
    const booked = [
      captureEntries([EXAMPLE, returned]),
      refundEntries(returned, cents(4_00)),
      disputeEntries(amount),
      reserveEntries(disputed),
      disputeLostEntries(amount, disputed),
    ];
    expect(balances(...booked)).toEqual({ gateway: -23_92, loss: 23_92 });
  });
});

test('every event balances, has no entry of 0, and a charge that is paid back whole leaves nothing', () => {
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 6 }),
      amount,
      amount,
      (items, fee, disputedCents) => {
        const booked = [
          captureEntries(items),
          gatewayFeeEntries(fee),
          ...items.map((one) => refundEntries(one, cents(0))),
          ...items.flatMap((one) => [maturityEntries(one, 'vendor'), maturityEntries(one, 'pro')]),
        ];
        const disputed = shareDispute(
          disputedCents,
          items.map((one) => ({ item: one, leftOfRefund: null })),
        );
        const borne = sum(disputed.flatMap(({ shares }) => Object.values(shares)));
        expect(borne).toBe(Math.min(disputedCents, sum(items.map(amountOf))));
        booked.push(disputeEntries(disputedCents), reserveEntries(disputed));
        booked.push(disputeWonEntries(disputedCents, disputed));
        booked.push(disputeLostEntries(disputedCents, disputed));
        for (const { item: one, shares } of disputed) booked.push(restEntries(one, shares));
        for (const entries of booked) {
          expect(total(entries)).toBe(0);
          expect(total(reversed(entries))).toBe(0);
          expect(entries.every((entry) => entry.amount !== 0)).toBe(true);
        }
        const pending = items.map((one) => ({
          ...one,
          isVendorAvailable: false,
          isProAvailable: false,
        }));
        const back = pending.map((one) => refundEntries(one, cents(0)));
        expect(balances(captureEntries(pending), ...back)).toEqual({});
        const shares = items.flatMap((one) => Object.values(sharesOf(one)));
        expect(sum(shares)).toBe(sum(items.map(amountOf)));
      },
    ),
  );
});
