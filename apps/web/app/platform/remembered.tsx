import { type ComponentPropsWithoutRef, type ReactNode, useContext, useId } from 'react';
import { PART_ATTRIBUTE, PartsContext } from './part-memory.ts';

type Tag = 'article' | 'aside' | 'footer' | 'ul';

export type RememberedProps<T extends Tag> = Omit<
  ComponentPropsWithoutRef<T>,
  'children' | 'dangerouslySetInnerHTML'
> & {
  readonly as: T;
  /** Everything that the content depends on, except React's ids. Only the server calls it. */
  readonly of: () => unknown;
  readonly children: () => ReactNode;
};

/**
 * An element whose content is the same on many pages. The server renders it once and then reuses the text; the browser
 * sees no difference. It must not contain a preloaded picture: React announces those in the page's head.
 */
export function Remembered<T extends Tag>({ as, of, children, ...rest }: RememberedProps<T>) {
  const Element: Tag = as;
  // Ids that React generates inside derive from this one.
  const id = useId();
  const page = useContext(PartsContext);
  if (page === null) return <Element {...rest}>{children()}</Element>;
  const key = `${id} ${JSON.stringify(of())}`;
  const html = page.memory.get(key);
  if (html !== undefined) return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
  const number = page.rendered.push(key) - 1;
  const marked = { ...rest, [PART_ATTRIBUTE]: `${page.mark}${number}` };
  return <Element {...marked}>{children()}</Element>;
}
