import { useEffect, useState } from 'react';
import { useSession } from '../../platform/session.tsx';
import { Icon } from '../../ui/icon.tsx';
import { timeLeft } from './time-left.ts';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** Says for whom staff act and how long, and ends it: by the button, or when its time is over. */
export function ActingBar({ name, until }: { readonly name: string; readonly until: string }) {
  const { signOut } = useSession();
  const [now, setNow] = useState(() => Date.now());
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const end = Date.parse(until);
  const isOver = now >= end;

  async function leave() {
    setLeaving(true);
    await signOut();
  }
  useEffect(() => {
    if (isOver) void leave();
  }, [isOver]);

  return (
    <section
      aria-label="Acting for a user"
      className="fixed inset-x-3 bottom-3 z-[54] mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center gap-x-3 rounded-card bg-ink py-1 ps-4 pe-1.5 text-14 text-paper shadow-soft"
    >
      <Icon name="user" />
      <p className="min-w-0 py-1">
        You act for <strong className="break-words">{name}</strong>{' '}
        <span aria-hidden="true" className="figures ms-1 whitespace-nowrap">
          {timeLeft(end - now)}
        </span>
        <span className="reader-only"> until {TIME.format(end)}</span>
      </p>
      <button
        aria-disabled={isLeaving}
        className="min-h-10 shrink-0 rounded-control px-3 font-[560] underline underline-offset-4 focus-visible:outline-paper"
        onClick={() => void (isLeaving || leave())}
        type="button"
      >
        Stop acting
      </button>
    </section>
  );
}
