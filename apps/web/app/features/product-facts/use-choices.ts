import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listChoices, listVariantChoices } from '@wevisu/contract/product-facts.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { call } from '../../platform/api.ts';
import { type ChoiceFilters, type ListedFor, toChoicesQuery } from './choice-filters.ts';

const PER_PAGE = 12;

/** The products that fit, sorted as in the shop, each with the facts needed to put it in the room. */
export function useChoices(filters: ChoiceFilters, of: ListedFor) {
  const query = toChoicesQuery(filters, { ...of, ppp: PER_PAGE });
  return useQuery({
    queryKey: ['choices', query],
    queryFn: async () => (await call(listChoices, { query }, { isQuiet: true })).data,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** All sizes and finishes of the chosen product. */
export function useVariantChoices(facts: ProductFacts | null, vsdId: string | null) {
  return useQuery({
    queryKey: ['variant-choices', facts?.hash ?? null, vsdId],
    queryFn: async () => {
      if (facts === null) return [];
      const query = vsdId === null ? {} : { vsd_id: vsdId };
      const params = { hash: facts.hash };
      return (await call(listVariantChoices, { params, query }, { isQuiet: true })).data;
    },
    enabled: facts !== null,
    staleTime: 5 * 60_000,
  });
}
