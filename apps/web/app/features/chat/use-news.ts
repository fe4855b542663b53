import { useEffect, useRef, useState } from 'react';
import type { ChatMessage } from './chat-calls.ts';

/** However many messages come, they are told at most so often. */
const TELL_EVERY_MS = 4_000;

/** What a screen reader is told of messages of others that come while the room is open. */
export function useNews(messages: readonly ChatMessage[]): string {
  const [news, setNews] = useState('');
  const known = useRef<number | null>(null);
  const waiting = useRef<ChatMessage[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const lastId = messages.at(-1)?.id ?? 0;
  useEffect(() => () => clearTimeout(timer.current), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new last message
  useEffect(() => {
    const from = known.current;
    known.current = lastId;
    // What is there when the room opens is read, not told.
    if (from === null) return;
    waiting.current.push(...messages.filter(({ id, is_own }) => id > from && !is_own));
    if (waiting.current.length === 0 || timer.current !== undefined) return;
    const tell = () => {
      const told = waiting.current.splice(0);
      timer.current = told.length === 0 ? undefined : setTimeout(tell, TELL_EVERY_MS);
      const [first] = told;
      if (first === undefined) return;
      const only = `${first.author.name}: ${first.text || 'sent a file'}`;
      setNews(told.length === 1 ? only : `${told.length} new messages`);
    };
    tell();
  }, [lastId]);
  return news;
}
