import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RequireSession } from './require-session.tsx';
import { SessionProvider, useSession } from './session.tsx';

function render(element: React.ReactElement) {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/account']}>
      <QueryClientProvider client={new QueryClient()}>
        <SessionProvider>{element}</SessionProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function Status() {
  return useSession().status;
}

test('the server knows no session, since the token lies in the browser', () => {
  expect(render(<Status />)).toBe('unknown');
});

test('NAV-48 a page behind sign-in is neither shown nor left before the session is known', () => {
  const html = render(
    <RequireSession loading={<i>loading</i>}>
      <b>private</b>
    </RequireSession>,
  );
  expect(html).toBe('<i>loading</i>');
});
