import type { Page } from '@wevisu/contract/pages.ts';

/** Title, lead and date of a content page. */
export function TextHeading({ page }: { readonly page: Page }) {
  return (
    <header className="page pt-10 pb-10 md:pt-16 md:pb-14">
      <h1 className="max-w-[22ch] text-36 md:text-48">{page.title}</h1>
      {page.lead && <p className="mt-4 max-w-prose text-18 text-muted">{page.lead}</p>}
      {page.updated_on && <p className="mt-4 text-14 text-muted">Last updated {page.updated_on}</p>}
    </header>
  );
}
