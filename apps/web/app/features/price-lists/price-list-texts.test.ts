import { expect, test } from 'vitest';
import { notTakenOf } from './price-list-texts.ts';

const column = (header: string, field: 'sku' | 'price' | 'category' | 'unit' | null) => ({
  ...{ header, field, mark: 'point' as const, is_mark_guess: false, is_discontinued: false },
});

test('G-62 the preview names the columns of a list that are not taken, and those only for new products', () => {
  expect(notTakenOf({ columns: [column('SKU', 'sku'), column('Net', 'price')] })).toBeNull();
  expect(
    notTakenOf({
      columns: [
        ...[column('SKU', 'sku'), column('Memo', null), column('', null)],
        ...[column('Ref', null), column('Type', 'category'), column('U/M', 'unit')],
      ],
    }),
  ).toBe(
    'Not taken: Memo, Ref. Only for new products: Category, Sold by. Change these of a product you sell on its own page.',
  );
});
