import { useEffect, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { dueWords } from './due-words.ts';

const MINUTE_MS = 60_000;

/** POL-13: how long there is to approve or decline. Nothing once that is done. */
export function DueClock({ dueAt }: { readonly dueAt: string | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (dueAt === null) return null;
  const { text, kind } = dueWords(Date.parse(dueAt) - now);
  return <Badge kind={kind}>{text}</Badge>;
}
