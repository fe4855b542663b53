import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { LINK_ATTRIBUTE } from './plain-link.tsx';

/** As long as React Router's own links wait. */
const INTENT_MS = 100;

/**
 * Follows plain links without loading a new document: one listener for all of them, where React Router's own take some
 * ten hooks each. What a link leads to begins to load when it is pointed at.
 */
export function FollowLinks() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function forget() {
      clearTimeout(timer);
      setWanted(null);
    }

    function follow(event: MouseEvent) {
      const link = plainLinkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0 || isModified(event)) return;
      event.preventDefault();
      // What is asked for now must not wait behind what was asked for ahead.
      forget();
      const to = addressOf(link);
      void navigate(to, { replace: to === addressOf(location) });
    }

    function prepare(event: Event) {
      const link = plainLinkOf(event);
      if (link?.getAttribute(LINK_ATTRIBUTE) !== 'soon') return;
      clearTimeout(timer);
      const wait = event.type === 'touchstart' ? 0 : INTENT_MS;
      timer = setTimeout(() => setWanted(addressOf(link)), wait);
    }

    function leave(event: Event) {
      const { relatedTarget } = event as MouseEvent | FocusEvent;
      const link = plainLinkOf(event);
      if (link && !(relatedTarget instanceof Node && link.contains(relatedTarget))) forget();
    }

    // After React's own listeners on the document, which may have taken the click for something else.
    document.addEventListener('click', follow, { signal });
    for (const sign of ['mouseover', 'focusin', 'touchstart']) {
      document.addEventListener(sign, prepare, { signal, passive: true });
    }
    for (const sign of ['mouseout', 'focusout']) {
      document.addEventListener(sign, leave, { signal, passive: true });
    }
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [navigate]);

  return wanted === null ? null : <PrefetchPageLinks key={wanted} page={wanted} />;
}

function plainLinkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest(`a[${LINK_ATTRIBUTE}]`) : null;
}

function isModified({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash;
}
