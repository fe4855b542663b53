import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element).replace(/<[^>]+>/g, '');

test('CAT-05 a box shows the price per square foot and per box', () => {
  expect(textOf(<Price perSqft={1895} price={22740} unit="Box" />)).toBe(
    '$18.95 / sq ft · $227.40 / Box',
  );
});

test('CAT-05 another unit of measure shows the price per square foot and per that unit', () => {
  expect(textOf(<Price perSqft={6450} price={354750} unit="Slab" />)).toBe(
    '$64.50 / sq ft · $3,547.50 / Slab',
  );
});

test('CAT-05 a piece shows its price per piece', () => {
  expect(textOf(<Price price={38900} unit="Piece" />)).toBe('$389.00 / Piece');
});

test('CAT-05 what is sold by the square foot shows that price once', () => {
  expect(textOf(<Price perSqft={429} price={429} unit="SqFt" />)).toBe('$4.29 / sq ft');
});

test('a price that is the lowest of several says from', () => {
  expect(textOf(<Price isFrom price={100} unit="Piece" />)).toBe('from $1.00 / Piece');
});
