// Imported with the first letter typed: calls bring the contract's schemas along.
import { suggest } from '@wevisu/contract/catalog.ts';
import { call } from '../../platform/api.ts';
import type { Suggestions } from './suggest-words.ts';

export async function fetchSuggestions(q: string): Promise<Suggestions> {
  return (await call(suggest, { query: { q } }, { isQuiet: true })).data;
}
