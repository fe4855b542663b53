import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

function render(current: number, lastPage: number) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Pagination
        current={current}
        hrefOf={(page) => `/list?page=${page}`}
        lastPage={lastPage}
        onJump={() => {}}
      />
    </MemoryRouter>,
  );
}

test('the current page is marked and the ends are linked', () => {
  const html = render(4, 24);
  expect(html).toMatch(/aria-current="page"[^>]*aria-label="Page 4"/);
  expect(html).toContain('href="/list?page=24"');
  expect(html).toContain('rel="prev"');
  expect(html).toContain('rel="next"');
});

test('the first page has no way back and the last no way on', () => {
  expect(render(1, 3)).not.toContain('rel="prev"');
  expect(render(3, 3)).not.toContain('rel="next"');
});

test('one page needs no page links, and a box to jump comes with many pages', () => {
  expect(render(1, 1)).toBe('');
  expect(render(1, 5)).not.toContain('Go to page');
  expect(render(1, 6)).toContain('Go to page');
});
