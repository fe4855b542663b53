import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { LINK_ATTRIBUTE } from './plain-link.tsx';

/** Same delay as React Router's links. */
const INTENT_MS = 100;

/**
 * Client-side navigation for plain links: one listener for all, where each of React Router's links runs some ten hooks.
 * Prefetches a page when its link is hovered or focused.
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
      // The navigation must not queue behind its own prefetch.
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

    // Runs after React's listeners on the document, which may have called preventDefault.
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
