// Imported with the first typed letter, since calls pull in the contract's schemas.
import { suggest } from '@wevisu/contract/catalog.ts';
import { call } from '../../platform/api.ts';
import type { Suggestions } from './suggestion-groups.ts';

export async function fetchSuggestions(q: string, vsdId: string | null): Promise<Suggestions> {
  return (
    await call(
      suggest,
      { query: { q, ...(vsdId === null ? {} : { vsd_id: vsdId }) } },
      { isQuiet: true },
    )
  ).data;
}
