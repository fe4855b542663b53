import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { keepCookieNoteSeen } from '../platform/cookie-note-cookie.ts';
import { PlainLink } from '../ui/plain-link.tsx';

/**
 * G-71: a line above the page until it is dismissed. Every page is sent with it so that nothing shifts; for visitors
 * who dismissed it, it is hidden before the first paint (platform/scripts-later.ts, ui/base.css).
 */
export function CookieNote() {
  const [isSeen, setSeen] = useState(false);
  if (isSeen) return null;
  return (
    <aside aria-label="Cookies" className="cookie-note bg-ink text-paper">
      <div className="page flex items-center justify-between gap-x-6 gap-y-1 py-1.5 text-12">
        <p>
          We use only the cookies the shop needs: your showroom, your cart, your sign-in.{' '}
          <PlainLink className="underline underline-offset-2" to={PATHS.cookiesPolicy}>
            Cookies policy
          </PlainLink>
        </p>
        <button
          className="min-h-8 shrink-0 rounded-control px-3 font-[560] underline-offset-2 hover:underline focus-visible:outline-paper"
          onClick={() => {
            keepCookieNoteSeen();
            setSeen(true);
          }}
          type="button"
        >
          Got it
        </button>
      </div>
    </aside>
  );
}
