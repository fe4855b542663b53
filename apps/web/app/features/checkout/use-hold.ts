import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { useEffect, useState } from 'react';

/** Seconds until a hold expires, then 0; a wrong clock shows at most a full hold. */
export function secondsLeft(expiresAt: string, now: number): number {
  const seconds = Math.ceil((Date.parse(expiresAt) - now) / 1000);
  return Math.max(0, Math.min(seconds, STOCK_HOLD_MINUTES * 60));
}

/** 65 gives '1:05'. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Counts down to the end of a hold. Null on the server and in the first render. */
export function useSecondsLeft(expiresAt: string): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now === null ? null : secondsLeft(expiresAt, now);
}
