import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { cx } from '../../ui/cx.ts';

export interface RichTextProps {
  /** Rendered from Markdown by the server, which escapes all HTML. */
  readonly html: string;
  readonly className?: string;
  /** Takes links within the site, where they can't be opened. */
  readonly onLink?: (path: string) => void;
}

/** A text of several paragraphs. Links within the site navigate without a reload. */
export function RichText({ html, className, onLink }: RichTextProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !isPlain || link.origin !== location.origin) return;
    event.preventDefault();
    if (onLink) return onLink(link.pathname);
    void navigate(link.pathname + link.search + link.hash);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: catches clicks on the links inside, however they are activated.
    <div
      className={cx('rich-text', className)}
      dangerouslySetInnerHTML={{ __html: html }}
      onClick={follow}
    />
  );
}
