// The operations of Stripe's API that the shop uses, by hand from the SDK's types (API version 2026-10-28): their paths,
// the fields they take and must have, and whether they need a key that makes them happen once.

export const API_VERSION = '2026-10-28.endive';

export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly fields: readonly string[];
  readonly needs: readonly string[];
  readonly once: boolean;
}

const ID = '([a-z]+_[A-Za-z0-9_]+)';
const EXPAND = ['expand[0]', 'expand[1]'];

function operation(
  method: 'GET' | 'POST',
  path: string,
  of: {
    readonly may?: readonly string[];
    readonly needs?: readonly string[];
    readonly once?: boolean;
  } = {},
): Operation {
  const { may = [], needs = [], once = false } = of;
  const pattern = new RegExp(`^/v1/${path.replaceAll(':id', ID)}$`);
  return { method, path: pattern, fields: [...needs, ...may], needs, once };
}

export const OPERATIONS = {
  getMethod: operation('GET', 'payment_methods/:id'),
  addCustomer: operation('POST', 'customers', { needs: ['payment_method'], once: true }),
  addIntent: operation('POST', 'payment_intents', {
    needs: [
      ...['amount', 'currency', 'customer', 'payment_method', 'confirm', 'capture_method'],
      ...['allowed_payment_method_types[0]', 'metadata[key]'],
    ],
    may: ['return_url', 'setup_future_usage', 'off_session', ...EXPAND],
    once: true,
  }),
  findIntents: operation('GET', 'payment_intents/search', { needs: ['query'], may: ['limit'] }),
  getIntent: operation('GET', 'payment_intents/:id', { may: EXPAND }),
  capture: operation('POST', 'payment_intents/:id/capture', {
    ...{ needs: ['amount_to_capture'], once: true },
  }),
  cancel: operation('POST', 'payment_intents/:id/cancel'),
  addRefund: operation('POST', 'refunds', {
    ...{ needs: ['payment_intent', 'amount', 'metadata[key]'], once: true },
  }),
  getRefund: operation('GET', 'refunds/:id'),
  listRefunds: operation('GET', 'refunds', {
    ...{ needs: ['payment_intent'], may: ['limit', 'starting_after'] },
  }),
  listCharges: operation('GET', 'charges', { may: ['limit', 'starting_after', ...EXPAND] }),
  listDisputes: operation('GET', 'disputes', {
    ...{ needs: ['created[gte]'], may: ['limit', 'starting_after'] },
  }),
  getDispute: operation('GET', 'disputes/:id'),
  changeDispute: operation('POST', 'disputes/:id', {
    may: ['evidence[uncategorized_text]', 'metadata[key]', 'metadata[accepted]', 'submit'],
  }),
  closeDispute: operation('POST', 'disputes/:id/close'),
  addAccount: operation('POST', 'accounts', {
    needs: [
      ...['country', 'metadata[key]', 'capabilities[transfers][requested]'],
      ...['controller[fees][payer]', 'controller[losses][payments]'],
      ...['controller[requirement_collection]', 'controller[stripe_dashboard][type]'],
      'settings[payouts][schedule][interval]',
    ],
    once: true,
  }),
  getAccount: operation('GET', 'accounts/:id'),
  addLogin: operation('POST', 'accounts/:id/login_links'),
  addLink: operation('POST', 'account_links', {
    needs: ['account', 'type', 'return_url', 'refresh_url'],
  }),
  addTransfer: operation('POST', 'transfers', {
    needs: ['amount', 'currency', 'destination', 'transfer_group', 'metadata[key]'],
    once: true,
  }),
  listTransfers: operation('GET', 'transfers', { needs: ['transfer_group'], may: ['limit'] }),
  addReversal: operation('POST', 'transfers/:id/reversals', {
    ...{ needs: ['amount', 'metadata[key]'], once: true },
  }),
  listReversals: operation('GET', 'transfers/:id/reversals', { may: ['limit'] }),
  addPayout: operation('POST', 'payouts', {
    ...{ needs: ['amount', 'currency', 'metadata[key]'], once: true },
  }),
  getPayout: operation('GET', 'payouts/:id'),
  listPayouts: operation('GET', 'payouts', { may: ['limit', 'starting_after'] }),
} as const;

export type OperationName = keyof typeof OPERATIONS;

interface Found {
  readonly name: OperationName;
  /** Of the object in the path. */
  readonly id: string;
}

/** Throws what is wrong with a request. */
export function findOperation(of: {
  readonly method: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly key: string | undefined;
}): Found {
  const { method, path, fields, key } = of;
  // `search` looks like an id to the path of one payment.
  for (const [name, known] of Object.entries(OPERATIONS)) {
    const match = known.method === method ? known.path.exec(path) : null;
    if (match === null) continue;
    const unknown = Object.keys(fields).filter((field) => !known.fields.includes(field));
    if (unknown.length > 0) throw new Error(`${method} ${path} takes no ${unknown.join(', ')}`);
    const missing = known.needs.filter((field) => fields[field] === undefined);
    if (missing.length > 0) throw new Error(`${method} ${path} needs ${missing.join(', ')}`);
    if (known.once && key === undefined) throw new Error(`${method} ${path} needs a key`);
    return { name: name as OperationName, id: match[1] ?? '' };
  }
  throw new Error(`${method} ${path} is used by nobody`);
}
