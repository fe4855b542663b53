// Every call that writes a price, an order or a decision of staff leads to the audit log: from its line in a feature's
// routes through what that line calls. Tests of the features show what the events say.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const features = join(root, 'apps/server/src/features');
const contract = join(root, 'packages/contract/src');
const LOG = join(features, 'audit/note-act.ts');

/** Of these every call that changes something is looked at, besides all that staff may make. */
const OF_PRICES_AND_ORDERS =
  /^(checkout|coupons|fulfilment|inventory|listings|orders|priceLists|showroomPrices|vendorApi)\./;

/** Each leaves no event, for this reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'books.startReconciliation': 'compares; nothing is changed',
  'checkout.startCheckout': 'reserves stock for minutes; nothing is bought',
  'checkout.cancelPayment': 'ends a payment that became no order',
  'checkout.createCardToken': 'plays the payment provider',
  'fulfilment.matchVendorLines': 'finds lines',
  'fulfilment.printLabels': 'prints',
  'fulfilment.printPackingLists': 'prints',
  'listings.createListing': 'begins a draft, which nobody sees',
  'listings.discardListingDraft': 'a draft, which nobody sees',
  'listings.setOpeningStock': 'stock has movements of its own (decision 30)',
  'listings.uploadListingDocument': 'a file of a draft',
  'listings.uploadListingModel': 'a file of a draft',
  'listings.uploadListingPhoto': 'a file of a draft',
  'pageTexts.previewPageText': 'shows a text; nothing is published',
  'priceLists.send': 'a file; nothing is applied',
  'priceLists.check': 'looks at a file',
  'priceLists.chooseCategory': 'says how a file is read',
  'priceLists.cancel': 'stops before the rest is applied; what was applied is noted',
  'priceLists.apply': 'begins a job, which notes what it applied (apply-list.ts)',
  'priceLists.undo': 'begins a job, which notes what it took back (apply-list.ts)',
  'showroomPrices.previewBulkMarkup': 'computes',
  'showroomPrices.startPricePrint': 'prints',
  'staff.claimCase': 'decides nothing, and ends by itself',
  'staff.releaseCase': 'decides nothing',
  'staff.matchBoard': 'counts lines',
  'tableViews.createTableView': 'how somebody looks at a table',
  'tableViews.deleteTableView': 'how somebody looks at a table',
  'tableViews.setDefaultView': 'how somebody looks at a table',
  'tableViews.updateTableView': 'how somebody looks at a table',
  'vendorApi.stock': 'stock has movements of its own (decision 30)',
};

const isLookedAt = ({ name, method, access }: CallDefinition) =>
  method !== 'GET' &&
  (OF_PRICES_AND_ORDERS.test(name) || (Array.isArray(access) && access.includes('Admin')));

/** `imported name -> file and name there`, of the imports of a file that carry values. */
function importsOf(file: string): Map<string, { readonly from: string; readonly name: string }> {
  const found = new Map<string, { readonly from: string; readonly name: string }>();
  const text = readFileSync(file, 'utf8');
  for (const [, names = '', from = ''] of text.matchAll(
    /^import (?!type)([^;]+?) from '([^']+)';/gm,
  )) {
    const at = fileOf(file, from);
    if (at === null) continue;
    const all = /^\* as (\w+)$/.exec(names.trim());
    if (all) found.set(all[1] ?? '', { from: at, name: '*' });
    for (const part of names.replace(/[{}]/g, '').split(',')) {
      const [name = '', alias = name] = part.trim().split(' as ');
      if (name !== '' && !name.startsWith('type ')) found.set(alias, { from: at, name });
    }
  }
  return found;
}

function fileOf(file: string, from: string): string | null {
  if (from.startsWith('@wevisu/contract/')) return join(contract, from.slice(17));
  return from.startsWith('.') ? resolve(dirname(file), from) : null;
}

/** Calls by file of the contract and the name that it exports them by. */
async function namesOfCalls(): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const file of readdirSync(contract).filter((one) => /^[\w-]+\.ts$/.test(one))) {
    for (const [key, value] of Object.entries(await import(join(contract, file)))) {
      const { name, path } = (value ?? {}) as Partial<CallDefinition>;
      if (name !== undefined && path !== undefined)
        names.set(`${join(contract, file)} ${key}`, name);
    }
  }
  return names;
}

const known = new Map<string, boolean>();

/** Whether a file of a feature leads to the log by what it imports; stores and deps lead nowhere. */
function leadsToLog(file: string): boolean {
  if (file === LOG) return true;
  if (!file.startsWith(features) || /routes\.ts$|\/store\//.test(file)) return false;
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const leads = [...importsOf(file).values()].some(({ from }) => leadsToLog(from));
  known.set(file, leads);
  return leads;
}

/** Each call that a file of routes answers, and whether one of the use cases in its line leads to the log. */
function callsOf(file: string, names: ReadonlyMap<string, string>): [string, boolean][] {
  const imports = importsOf(file);
  const parts = readFileSync(file, 'utf8')
    .split(/calls\.add\(\s*/)
    .slice(1);
  return parts.flatMap((part): [string, boolean][] => {
    const [, of = '', , key] = /^(\w+)(\.(\w+))?/.exec(part) ?? [];
    const found = imports.get(of);
    const name = found && names.get(`${found.from} ${key ?? found.name}`);
    if (name === undefined) return [];
    const words = part.match(/\b\w+\b/g) ?? [];
    const used = words.map((word) => imports.get(word)).filter((one) => one !== undefined);
    return [[name, used.some(({ from }) => leadsToLog(from))]];
  });
}

test('G-63 ADMIN-07 each call that writes a price, an order or a decision of staff leads to the audit log', async () => {
  const names = await namesOfCalls();
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file).endsWith('routes.ts'))
    .map((file) => join(features, file));
  const leads = new Map(files.flatMap((file) => callsOf(file, names)));
  const looked = ALL_CALLS.filter(isLookedAt).map(({ name }) => name);
  expect(looked.length).toBeGreaterThan(50);
  const silent = looked.filter((name) => leads.get(name) !== true);
  expect(silent.toSorted()).toEqual(
    Object.keys(EXCEPTIONS)
      .filter((name) => leads.get(name) !== true)
      .toSorted(),
  );
  expect(Object.keys(EXCEPTIONS).filter((name) => !looked.includes(name))).toEqual([]);
});
