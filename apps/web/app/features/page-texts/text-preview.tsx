import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PageSlug } from '@wevisu/contract/pages.ts';
import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../pages/rich-text.tsx';
import { fetchPreview, PAGE_TEXTS_KEY, type Written } from './page-text-calls.ts';

const QUIET_MS = 350;

/** What visitors would read, rendered by the server a moment after the last key. */
export function TextPreview({
  slug,
  written,
}: {
  readonly slug: PageSlug;
  readonly written: Written;
}) {
  const [text, setText] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setText(written), QUIET_MS);
    return () => clearTimeout(timer);
  }, [written]);
  const preview = useQuery({
    queryKey: [...PAGE_TEXTS_KEY, slug, 'preview', text],
    queryFn: () => fetchPreview(slug, text),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const { page, unknown_places: unknown } = preview.data ?? { page: null, unknown_places: [] };
  return (
    <section
      aria-label="Preview"
      className="min-w-0 rounded-card border border-line bg-surface p-5 xl:sticky xl:top-20 xl:max-h-[calc(100vh-7rem)] xl:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
      tabIndex={0}
    >
      <p className="eyebrow mb-3">Preview</p>
      {preview.isError && (
        <Notice kind="danger" title="The preview could not be loaded">
          What you have written stays.
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice
          className="mb-4"
          kind="warning"
          title={`Nothing is filled in for ${unknown.join(', ')}`}
        >
          Use one of the listed names, or write it out.
        </Notice>
      )}
      {page && (
        <>
          <h2 className="text-28">{page.title}</h2>
          {page.lead && <p className="mt-2 text-muted">{page.lead}</p>}
          {page.updated_on && (
            <p className="mt-2 text-14 text-muted">Last updated {page.updated_on}</p>
          )}
          {page.intro && <RichText className="mt-5" html={page.intro} />}
          {page.sections.map(({ id, title, html }) => (
            <div className="mt-6" key={id}>
              <h3 className="mb-2 text-22">{title}</h3>
              <RichText html={html} />
            </div>
          ))}
        </>
      )}
    </section>
  );
}
