// The weekly payouts of the past with their accounts at the gateway, as the shop leaves them: everybody is paid but one pro
// who has given no account, and one vendor whose bank has closed it since.
import { addDays, type Day, dayOf, startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import type { ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import { EARNINGS, type Payee } from '@wevisu/domain/ledger/accounts.ts';
import {
  claimEntries,
  type Entry,
  paidEntries,
  transferEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import { lastPayoutDay, PAYOUT_MINIMUM } from '@wevisu/domain/payouts/payouts.ts';
import type pg from 'pg';
import type { Booked } from './load-money.ts';
import { Ids, Rows, toText } from './numbered-rows.ts';
import { DAY_MS, MINUTE_MS } from './seasons.ts';
import type { Terms } from './terms.ts';

const WEEK_DAYS = 7;
/** After midnight in Los Angeles, when the run begins. */
const RUN_MINUTE = 27;
const BANK_NAME = 'Test bank';
const WITHOUT_ACCOUNT = 2;

interface PastPayout {
  readonly payee: Payee;
  readonly runOn: Day;
  readonly at: number;
  readonly amount: Cents;
  readonly isRefused: boolean;
}

/** Writes them down, and gives what is to be booked of them. */
export async function loadPayouts(
  client: pg.PoolClient,
  booked: readonly Booked[],
  { now, terms }: { readonly now: number; readonly terms: Terms },
): Promise<readonly Booked[]> {
  const vendors = [...terms.vendors.keys()].map(
    (id): Payee => ({ kind: 'vendor', id: id as VendorId }),
  );
  const pros = terms.showrooms
    .filter((_, place) => place !== WITHOUT_ACCOUNT)
    .map(({ id }): Payee => ({ kind: 'pro', id: id as ShowroomId }));
  const refused = vendors.at(-1);
  const payees = [...vendors, ...pros];
  const changes = changesByPayee(booked);
  const payouts = payees.flatMap((payee) =>
    payoutsOf(payee, changes.get(nameOf(payee)) ?? [], { now, isRefused: payee === refused }),
  );
  await loadAccounts(client, payees, { payouts, now });
  await loadRuns(client, payouts);
  return loadRows(
    client,
    payouts.toSorted((a, b) => a.at - b.at),
  );
}

interface Change {
  readonly at: number;
  readonly cents: number;
}

/** What becomes available and what is taken back of it. */
function changesByPayee(booked: readonly Booked[]): ReadonlyMap<string, readonly Change[]> {
  const changes = new Map<string, Change[]>();
  for (const { at, entries } of booked) {
    for (const { account, payee, amount } of entries) {
      if (payee === null || account !== EARNINGS[payee.kind].available) continue;
      const own = changes.get(nameOf(payee)) ?? [];
      own.push({ at, cents: -amount });
      changes.set(nameOf(payee), own);
    }
  }
  return changes;
}

function payoutsOf(
  payee: Payee,
  changes: readonly Change[],
  { now, isRefused }: { readonly now: number; readonly isRefused: boolean },
): readonly PastPayout[] {
  if (changes.length === 0) return [];
  const first = lastPayoutDay(dayOf(new Date(Math.min(...changes.map(({ at }) => at)))));
  const payouts: PastPayout[] = [];
  let paid = 0;
  for (let runOn = first; ; runOn = addDays(runOn, WEEK_DAYS)) {
    const at = startOfDay(runOn).getTime() + RUN_MINUTE * MINUTE_MS;
    if (at > now) break;
    const earned = changes.reduce((all, change) => (change.at < at ? all + change.cents : all), 0);
    const amount = cents(earned - paid);
    if (amount < PAYOUT_MINIMUM) continue;
    payouts.push({ payee, runOn, at, amount, isRefused: false });
    paid += amount;
  }
  return payouts.map((payout, place) =>
    isRefused && place === payouts.length - 1 ? { ...payout, isRefused } : payout,
  );
}

async function loadAccounts(
  client: pg.PoolClient,
  payees: readonly Payee[],
  { payouts, now }: { readonly payouts: readonly PastPayout[]; readonly now: number },
): Promise<void> {
  const accounts = new Rows(`payout_accounts (vendor_id, showroom_id, gateway_ref, state, missing,
    bank_name, bank_last4, checked_at)`);
  const sandbox = new Rows(`sandbox_gateway.payout_accounts (ref, idempotency_key, legal_name,
    bank_last4, bank_outcome, is_bank_refused, created_at)`);
  const opened = toText(Math.min(now, ...payouts.map(({ at }) => at)) - DAY_MS);
  for (const payee of payees) {
    const isRefused = payouts.some((one) => one.isRefused && one.payee === payee);
    const last4 = String(6_789 - payee.id * 17).padStart(4, '0');
    accounts.add(
      ...columnsOf(payee),
      ...[accountOf(payee), isRefused ? 'restricted' : 'enabled'],
      ...[isRefused ? '{Another bank account}' : '{}', BANK_NAME, last4, opened],
    );
    sandbox.add(
      ...[accountOf(payee), `account:${payee.kind}:${payee.id}`, 'Account holder', last4],
      ...[isRefused ? 'account_closed' : 'paid', isRefused ? 't' : 'f', opened],
    );
  }
  await sandbox.send(client);
  await accounts.send(client);
}

async function loadRuns(client: pg.PoolClient, payouts: readonly PastPayout[]): Promise<void> {
  const runs = new Rows('payout_runs (run_on, begun_at, ended_at)');
  for (const [runOn, at] of new Map(payouts.map((one) => [one.runOn, one.at])))
    runs.add(runOn, toText(at), toText(at + MINUTE_MS));
  await runs.send(client);
}

async function loadRows(
  client: pg.PoolClient,
  payouts: readonly PastPayout[],
): Promise<readonly Booked[]> {
  const ids = await Ids.of(client, 'payouts');
  const rows =
    new Rows(`payouts (id, run_on, vendor_id, showroom_id, account_ref, amount_cents, state,
    transfer_ref, payout_ref, outcome, claimed_at, ended_at)`);
  const transfers = new Rows(`sandbox_gateway.transfers (ref, idempotency_key, account_ref,
    amount_cents, created_at)`);
  const atBanks = new Rows(`sandbox_gateway.payouts (ref, idempotency_key, account_ref,
    amount_cents, outcome, created_at)`);
  const booked: Booked[] = [];
  for (const { payee, runOn, at, amount, isRefused } of payouts) {
    const id = ids.take();
    const [transfer, payout] = [`sbx_transfer_demo_${id}`, `sbx_payout_demo_${id}`];
    const paid = isRefused ? [null, 'account_closed'] : [payout, null];
    rows.add(
      ...[id, runOn, ...columnsOf(payee), accountOf(payee), amount],
      ...[isRefused ? 'failed' : 'paid', transfer, ...paid],
      ...[toText(at), isRefused ? null : toText(at)],
    );
    transfers.add(transfer, `transfer:${id}`, accountOf(payee), amount, toText(at));
    const outcome = isRefused ? 'account_closed' : 'paid';
    atBanks.add(payout, `payout:${id}:1`, accountOf(payee), amount, outcome, toText(at));
    const step = (name: string, entries: readonly Entry[]): Booked => ({
      ...{ cause: 'payout', causeId: id, step: name, orderId: null, at, entries },
    });
    booked.push(
      step('claimed', claimEntries(payee, amount)),
      step('transferred', transferEntries(payee, amount)),
    );
    if (!isRefused) booked.push(step('paid:1', paidEntries(payee, amount)));
  }
  await rows.send(client);
  await ids.keep(client);
  await transfers.send(client);
  await atBanks.send(client);
  return booked;
}

function nameOf({ kind, id }: Payee): string {
  return `${kind}:${id}`;
}

function accountOf(payee: Payee): string {
  return `sbx_account_demo_${payee.kind}_${payee.id}`;
}

function columnsOf({ kind, id }: Payee): readonly (number | null)[] {
  return kind === 'vendor' ? [id, null] : [null, id];
}
