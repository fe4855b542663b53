import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuantityBox, type QuantityBoxProps } from './quantity-box.tsx';

function render(props: Partial<QuantityBoxProps>) {
  const html = renderToStaticMarkup(
    <QuantityBox label="Boxes" onChange={() => {}} value={1} {...props} />,
  );
  const buttonOf = (label: string) => html.match(new RegExp(`<button[^>]*${label}[^>]*>`))?.[0];
  return { html, minus: buttonOf('One less'), plus: buttonOf('One more') };
}

test('DATA-22 CAT-08 the box shows its quantity, and minus is disabled at the minimum, which is 1 unless told', () => {
  expect(render({ value: 7, minimum: 4 }).html).toContain('value="7"');
  expect(render({ value: 1 }).minus).toContain('disabled=""');
  expect(render({ value: 2 }).minus).not.toContain('disabled=""');
  expect(render({ value: 4, minimum: 4 }).minus).toContain('disabled=""');
});

test('plus is disabled at the maximum', () => {
  expect(render({ value: 10, maximum: 10 }).plus).toContain('disabled=""');
  expect(render({ value: 9, maximum: 10 }).plus).not.toContain('disabled=""');
});

test('CAT-09 the box asks for digits and is named for screen readers', () => {
  const { html } = render({ value: 9 });
  expect(html).toMatch(/<input[^>]*aria-label="Boxes"[^>]*inputMode="numeric"[^>]*value="9"/i);
  expect(html).toContain('>Boxes</legend>');
});
