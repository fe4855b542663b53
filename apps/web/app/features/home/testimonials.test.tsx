import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Testimonials } from './testimonials.tsx';

const said = (quote: string, is_sample: boolean) => ({
  ...{ quote, is_sample, name: 'Ana, Austin', about: 'Kitchen' },
});

test('HOME-22 U-51 the home page calls a testimonial a sample until staff have confirmed it', () => {
  const html = renderToStaticMarkup(
    <Testimonials testimonials={[said('Nineteen boxes.', true), said('Half a box.', false)]} />,
  );
  const [, sample = '', real = ''] = html.split('<figure');
  expect(sample).toContain('Sample');
  expect(sample).toContain('Nineteen boxes.');
  expect(real).not.toContain('Sample');
});
