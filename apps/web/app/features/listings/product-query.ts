import type { CallInput } from '@wevisu/contract/call.ts';
import type { listVendorProducts } from '@wevisu/contract/listings.ts';

export type AskedProducts = CallInput<typeof listVendorProducts>['query'];

const EMPTY: AskedProducts = {
  ...{ q: '', status: 'all', stock: 'all', draft: 'all' },
  ...{ sort: 'name', dir: 'asc', limit: 50 },
};

const pick = <T extends string>(text: string | null, of: readonly T[], otherwise: T): T =>
  of.find((one) => one === text) ?? otherwise;

/** An id, or nothing. */
function idIn(text: string | null): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** What the address asks for; what it misspells counts as not asked for. */
export function readProductQuery(params: URLSearchParams): AskedProducts {
  const after = params.get('after');
  const [category, brand] = [idIn(params.get('category')), idIn(params.get('brand'))];
  return {
    ...EMPTY,
    q: (params.get('q') ?? '').slice(0, 120),
    status: pick(params.get('status'), ['all', 'active', 'withdrawn'], 'all'),
    stock: pick(params.get('stock'), ['all', 'in', 'out'], 'all'),
    draft: pick(
      params.get('draft'),
      ['all', 'none', 'draft', 'submitted', 'changes_asked', 'declined'],
      'all',
    ),
    sort: pick(params.get('sort'), ['name', 'updated'], 'name'),
    dir: pick(params.get('dir'), ['asc', 'desc'], 'asc'),
    ...(category !== undefined && { category }),
    ...(brand !== undefined && { brand }),
    ...(after === null ? {} : { after }),
  };
}
