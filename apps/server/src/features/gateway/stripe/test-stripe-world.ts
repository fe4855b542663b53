// What the local Stripe holds: cards, payments, refunds, accounts and what is paid to them, as far as the shop uses them.
import { createDisputes, type DisputesOfTest } from './test-stripe-disputes.ts';
import type { OperationName } from './test-stripe-operations.ts';
import { Refused } from './test-stripe-refused.ts';

const DAY_SECONDS = 86_400;
const HOLD_SECONDS = 7 * DAY_SECONDS;
const SHORT_HOLD_SECONDS = DAY_SECONDS - 3600;

export type StripeCard =
  | 'good'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'asks'
  /** Its bank asks each time, also where nobody is there to answer; its hold ends within a day. */
  | 'asks_each_time'
  /** Its hold ends within a day. */
  | 'short_hold';
const SHORT_HOLDS: readonly (StripeCard | undefined)[] = ['short_hold', 'asks_each_time'];

type Json = Record<string, unknown>;

interface Intent {
  readonly id: string;
  status: string;
  readonly amount: number;
  received: number;
  readonly method: string;
  readonly customer: string;
  readonly key: string;
  readonly created: number;
  readonly returnUrl: string | null;
  error: Json | null;
  /** Whether its search finds it: it takes a while. */
  isIndexed: boolean;
}

interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly key: string;
  status: string;
  failureReason: string | null;
}

interface Payout {
  readonly id: string;
  readonly account: string;
  readonly amount: number;
  readonly key: string;
  status: string;
  failureCode: string | null;
}

interface Transfer {
  readonly id: string;
  readonly amount: number;
  readonly account: string;
  readonly key: string;
  readonly reversals: { readonly id: string; readonly amount: number; readonly key: string }[];
}

interface Account {
  readonly id: string;
  readonly key: string;
  last4: string | null;
  /** A payout came back from its bank: none goes there before it is replaced. */
  isErrored: boolean;
}

interface Given {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly account: string | null;
}

export interface StripeWorld extends DisputesOfTest {
  readonly operations: Readonly<Record<OperationName, (given: Given) => unknown>>;
  /** As the browser's script makes it; gives its id. */
  addCard(card: StripeCard): string;
  /** How a payment stands, and where its buyer goes back to. */
  look(intent: string): {
    readonly status: string;
    readonly received: number;
    readonly returnUrl: string | null;
  };
  /** Newest first. */
  intentIds(): readonly string[];
  /** What the buyer answers on the bank's page. */
  confirm(intent: string, isConfirmed: boolean): void;
  /** Its bank gives the held amount free before its day. */
  loseHold(intent: string): void;
  /** What is made is found by its key from now on. */
  index(): void;
  /** What the payee types on Stripe's page. */
  enterBank(account: string, last4: string): void;
  endPayout(id: string, failureCode: string | null): void;
  failRefund(id: string, reason?: string): void;
  transferred(account: string): number;
}

export function createStripeWorld(now: () => Date): StripeWorld {
  const seconds = () => Math.floor(now().getTime() / 1000);
  let made = 0;
  const newId = (kind: string) => {
    made += 1;
    // Not in the order in which they are made, as Stripe's.
    return `${kind}_${((made * 7_919) % 99_991).toString(36)}X${made}`;
  };
  const cards = new Map<string, { readonly card: StripeCard; customer: string | null }>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];
  const accounts = new Map<string, Account>();
  const transfers: Transfer[] = [];
  const payouts: Payout[] = [];

  const missing = () =>
    new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
  function require<T>(found: T | undefined): T {
    if (found === undefined) throw missing();
    return found;
  }

  const holdEnd = ({ created, method }: Intent) =>
    created + (SHORT_HOLDS.includes(cards.get(method)?.card) ? SHORT_HOLD_SECONDS : HOLD_SECONDS);

  function requireIntent(id: string): Intent {
    const intent = require(intents.get(id));
    const isOver = holdEnd(intent) <= seconds();
    if (intent.status === 'requires_capture' && isOver) intent.status = 'canceled';
    return intent;
  }

  const paidBack = (intent: string) =>
    refunds
      .filter((one) => one.intent === intent && one.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);

  function showMethod(id: string) {
    const { card, customer } = require(cards.get(id));
    return {
      ...{ id, object: 'payment_method', type: 'card', customer },
      billing_details: { name: 'Ana Lopez' },
      card: {
        brand: 'visa',
        last4: card === 'asks' ? '3155' : '4242',
        exp_month: 12,
        exp_year: 2040,
      },
    };
  }

  function showCharge(intent: Intent) {
    const captured = intent.status === 'succeeded';
    const fee = Math.round(intent.received * 0.029) + 30;
    return {
      ...{ id: intent.id.replace('pi_', 'ch_'), object: 'charge', status: 'succeeded', captured },
      ...{ amount_captured: intent.received, amount_refunded: paidBack(intent.id) },
      ...{ payment_intent: intent.id, metadata: { key: intent.key } },
      balance_transaction: captured ? { id: `txn_${intent.id}`, fee } : null,
      payment_method_details: { card: { capture_before: holdEnd(intent) } },
    };
  }

  function showIntent(intent: Intent) {
    const { id, status, amount, received, method, customer, key, created, error } = intent;
    const url = `https://hooks.stripe.com/3d_secure/${id}`;
    const isPaid = status === 'requires_capture' || status === 'succeeded';
    return {
      ...{ id, object: 'payment_intent', status, amount, amount_received: received, customer },
      ...{ created, metadata: { key }, last_payment_error: error },
      payment_method: status === 'requires_payment_method' ? null : showMethod(method),
      latest_charge: isPaid ? showCharge(intent) : null,
      next_action:
        status === 'requires_action'
          ? {
              type: 'redirect_to_url',
              redirect_to_url: { url, return_url: intent.returnUrl },
            }
          : null,
    };
  }

  function refuse(intent: Intent, code: string, decline: string | null): never {
    intent.status = 'requires_payment_method';
    intent.error = { type: 'card_error', code, ...(decline && { decline_code: decline }) };
    throw new Refused(402, { ...intent.error, payment_intent: showIntent(intent) });
  }

  function confirm(intent: Intent, { isOffSession, isManual }: Record<string, boolean>) {
    const { card } = require(cards.get(intent.method));
    if (card === 'asks' || card === 'asks_each_time') {
      if (isOffSession) refuse(intent, 'authentication_required', 'authentication_required');
      intent.status = 'requires_action';
    } else if (card === 'generic_decline' || card === 'insufficient_funds')
      refuse(intent, 'card_declined', card);
    else if (card !== 'good' && card !== 'short_hold') refuse(intent, card, null);
    else if (isManual) intent.status = 'requires_capture';
    else {
      intent.status = 'succeeded';
      intent.received = intent.amount;
    }
  }

  const list = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false });
  const showRefund = ({ id, amount, key, status, intent, failureReason }: Refund) => ({
    failure_reason: failureReason,
    ...{ id, object: 'refund', amount, status, payment_intent: intent, metadata: { key } },
  });
  const disputes = createDisputes({
    ...{ seconds, newId, list, require },
    leftOf: (intent) => requireIntent(intent).received - paidBack(intent),
  });
  const showTransfer = ({ id, amount, account: destination, key }: Transfer) => ({
    ...{ id, object: 'transfer', amount, destination, transfer_group: key, metadata: { key } },
  });
  const showPayout = ({ id, amount, key, status, failureCode }: Payout) => ({
    ...{ id, object: 'payout', amount, status, failure_code: failureCode, metadata: { key } },
  });

  const operations: StripeWorld['operations'] = {
    getMethod: ({ id }) => showMethod(id),
    addCustomer({ fields }) {
      const method = require(cards.get(fields.payment_method ?? ''));
      const id = newId('cus');
      method.customer = id;
      return { id, object: 'customer' };
    },
    addIntent({ fields }) {
      const method = fields.payment_method ?? '';
      if (require(cards.get(method)).customer !== fields.customer)
        throw new Refused(400, { type: 'invalid_request_error', message: 'another customer' });
      const isManual = fields.capture_method === 'manual';
      const intent: Intent = {
        ...{ id: newId('pi'), status: 'requires_confirmation', amount: Number(fields.amount) },
        ...{ received: 0, method, customer: fields.customer ?? '', created: seconds() },
        ...{ key: fields['metadata[key]'] ?? '', returnUrl: fields.return_url ?? null },
        ...{ error: null, isIndexed: false },
      };
      intents.set(intent.id, intent);
      confirm(intent, { isManual, isOffSession: fields.off_session === 'true' });
      return showIntent(intent);
    },
    findIntents({ fields }) {
      const [, key] = /^metadata\['key'\]:'(.*)'$/.exec(fields.query ?? '') ?? [];
      const found = [...intents.values()].filter((one) => one.isIndexed && one.key === key);
      return { ...list(found.map(showIntent)), object: 'search_result' };
    },
    getIntent: ({ id }) => showIntent(requireIntent(id)),
    capture({ id, fields }) {
      const intent = requireIntent(id);
      const amount = Number(fields.amount_to_capture);
      if (intent.status !== 'requires_capture' || amount > intent.amount)
        throw new Refused(400, {
          ...{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
        });
      intent.status = 'succeeded';
      intent.received = amount;
      return showIntent(intent);
    },
    cancel({ id }) {
      const intent = requireIntent(id);
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        throw new Refused(400, {
          ...{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
        });
      intent.status = 'canceled';
      return showIntent(intent);
    },
    addRefund({ fields }) {
      const intent = requireIntent(fields.payment_intent ?? '');
      const amount = Number(fields.amount);
      if (disputes.hasTaken(intent.id))
        throw new Refused(400, { type: 'invalid_request_error', code: 'charge_disputed' });
      if (paidBack(intent.id) + amount > intent.received)
        throw new Refused(400, { type: 'invalid_request_error', param: 'amount' });
      const refund: Refund = {
        ...{ id: newId('re'), intent: intent.id, amount, status: 'succeeded' },
        ...{ key: fields['metadata[key]'] ?? '', failureReason: null },
      };
      refunds.push(refund);
      return showRefund(refund);
    },
    getRefund: ({ id }) => showRefund(require(refunds.find((one) => one.id === id))),
    listRefunds: ({ fields }) =>
      list(
        refunds
          .filter(({ intent }) => intent === requireIntent(fields.payment_intent ?? '').id)
          .map(showRefund),
      ),
    listCharges({ fields }) {
      const newest = [...intents.values()]
        .filter(({ status }) => status === 'succeeded' || status === 'requires_capture')
        .map(showCharge)
        .toReversed();
      const from = newest.findIndex(({ id }) => id === fields.starting_after) + 1;
      // Pages of two, so that there are some.
      return { ...list(newest.slice(from, from + 2)), has_more: from + 2 < newest.length };
    },
    ...disputes.operations,
    addAccount({ fields }) {
      const account: Account = {
        ...{ id: newId('acct'), key: fields['metadata[key]'] ?? '' },
        ...{ last4: null, isErrored: false },
      };
      accounts.set(account.id, account);
      return { id: account.id, object: 'account' };
    },
    getAccount({ id }) {
      const { last4, isErrored } = require(accounts.get(id));
      const isComplete = last4 !== null;
      const status = isErrored ? 'errored' : 'new';
      return {
        ...{ id, object: 'account', details_submitted: isComplete },
        payouts_enabled: isComplete,
        capabilities: { transfers: isComplete ? 'active' : 'inactive' },
        external_accounts: list(
          isComplete
            ? [{ object: 'bank_account', bank_name: 'STRIPE TEST BANK', last4, status }]
            : [],
        ),
        requirements: {
          currently_due: isComplete
            ? []
            : ['individual.dob.day', 'individual.dob.month', 'external_account'],
          pending_verification: [],
        },
      };
    },
    addLogin: ({ id }) => ({
      object: 'login_link',
      url: `https://connect.stripe.example/${require(accounts.get(id)).id}/login`,
    }),
    addLink: ({ fields }) => ({
      object: 'account_link',
      url: `https://connect.stripe.example/${require(accounts.get(fields.account ?? '')).id}/setup`,
    }),
    addTransfer({ fields }) {
      const transfer: Transfer = {
        ...{ id: newId('tr'), amount: Number(fields.amount), reversals: [] },
        account: require(accounts.get(fields.destination ?? '')).id,
        key: fields.transfer_group ?? '',
      };
      transfers.push(transfer);
      return showTransfer(transfer);
    },
    listTransfers: ({ fields }) =>
      list(transfers.filter(({ key }) => key === fields.transfer_group).map(showTransfer)),
    addReversal({ id, fields }) {
      const transfer = require(transfers.find((one) => one.id === id));
      const amount = Number(fields.amount);
      const reversed = transfer.reversals.reduce((sum, one) => sum + one.amount, 0);
      if (reversed + amount > transfer.amount)
        throw new Refused(400, { type: 'invalid_request_error', param: 'amount' });
      const one = { id: newId('trr'), amount, key: fields['metadata[key]'] ?? '' };
      transfer.reversals.push(one);
      return { id: one.id, object: 'transfer_reversal', amount, metadata: { key: one.key } };
    },
    listReversals: ({ id }) =>
      list(
        require(transfers.find((one) => one.id === id)).reversals.map((one) => ({
          ...{ id: one.id, amount: one.amount, metadata: { key: one.key } },
        })),
      ),
    addPayout({ fields, account }) {
      const { id } = require(accounts.get(account ?? ''));
      const amount = Number(fields.amount);
      if (self.transferred(id) < amount)
        throw new Refused(400, { type: 'invalid_request_error', code: 'balance_insufficient' });
      const payout: Payout = {
        ...{ id: newId('po'), account: id, amount, status: 'pending', failureCode: null },
        key: fields['metadata[key]'] ?? '',
      };
      payouts.push(payout);
      return showPayout(payout);
    },
    getPayout: ({ id, account }) =>
      showPayout(require(payouts.find((one) => one.id === id && one.account === account))),
    listPayouts({ account, fields }) {
      const newest = payouts.filter((one) => one.account === account).map(showPayout);
      newest.reverse();
      const { starting_after: after } = fields;
      const from = after === undefined ? 0 : newest.findIndex(({ id }) => id === after) + 1;
      const most = after === undefined ? Number(fields.limit) : 2;
      return { ...list(newest.slice(from, from + most)), has_more: from + most < newest.length };
    },
  };

  const self: StripeWorld = {
    operations,
    addCard(card) {
      const id = newId('pm');
      cards.set(id, { card, customer: null });
      return id;
    },
    confirm(id, isConfirmed) {
      const intent = require(intents.get(id));
      if (intent.status !== 'requires_action') throw new Error('nothing is asked');
      if (isConfirmed) intent.status = 'requires_capture';
      else {
        intent.status = 'requires_payment_method';
        intent.error = { type: 'card_error', code: 'payment_intent_authentication_failure' };
      }
    },
    loseHold(id) {
      requireIntent(id).status = 'canceled';
    },
    look(id) {
      const { status, received, returnUrl } = requireIntent(id);
      return { status, received, returnUrl };
    },
    intentIds: () => [...intents.keys()].toReversed(),
    index() {
      for (const intent of intents.values()) intent.isIndexed = true;
    },
    enterBank(id, last4) {
      const account = require(accounts.get(id));
      account.last4 = last4;
      account.isErrored = false;
    },
    dispute: disputes.dispute,
    endDispute: disputes.endDispute,
    endPayout(id, failureCode) {
      const payout = require(payouts.find((one) => one.id === id));
      payout.status = failureCode === null ? 'paid' : 'failed';
      payout.failureCode = failureCode;
      if (failureCode !== null) require(accounts.get(payout.account)).isErrored = true;
    },
    failRefund(id, reason = 'expired_or_canceled_card') {
      const refund = require(refunds.find((one) => one.id === id));
      refund.status = 'failed';
      refund.failureReason = reason;
    },
    transferred: (id) =>
      transfers
        .filter(({ account }) => account === id)
        .reduce(
          (sum, { amount, reversals }) =>
            sum + amount - reversals.reduce((back, one) => back + one.amount, 0),
          0,
        ) -
      payouts
        .filter(({ account, status }) => account === id && status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0),
  };
  return self;
}
