import type { AttributeEffect } from '@wevisu/contract/attributes.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';

const WORDS: Readonly<Record<AttributeEffect['kind'], readonly [one: string, many: string]>> = {
  no_value: [
    'has no value: it must get one before its next change is sent',
    'have no value: each must get one before its next change is sent',
  ],
  wrong_value: [
    'has a value that the field would refuse',
    'have a value that the field would refuse',
  ],
  removed: [
    "loses the field: its value stays as a row of the vendor's own",
    "lose the field: their values stay as rows of the vendors' own",
  ],
  renamed: ['keeps its value under the new name', 'keep their values under the new name'],
};

/** "Edge: 312 products and 4 drafts have no value: …" */
export function effectText({ label, kind, products, drafts }: AttributeEffect): string {
  const parts = [count(products, 'product'), count(drafts, 'draft')].filter((part) => part !== '');
  const [one, many] = WORDS[kind];
  return `${label}: ${parts.join(' and ')} ${products + drafts === 1 ? one : many}.`;
}

function count(number: number, what: string): string {
  if (number === 0) return '';
  return `${formatCount(number)} ${what}${number === 1 ? '' : 's'}`;
}
