import { type HTMLAttributes, type ReactNode, useContext, useId, useState } from 'react';
import { PART_ATTRIBUTE, PartsContext } from './part-memory.ts';

type Tag = 'article' | 'aside' | 'div' | 'footer' | 'section' | 'ul';

export interface RememberedProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'dangerouslySetInnerHTML' | 'id'> {
  readonly as: Tag;
  /** One for each component: tells apart parts that depend on the same values. */
  readonly name: string;
  /** Everything that the content depends on, except React's ids. */
  readonly of: () => readonly unknown[];
  /**
   * Contains only text, pictures and plain links. In the browser React leaves what the server sent as it is, without
   * hydrating it, until something that it depends on changes.
   */
  readonly isPlain?: boolean;
  /** Not cached: it is on one page only, or contains a preloaded picture, which React announces in the page's head. */
  readonly isFresh?: boolean;
  readonly children: () => ReactNode;
}

/** An element whose content is the same on many pages. The server renders it once and then reuses the text. */
export function Remembered(props: RememberedProps) {
  const { as: Element, name, of, isPlain = false, isFresh = false, children, ...rest } = props;
  // Ids that React generates inside derive from this one. A plain part has none.
  const id = useId();
  const page = useContext(PartsContext);
  const kept = useKept(isPlain ? id : null, of);
  const own = isPlain ? { ...rest, id } : rest;
  if (kept.isKept) {
    return (
      <Element
        {...own}
        dangerouslySetInnerHTML={SENT_BY_SERVER}
        key="kept"
        ref={kept.look}
        suppressHydrationWarning
      />
    );
  }
  if (page === null || isFresh) return <Element {...own}>{children()}</Element>;
  const key = `${name} ${isPlain ? '' : id} ${JSON.stringify(of())}`;
  const html = page.memory.get(key);
  if (html !== undefined) return <Element {...own} dangerouslySetInnerHTML={{ __html: html }} />;
  const number = page.rendered.push(key) - 1;
  const marked = { ...own, [PART_ATTRIBUTE]: `${page.mark}${number}` };
  return <Element {...marked}>{children()}</Element>;
}

/** React ignores the content of such a part while this is the same object. */
const SENT_BY_SERVER = { __html: '' };

interface Kept {
  /** Whether the part is on the page as the server sent it. */
  readonly isKept: boolean;
  /** If React had to recreate the element, its content is rendered, too. */
  readonly look: (element: HTMLElement | null) => void;
}

/** React's ids of server-rendered elements never occur in elements rendered by the browser. */
function useKept(id: string | null, of: () => readonly unknown[]): Kept {
  const [madeFrom, setMadeFrom] = useState(() =>
    id !== null && typeof document !== 'undefined' && document.getElementById(id) ? of() : null,
  );
  const isKept =
    madeFrom !== null && of().every((value, index) => Object.is(value, madeFrom[index]));
  if (madeFrom !== null && !isKept) setMadeFrom(null);
  return {
    isKept,
    look: (element) => element !== null && element.firstChild === null && setMadeFrom(null),
  };
}
