import type { Brief, Found } from '../brief.ts';
import { findContradictions, TWO_BUDGETS } from '../find-contradictions.ts';
import type { GroundedWish, Proposal } from './read-proposal.ts';

/** The brief with what a model proposed beyond it. What the text was read as stands: nothing is overwritten. */
export function addProposal(brief: Brief, { wishes }: Proposal): Brief {
  const added = wishes.reduce(addWish, brief);
  const twoBudgets = brief.contradictions.filter(({ words }) => words === TWO_BUDGETS);
  return {
    ...added,
    contradictions: [...findContradictions({ ...added, others: [] }), ...twoBudgets],
  };
}

function append<T>(
  list: readonly Found<T>[],
  next: Found<T>,
  isSame: (value: T) => boolean,
): readonly Found<T>[] {
  return list.some(({ value }) => isSame(value)) ? list : [...list, next];
}

function addWish(brief: Brief, wish: GroundedWish): Brief {
  const { span } = wish;
  switch (wish.field) {
    case 'also': {
      const { value } = wish;
      if (brief.purpose?.value === value) return brief;
      return { ...brief, also: append(brief.also, { value, span }, (old) => old === value) };
    }
    case 'styles': {
      const { value } = wish;
      const isSame = (old: typeof value): boolean => old.style === value.style;
      return { ...brief, styles: append(brief.styles, { value, span }, isSame) };
    }
    case 'finishes': {
      const { value } = wish;
      // The person's own word on a part is final.
      const isSame = (old: Brief['finishes'][number]['value']): boolean => old.part === value.part;
      return { ...brief, finishes: append(brief.finishes, { value, span }, isSame) };
    }
    case 'items': {
      const value = { ...wish.value, widthTenths: null, depthTenths: null };
      const isSame = (old: Brief['items'][number]['value']): boolean => old.item === value.item;
      return { ...brief, items: append(brief.items, { value, span }, isSame) };
    }
    case 'wishes': {
      const { value } = wish;
      return { ...brief, wishes: append(brief.wishes, { value, span }, (old) => old === value) };
    }
    default:
      return brief[wish.field] ? brief : { ...brief, [wish.field]: { value: wish.value, span } };
  }
}
