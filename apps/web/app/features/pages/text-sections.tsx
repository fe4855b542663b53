import type { Page } from '@wevisu/contract/pages.ts';
import { RichText } from './rich-text.tsx';

/** The sections of a text, with a table of contents that is sticky on wide screens. */
export function TextSections({ page }: { readonly page: Page }) {
  return (
    <div className="page grid items-start gap-x-16 gap-y-10 lg:grid-cols-[260px_minmax(0,1fr)]">
      <nav aria-label="On this page" className="lg:sticky lg:top-32">
        <p className="eyebrow">On this page</p>
        <ol className="mt-3 flex flex-col border-line border-s">
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className="-ms-px block border-transparent border-s py-1.5 ps-4 text-14 text-muted transition-colors hover:border-accent-text hover:text-ink"
                href={`#${id}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-prose">
        {page.intro && <RichText className="mb-10" html={page.intro} />}
        {page.sections.map(({ id, title, html }) => (
          <section aria-labelledby={id} className="mb-12 last:mb-0" key={id}>
            <h2 className="mb-3 text-28" id={id}>
              {title}
            </h2>
            <RichText html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}
